'use client';
import { useCallback, useId, useState, type ReactNode, type RefCallback } from 'react';
import { useStickToBottom } from 'use-stick-to-bottom';
import { ErrorNotice, useBrainstem, useGeneralWords } from '../../provider/index.ts';
import { Button, Icon, Skeleton } from '../../ui/index.ts';
import { useChatWords, useController, useConversation } from './ChatContext.ts';
import { isBusy, type QueuedMessage } from './chatStore.ts';
import { EmptyThread, type Suggestion } from './EmptyThread.tsx';
import { LiveAnswer } from './LiveAnswer.tsx';
import { MessageItem } from './MessageItem.tsx';
import styles from './Thread.module.css';
import type { ThreadMessage, ThreadToolCall } from './threadModel.ts';
import { useThread } from './useThread.ts';
import { useThreadWindow } from './useThreadWindow.ts';
import { WaitingMessages } from './WaitingMessages.tsx';

/** Props of {@link Thread}. */
export interface ThreadProps {
  suggestions: readonly Suggestion[] | undefined;
  emptyState: ReactNode;
}

/** The open conversation's messages, followed to their end until the reader scrolls up. */
export function Thread({ suggestions, emptyState }: ThreadProps) {
  const key = useConversation((conversation) => conversation.key);
  return <OpenThread key={key} suggestions={suggestions} emptyState={emptyState} />;
}

/** The most messages that the platform gives of one session. */
const pageLimit = 100;

function OpenThread({ suggestions, emptyState }: ThreadProps) {
  const words = useChatWords();
  const general = useGeneralWords();
  const controller = useController();
  const { messages, question, isLoading, error, refetch } = useThread(controller);
  const busy = useConversation(({ turn }) => isBusy(turn));
  const queue = useConversation((conversation) => conversation.queue);
  if (isLoading) return <LoadingThread label={words.messages} />;
  if (error !== null) {
    return (
      <div className={styles.scroll}>
        <div className={styles.messages}>
          <ErrorNotice
            error={error}
            title={words.loadFailed}
            actions={
              <Button size="small" onClick={refetch}>
                {general.tryAgain}
              </Button>
            }
          />
        </div>
      </div>
    );
  }
  if (messages.length === 0 && queue.length === 0) {
    return (
      <div className={styles.scroll}>
        <EmptyThread suggestions={suggestions}>{emptyState}</EmptyThread>
      </div>
    );
  }

  return <FilledThread messages={messages} question={question} queue={queue} isBusy={busy} />;
}

interface FilledThreadProps {
  messages: readonly ThreadMessage[];
  question: ThreadToolCall | undefined;
  queue: readonly QueuedMessage[];
  isBusy: boolean;
}

function FilledThread({ messages, question, queue, isBusy: busy }: FilledThreadProps) {
  const words = useChatWords();
  const labelId = useId();
  const { scrollRef, contentRef, isAtBottom, scrollToBottom } = useStickToBottom({
    initial: 'instant',
    resize: 'instant',
  });
  const { shown, hasEarlier, watch } = useThreadWindow(messages);
  const scroller = useMergedRef(scrollRef, watch);
  const unread = useUnread(messages, isAtBottom);
  const lastKey = messages.at(-1)?.key;
  return (
    <div className={styles.frame} data-part="thread">
      <div
        ref={scroller}
        className={styles.scroll}
        tabIndex={0}
        role="group"
        aria-labelledby={labelId}
      >
        <h2 id={labelId} className={styles.label}>
          {words.messages}
        </h2>
        <div ref={contentRef} className={styles.messages} aria-busy={busy}>
          {!hasEarlier && messages.length >= pageLimit && (
            <p className={styles.edge}>{words.earlierNotShown}</p>
          )}
          {shown.map((message) => (
            <MessageItem
              key={message.key}
              message={message}
              question={question}
              isLast={message.key === lastKey}
            />
          ))}
          <WaitingMessages queue={queue} />
        </div>
      </div>
      {!isAtBottom && (
        <JumpToLatest count={unread} onJump={() => void scrollToBottom({ animation: 'instant' })} />
      )}
      <LiveAnswer message={messages.at(-1)} />
    </div>
  );
}

function JumpToLatest({ count, onJump }: { count: number; onJump: () => void }) {
  const words = useChatWords();
  const figure = new Intl.NumberFormat(useBrainstem().locale.tag).format(count);
  const label = count === 0 ? words.jumpToLatest : words.newMessages(figure);
  return (
    <Button className={styles.jump} aria-label={label} title={label} onClick={onJump}>
      <Icon name="arrowDown" />
      {count > 0 && <span className={styles.count}>{figure}</span>}
    </Button>
  );
}

/** Messages that came since the reader left the end. */
function useUnread(messages: readonly ThreadMessage[], isAtBottom: boolean): number {
  const [read, setRead] = useState(messages.length);
  if (isAtBottom && read !== messages.length) setRead(messages.length);
  return isAtBottom ? 0 : Math.max(0, messages.length - read);
}

function useMergedRef(
  first: RefCallback<HTMLElement>,
  second: RefCallback<HTMLElement>,
): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      first(element);
      const leave = second(element);
      return () => {
        first(null);
        leave?.();
      };
    },
    [first, second],
  );
}

function LoadingThread({ label }: { label: string }) {
  return (
    <div className={styles.scroll} aria-busy="true" role="group" aria-label={label}>
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
