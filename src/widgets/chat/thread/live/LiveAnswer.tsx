import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../../ui/index.ts';
import { useChatWords, useConversation } from '../../context/ChatContext.ts';
import { finishedSentences } from './finishedSentences.ts';
import { textOf, type ThreadMessage } from '../../core/index.ts';

/** Reads an answer aloud to screen readers as it arrives: politely, and by whole sentences. */
export function LiveAnswer({ message }: { message: ThreadMessage | undefined }) {
  const words = useChatWords();
  const isStopRefused = useConversation(({ turn }) => turn?.stop === 'refused');
  const [spoken, setSpoken] = useState('');
  const read = useRef<{ key: string; upTo: number }>(undefined);

  const isLive = message?.state === 'streaming' || message?.state === 'reconnecting';
  useEffect(() => {
    if (message === undefined || message.role !== 'assistant') return;
    if (isLive && read.current?.key !== message.key) read.current = { key: message.key, upTo: 0 };
    if (read.current?.key !== message.key) return;
    const sentences = finishedSentences(textOf(message.parts), read.current.upTo, !isLive);
    read.current = { key: message.key, upTo: sentences.upTo };
    const ending = message.state === 'stopped' ? words.stopped : undefined;
    const said = [sentences.words, ending].filter((text) => text).join(' ');
    if (said !== '') setSpoken(said);
  }, [message, isLive, words]);

  const state =
    message?.state === 'reconnecting'
      ? words.reconnecting
      : isLive && message.parts.length === 0
        ? words.thinking
        : spoken;
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
