import { Chat, type ChatSlots, type ComposerParts } from 'brainstem/react';

/** One line with the buttons around the field, and the files below it. */
function OneLine({ notices, files, field, tools, status, send }: ComposerParts) {
  return (
    <>
      {notices}
      <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        {tools}
        <div style={{ flex: 1, border: '1px solid GrayText', borderRadius: 20 }}>{field}</div>
        {send}
      </div>
      {status}
      {files}
    </>
  );
}

const slots: ChatSlots = { Composer: OneLine };

/** The parts of our composer, arranged by the host. */
export function OwnComposer() {
  return <Chat slots={slots} showSessions={false} />;
}
