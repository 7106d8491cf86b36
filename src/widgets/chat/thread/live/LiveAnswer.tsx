import { useState } from 'react';
import type { ChatWords } from '../../../../words/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { finishedSentences } from './finishedSentences.ts';
import { textOf, type ThreadMessage } from '../../core/index.ts';

export interface LiveAnswerProps {
  /** The last one of the thread. */
  message: ThreadMessage | undefined;
  /** The last message when the surrounding region was mounted. */
  first: ThreadMessage | undefined;
  /** The key of the last answer that was seen while it arrived, by the region too. */
  liveKey: string | undefined;
}

/** Announces an answer to screen readers as it arrives: politely, and by whole sentences. */
export function LiveAnswer({ message, first, liveKey }: LiveAnswerProps) {
  const words = useChatWords();
  const isLive = message?.state === 'streaming' || message?.state === 'reconnecting';
  // Words that are here with the region wait for the next ones. Those that came since are read.
  const [read, setRead] = useState<ReadAnswer>({
    message: first,
    key: liveKey,
    upTo: 0,
    spoken: [],
  });
  // While rendering, not after it: the region changes in the same update as the answer.
  if (message !== read.message) setRead(readOn(read, message, isLive, words));

  return (
    <>
      {read.spoken.map(({ at, words: said }) => (
        <div key={at}>{said}</div>
      ))}
      {message?.state === 'reconnecting' && <div>{words.reconnecting}</div>}
      {message?.state === 'streaming' && message.parts.length === 0 && <div>{words.thinking}</div>}
    </>
  );
}

/** A screen reader that is late finds the last ones still there. */
const keptSentences = 8;

/** The progress of reading an answer aloud. */
interface ReadAnswer {
  /** As it was last rendered. */
  message: ThreadMessage | undefined;
  /** Undefined until one is seen while it arrives. */
  key: string | undefined;
  /** In characters. */
  upTo: number;
  /** The last words, each with its number. */
  spoken: readonly { at: number; words: string }[];
}

function readOn(
  read: ReadAnswer,
  message: ThreadMessage | undefined,
  isLive: boolean,
  words: Pick<ChatWords, 'stopped'>,
): ReadAnswer {
  if (message?.role !== 'assistant') return { ...read, message };
  const isNew = isLive && read.key !== message.key;
  const { key, upTo } = isNew ? { key: message.key, upTo: 0 } : read;
  if (key !== message.key) return { ...read, message };
  const sentences = finishedSentences(textOf(message.parts), upTo, !isLive);
  const ending = message.state === 'stopped' ? words.stopped : undefined;
  const said = [sentences.words, ending].filter((text) => text).join(' ');
  const at = (read.spoken.at(-1)?.at ?? 0) + 1;
  const spoken = said === '' ? read.spoken : [...read.spoken, { at, words: said }];
  return { message, key, upTo: sentences.upTo, spoken: spoken.slice(-keptSentences) };
}
