import { useState, type ReactNode } from 'react';
import { ErrorNotice, useHasNoAccess, WidgetBoundary } from '../../../provider/index.ts';
import { joinClasses, texts, VisuallyHidden } from '../../../ui/index.ts';
import { useChatStartWords, useController, useConversation } from '../context/ChatContext.ts';
import { useSettings } from '../context/chatSettings.ts';
import type { InitialMessage, ThreadMessage } from '../core/index.ts';
import { EmptyThread, type Suggestion } from './empty/EmptyThread.tsx';
import { FilledThread, LiveAnswer } from '../frame/lazyParts.ts';
import { LoadingThread } from './empty/LoadingThread.tsx';
import styles from './Thread.module.css';
import { useThread, type ThreadState } from './useThread.ts';

export interface ThreadProps {
  suggestions: readonly Suggestion[] | undefined;
  emptyState: ReactNode;
  initialMessages: readonly InitialMessage[] | undefined;
}

/** Shows the open conversation's messages, and follows their end until the reader scrolls up. */
export function Thread(props: ThreadProps) {
  const key = useConversation((conversation) => conversation.key);
  return <OpenThread key={key} {...props} />;
}

function OpenThread({ initialMessages, ...empty }: ThreadProps) {
  const controller = useController();
  const { tools } = useSettings();
  const thread = useThread(controller, { tools, initialMessages });
  return (
    <>
      <ThreadBody thread={thread} {...empty} />
      <LiveRegions message={thread.messages.at(-1)} />
    </>
  );
}

/** Mounts before any answer: screen readers ignore a live region that mounts with its text. */
function LiveRegions({ message }: { message: ThreadMessage | undefined }) {
  const words = useChatStartWords();
  const isStopRefused = useConversation(({ turn }) => turn?.stop === 'refused');
  const isLive = message?.state === 'streaming' || message?.state === 'reconnecting';
  const [first] = useState(message);
  const [liveKey, setLiveKey] = useState<string>();
  // Set during render, so that the announcing components get it in the same update.
  if (isLive && message.key !== liveKey) setLiveKey(message.key);
  return (
    <>
      <VisuallyHidden aria-live="polite">
        <LiveAnswer {...{ message, first, liveKey }} />
      </VisuallyHidden>
      <VisuallyHidden aria-live="polite">
        {isLive && isStopRefused && words.stopRefused}
      </VisuallyHidden>
    </>
  );
}

interface ThreadBodyProps extends Omit<ThreadProps, 'initialMessages'> {
  thread: ThreadState;
}

function ThreadBody({ thread, suggestions, emptyState }: ThreadBodyProps) {
  const words = useChatStartWords();
  const { slots } = useSettings();
  const { messages, question, isLoading, error, refetch } = thread;
  const queue = useConversation((conversation) => conversation.queue);
  const hasNoAccess = useHasNoAccess();

  if (isLoading) return <LoadingThread />;
  if (error !== null) {
    return (
      <div className={styles.scroll}>
        <div className={styles.messages}>
          {hasNoAccess ? (
            <p className={joinClasses(texts.note, styles.edge)}>{words.loadFailed}</p>
          ) : (
            <ErrorNotice error={error} title={words.loadFailed} onRetry={refetch} />
          )}
        </div>
      </div>
    );
  }
  if (messages.length === 0 && queue.length === 0) {
    return (
      <div className={styles.scroll} data-empty="">
        <EmptyThread suggestions={suggestions}>
          {slots.EmptyState === undefined ? (
            emptyState
          ) : (
            <WidgetBoundary>
              <slots.EmptyState />
            </WidgetBoundary>
          )}
        </EmptyThread>
      </div>
    );
  }

  return (
    <WidgetBoundary>
      <FilledThread messages={messages} question={question} />
    </WidgetBoundary>
  );
}
