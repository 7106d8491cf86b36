import { useState } from 'react';
import type { ChatWords } from '../../../../words/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { finishedSentences } from './finishedSentences.ts';
import { textOf, type ThreadMessage } from '../../core/index.ts';

export interface LiveAnswerProps {
  /** The thread's last message. */
  message: ThreadMessage | undefined;
  /** The last message when the live region mounted. */
  first: ThreadMessage | undefined;
  /** The key of the last answer seen streaming, also before this part loaded. */
  liveKey: string | undefined;
}

/** Announces a streaming answer to screen readers, politely and in whole sentences. */
export function LiveAnswer({ message, first, liveKey }: LiveAnswerProps) {
  const words = useChatWords();
  const isLive = message?.state === 'streaming' || message?.state === 'reconnecting';
  // Text present when the region mounted is not announced; later text is.
  const [read, setRead] = useState<ReadAnswer>({
    message: first,
    key: liveKey,
    upTo: 0,
    spoken: [],
  });
  // Set during render, so that the region changes in the same update as the answer.
  if (message !== read.message) setRead(readOn(read, message, isLive, words));

  return (
    <>
      {read.spoken.map(({ at, words }) => (
        <div key={at}>{words}</div>
      ))}
      {message?.state === 'reconnecting' && <div>{words.reconnecting}</div>}
      {message?.state === 'streaming' && message.parts.length === 0 && <div>{words.thinking}</div>}
    </>
  );
}

/** Sentences kept in the region, for screen readers that lag behind. */
const keptSentences = 8;

interface ReadAnswer {
  /** The message as last rendered. */
  message: ThreadMessage | undefined;
  /** The key of the answer being announced. Undefined until one streams. */
  key: string | undefined;
  /** The number of characters announced. */
  upTo: number;
  /** The last announced texts, numbered. */
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
  const announcement = [sentences.words, ending].filter((text) => text).join(' ');
  const at = (read.spoken.at(-1)?.at ?? 0) + 1;
  const spoken = announcement === '' ? read.spoken : [...read.spoken, { at, words: announcement }];
  return { message, key, upTo: sentences.upTo, spoken: spoken.slice(-keptSentences) };
}
