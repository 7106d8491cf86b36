import { useState } from 'react';
import { VisuallyHidden } from '../../../../ui/index.ts';
import type { ChatStartWords } from '../../../../words/index.ts';
import { useChatStartWords, useConversation } from '../../context/ChatContext.ts';
import { finishedSentences } from './finishedSentences.ts';
import { textOf, type ThreadMessage } from '../../core/index.ts';

/** Reads an answer aloud to screen readers as it arrives: politely, and by whole sentences. */
export function LiveAnswer({ message }: { message: ThreadMessage | undefined }) {
  const words = useChatStartWords();
  const isStopRefused = useConversation(({ turn }) => turn?.stop === 'refused');
  const isLive = message?.state === 'streaming' || message?.state === 'reconnecting';
  const [read, setRead] = useState<ReadAnswer>(() => ({
    // Words that are here from the start wait for the next ones: a region that comes with words isn't read.
    message,
    key: isLive ? message.key : undefined,
    upTo: 0,
    spoken: '',
  }));
  // While rendering, not after it: the region changes in the same update as the answer.
  if (message !== read.message) setRead(readOn(read, message, isLive, words));

  const state =
    message?.state === 'reconnecting'
      ? words.reconnecting
      : isLive && message.parts.length === 0
        ? words.thinking
        : read.spoken;
  return (
    <>
      <VisuallyHidden role="status" aria-live="polite">
        {state}
      </VisuallyHidden>
      <VisuallyHidden role="status" aria-live="polite">
        {isLive && isStopRefused && words.stopRefused}
      </VisuallyHidden>
    </>
  );
}

/** How far an answer was read aloud. */
interface ReadAnswer {
  /** As it was last rendered. */
  message: ThreadMessage | undefined;
  /** Undefined until one is seen while it arrives. */
  key: string | undefined;
  /** In characters. */
  upTo: number;
  /** The last words. */
  spoken: string;
}

function readOn(
  read: ReadAnswer,
  message: ThreadMessage | undefined,
  isLive: boolean,
  words: Pick<ChatStartWords, 'stopped'>,
): ReadAnswer {
  if (message?.role !== 'assistant') return { ...read, message };
  const isNew = isLive && read.key !== message.key;
  const { key, upTo } = isNew ? { key: message.key, upTo: 0 } : read;
  if (key !== message.key) return { ...read, message };
  const sentences = finishedSentences(textOf(message.parts), upTo, !isLive);
  const ending = message.state === 'stopped' ? words.stopped : undefined;
  const said = [sentences.words, ending].filter((text) => text).join(' ');
  return { message, key, upTo: sentences.upTo, spoken: said === '' ? read.spoken : said };
}
