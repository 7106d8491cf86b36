import { Chat, useChatHandle } from 'brainstem/react';

/** A component of an app: a button that asks, and the chat. */
export function Assistant() {
  const chat = useChatHandle();
  return (
    <>
      <button onClick={() => chat.open({ draft: 'Which orders are late?' })}>
        Ask about orders
      </button>
      <div style={{ height: 480 }}>
        <Chat label="Assistant" />
      </div>
    </>
  );
}
