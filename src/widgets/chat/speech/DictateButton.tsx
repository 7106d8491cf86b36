import { useEffect, useRef } from 'react';
import { useBrainstem, useOperation } from '../../../provider/index.ts';
import { Icon, IconButton, VisuallyHidden, icons, texts } from '../../../ui/index.ts';
import { useActions, useConversation } from '../context/ChatContext.ts';
import { useChatWords } from '../context/useChatWords.ts';
import type { ChatSpeech } from './ChatSpeech.ts';
import styles from './Speech.module.css';

/** Appends dictated text to the draft, until the user stops, sends or types. */
export function DictateButton({ recognize }: { recognize: NonNullable<ChatSpeech['recognize']> }) {
  const words = useChatWords();
  const actions = useActions();
  const { locale } = useBrainstem();
  const draft = useConversation((conversation) => conversation.draft);
  const [{ status }, { actions: dictation }] = useOperation<void>();
  const isRunning = status === 'running';
  const hasFailed = status === 'failed';
  /** The draft as dictation left it. A different one was edited otherwise. */
  const written = useRef(draft);
  useEffect(() => {
    if (isRunning && draft !== written.current) dictation.reset();
  });

  const listen = (): void => {
    const before = draft === '' || /\s$/.test(draft) ? draft : `${draft} `;
    written.current = draft;
    dictation.run((signal) =>
      recognize({
        language: locale.tag,
        signal,
        onText(text) {
          if (signal.aborted) return;
          written.current = before + text;
          actions.setDraft(before + text);
        },
      }),
    );
  };
  const announcement = isRunning ? words.listening : hasFailed ? words.dictationFailed : '';
  return (
    <>
      <IconButton
        label={isRunning ? words.stopDictating : words.dictate}
        className={isRunning ? styles.running : undefined}
        onClick={isRunning ? dictation.reset : listen}
      >
        <Icon path={isRunning ? icons.stop : icons.microphone} />
      </IconButton>
      {hasFailed ? (
        <span role="alert" className={texts.error}>
          {announcement}
        </span>
      ) : (
        <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      )}
    </>
  );
}
