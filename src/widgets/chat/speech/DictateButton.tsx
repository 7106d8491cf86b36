import { useEffect, useRef } from 'react';
import { useBrainstem } from '../../../provider/index.ts';
import { Icon, IconButton, VisuallyHidden } from '../../../ui/index.ts';
import { useActions, useChatWords, useConversation } from '../context/ChatContext.ts';
import type { ChatSpeech } from './ChatSpeech.ts';
import styles from './Speech.module.css';
import { useRunning } from './useRunning.ts';

/** Props of {@link DictateButton}. */
export interface DictateButtonProps {
  recognize: NonNullable<ChatSpeech['recognize']>;
}

/** Writes what the person says behind the draft, until they stop, send or write by hand. */
export function DictateButton({ recognize }: DictateButtonProps) {
  const words = useChatWords();
  const actions = useActions();
  const { locale } = useBrainstem();
  const draft = useConversation((conversation) => conversation.draft);
  const { isRunning, hasFailed, start, stop } = useRunning();
  /** The draft as dictation left it. Any other was written by somebody else. */
  const written = useRef(draft);
  useEffect(() => {
    if (isRunning && draft !== written.current) stop();
  });

  const listen = (): void => {
    const before = draft === '' || /\s$/.test(draft) ? draft : `${draft} `;
    written.current = draft;
    start((signal) =>
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
  const status = isRunning ? words.listening : hasFailed ? words.dictationFailed : '';
  return (
    <>
      <IconButton
        label={isRunning ? words.stopDictating : words.dictate}
        className={isRunning ? styles.running : undefined}
        onClick={isRunning ? stop : listen}
      >
        <Icon name={isRunning ? 'stop' : 'microphone'} />
      </IconButton>
      {hasFailed ? (
        <span role="alert" className={styles.failure}>
          {status}
        </span>
      ) : (
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      )}
    </>
  );
}
