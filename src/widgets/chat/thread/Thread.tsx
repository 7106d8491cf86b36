import { useState, type ReactNode } from 'react';
import {
  ErrorNotice,
  lazyPart,
  useBrainstem,
  useHasNoAccess,
  WidgetBoundary,
} from '../../../provider/index.ts';
import { Skeleton, VisuallyHidden, whenIdle } from '../../../ui/index.ts';
import { useChatStartWords, useController, useConversation } from '../context/ChatContext.ts';
import { useSettings } from '../context/chatSettings.ts';
import type { InitialMessage, ThreadMessage } from '../core/index.ts';
import { EmptyThread, type Suggestion } from './empty/EmptyThread.tsx';
import type { FilledThreadProps } from './FilledThread.tsx';
import type { LiveAnswerProps } from './live/LiveAnswer.tsx';
import styles from './Thread.module.css';
import { useThread, type ThreadState } from './useThread.ts';

/** Props of {@link Thread}. */
export interface ThreadProps {
  suggestions: readonly Suggestion[] | undefined;
  emptyState: ReactNode;
  initialMessages: readonly InitialMessage[] | undefined;
}

const LiveAnswer = lazyPart<LiveAnswerProps>(
  async () => (await import('./FilledThread.tsx')).LiveAnswer,
  { isOptional: true },
);

/** Fetched while stored messages are, or before the first one is written. */
const FilledThread = lazyPart<FilledThreadProps>(
  async () => {
    // What can be read can be heard.
    await LiveAnswer.preload();
    return (await import('./FilledThread.tsx')).FilledThread;
  },
  { fallback: () => <LoadingThread /> },
);

/** The open conversation's messages, followed to their end until the reader scrolls up. */
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

/** Here before the first answer, and before what they say: a live region that comes with its words isn't read. */
function LiveRegions({ message }: { message: ThreadMessage | undefined }) {
  const words = useChatStartWords();
  const isStopRefused = useConversation(({ turn }) => turn?.stop === 'refused');
  const isLive = message?.state === 'streaming' || message?.state === 'reconnecting';
  const [first] = useState(message);
  const [liveKey, setLiveKey] = useState<string>();
  // While rendering, for what comes to say it in the same update.
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
  const hasNoAccess = useHasNoAccess(error === null ? undefined : refetch);

  if (isLoading) return <LoadingThread />;
  if (error !== null) {
    return (
      <div className={styles.scroll}>
        <div className={styles.messages}>
          {hasNoAccess ? (
            <p className={styles.edge}>{words.loadFailed}</p>
          ) : (
            <ErrorNotice error={error} title={words.loadFailed} onRetry={refetch} />
          )}
        </div>
      </div>
    );
  }
  if (messages.length === 0 && queue.length === 0) {
    return (
      <div className={styles.scroll}>
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

  return <FilledThread messages={messages} question={question} />;
}

function LoadingThread() {
  const words = useChatStartWords();
  return (
    <div className={styles.scroll} aria-busy="true" role="group" aria-label={words.messages}>
      <div className={styles.messages} aria-hidden="true">
        <div className={styles.loadingUser}>
          <Skeleton width="45%" height="36px" />
        </div>
        {['92%', '84%', '88%', '40%'].map((width) => (
          <Skeleton key={width} width={width} height="14px" />
        ))}
      </div>
    </div>
  );
}

/**
 * Preloads what renders messages, so that the first one doesn't wait for it. It is on its way while
 * the chat is rendered for the first time, not after that.
 */
export function usePreloadMessages(): void {
  const { tag } = useBrainstem().locale;
  useState(() => {
    // What fails here is fetched again with the first message.
    if (typeof document !== 'undefined') preloadMessages(tag).catch(() => undefined);
  });
}

async function preloadMessages(tag: string): Promise<void> {
  // At the same time, though the one asks for the other.
  await Promise.all([FilledThread.preload(), import('./message/MessageMarkdown.tsx')]);
  await (await import('./FilledThread.tsx')).preloadMarkdown();
  const { formatTime } = await import('./message/formatTime.ts');
  // The first time of day takes a browser several frames, which whoever sends a message would wait.
  whenIdle(() => void formatTime(Date.now(), tag));
}
