import { perUser } from '../../../query/index.ts';
import { useBrainstem, useOperation } from '../../../provider/index.ts';
import { Icon, IconButton, icons, texts } from '../../../ui/index.ts';
import { useChatWords } from '../context/useChatWords.ts';
import { finishedSentences } from '../thread/live/finishedSentences.ts';
import type { ChatSpeech } from './ChatSpeech.ts';
import styles from './Speech.module.css';

export interface ReadAloudProps {
  /** In Markdown. */
  text: string;
  speak: NonNullable<ChatSpeech['speak']>;
}

/** Allows one voice at a time: taking it stops the previous holder. */
const voiceOf = perUser(() => {
  let holder: (() => void) | undefined;
  return {
    /** Returns a function that releases the voice. */
    take(stop: () => void): () => void {
      holder?.();
      holder = stop;
      return () => {
        if (holder === stop) holder = undefined;
      };
    },
  };
});

export function ReadAloud({ text, speak }: ReadAloudProps) {
  const words = useChatWords();
  const { client, locale } = useBrainstem();
  const voice = voiceOf(client);
  const [{ status }, { actions }] = useOperation<void>();
  const { run, reset: stop } = actions;
  const isRunning = status === 'running';
  const read = (): void =>
    run(async (signal) => {
      const release = voice.take(stop);
      const { words: plain } = finishedSentences(text, 0, true);
      await speak(plain, { language: locale.tag, signal }).finally(release);
    });
  return (
    <>
      <IconButton
        label={isRunning ? words.stopReading : words.readAloud}
        size="small"
        className={isRunning ? styles.running : undefined}
        onClick={isRunning ? stop : read}
      >
        <Icon path={isRunning ? icons.stop : icons.speaker} size={14} />
      </IconButton>
      {status === 'failed' && (
        <span role="alert" className={texts.error}>
          {words.readingFailed}
        </span>
      )}
    </>
  );
}
