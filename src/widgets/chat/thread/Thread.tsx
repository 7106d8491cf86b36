import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { ErrorNotice, lazyPart, useHasNoAccess, WidgetBoundary } from '../../../provider/index.ts';
import { Button, Icon, joinClasses, Skeleton, useBrowserLayoutEffect } from '../../../ui/index.ts';
import {
  useChatState,
  useChatWords,
  useController,
  useConversation,
} from '../context/ChatContext.ts';
import {
  type InitialMessage,
  isBusy,
  isInitial,
  type ThreadMessage,
  type ThreadToolCall,
} from '../core/index.ts';
import { EmptyThread, type Suggestion } from './EmptyThread.tsx';
import { Slot } from '../frame/Slot.tsx';
import { LiveAnswer } from './live/LiveAnswer.tsx';
import { MessageItem } from './message/MessageItem.tsx';
import styles from './Thread.module.css';
import { useSettings } from '../context/chatSettings.ts';
import { ThreadScrollContext } from './scroll/threadScroll.ts';
import { useFollowEnd } from './scroll/useFollowEnd.ts';
import { useThreadWindow } from './scroll/useThreadWindow.ts';

import { useThread, type ThreadState } from './useThread.ts';
import { WaitingMessages } from './waiting/WaitingMessages.tsx';

/** Props of {@link Thread}. */
export interface ThreadProps {
  suggestions: readonly Suggestion[] | undefined;
  emptyState: ReactNode;
  initialMessages: readonly InitialMessage[] | undefined;
}

/** The open conversation's messages, followed to their end until the reader scrolls up. */
export function Thread(props: ThreadProps) {
  const key = useConversation((conversation) => conversation.key);
  return <OpenThread key={key} {...props} />;
}

/** The most messages that the platform gives of one session. */
const pageLimit = 100;

function OpenThread({ initialMessages, ...empty }: ThreadProps) {
  const controller = useController();
  const { tools } = useSettings();
  const thread = useThread(controller, { tools, initialMessages });
  return (
    <>
      <ThreadBody thread={thread} {...empty} />
      {/* Here before the first answer: a live region that comes with its words isn't read. */}
      <LiveAnswer message={thread.messages.at(-1)} />
    </>
  );
}

interface ThreadBodyProps extends Omit<ThreadProps, 'initialMessages'> {
  thread: ThreadState;
}

function ThreadBody({ thread, suggestions, emptyState }: ThreadBodyProps) {
  const words = useChatWords();
  const { slots } = useSettings();
  const { messages, question, isLoading, error, refetch } = thread;
  const queue = useConversation((conversation) => conversation.queue);
  const hasNoAccess = useHasNoAccess(error === null ? undefined : refetch);

  if (isLoading) return <LoadingThread label={words.messages} />;
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
          {slots.EmptyState === undefined ? emptyState : <Slot of={slots.EmptyState} />}
        </EmptyThread>
      </div>
    );
  }

  return <FilledThread messages={messages} question={question} />;
}

/** Nothing is selected before it is read: its code comes with the first message. */
const SelectionQuote = lazyPart(
  async () => (await import('./quote/SelectionQuote.tsx')).SelectionQuote,
  { isOptional: true },
);

/** Answers are long once they are there. */
const AnswerOutline = lazyPart(
  async () => (await import('./outline/AnswerOutline.tsx')).AnswerOutline,
  { isOptional: true },
);

interface FilledThreadProps {
  messages: readonly ThreadMessage[];
  question: ThreadToolCall | undefined;
}

function FilledThread({ messages, question }: FilledThreadProps) {
  const words = useChatWords();
  const busy = useConversation(({ turn }) => isBusy(turn));
  const queue = useConversation((conversation) => conversation.queue);
  const sent = useConversation((conversation) => conversation.sent);
  const isReadOnly = useChatState(({ missingScope }) => missingScope !== undefined);
  const labelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { scrollerRef, contentRef, isAtEnd, follow, hold } = useFollowEnd();
  const { shown, hasEarlier, showEarlier, reveal } = useThreadWindow(messages, scrollerRef);
  const scroll = useMemo(() => ({ hold, follow, reveal }), [hold, follow, reveal]);
  const missed = useMissedAnswers(messages, isAtEnd);
  // What a person sends is always brought into view.
  useBrowserLayoutEffect(follow, [sent, follow]);
  const lastKey = messages.at(-1)?.key;
  return (
    <div ref={frame} className={styles.frame} data-part="thread">
      <div
        ref={scrollerRef}
        className={styles.scroll}
        tabIndex={0}
        role="group"
        aria-labelledby={labelId}
      >
        <h2 id={labelId} className={styles.label}>
          {words.messages}
        </h2>
        <div ref={contentRef} className={styles.messages} aria-busy={busy}>
          {hasEarlier && (
            <Button variant="quiet" size="small" className={styles.earlier} onClick={showEarlier}>
              {words.showEarlier}
            </Button>
          )}
          {!hasEarlier && messages.length >= pageLimit && !messages.slice(0, 1).some(isInitial) && (
            <p className={styles.edge}>{words.earlierNotShown}</p>
          )}
          <ThreadScrollContext.Provider value={scroll}>
            {shown.map((message) => (
              <WidgetBoundary key={message.key} resetKey={message.state}>
                <MessageItem
                  message={message}
                  question={question}
                  isLast={message.key === lastKey}
                />
              </WidgetBoundary>
            ))}
          </ThreadScrollContext.Provider>
          <WaitingMessages queue={queue} />
        </div>
      </div>
      <AnswerOutline scroll={scroll} scroller={scrollerRef} content={contentRef} />
      {!isReadOnly && <SelectionQuote frame={frame} />}
      {!isAtEnd && (
        <Button
          className={joinClasses(styles.jump, missed > 0 && styles.counted)}
          aria-label={missed > 0 ? words.jumpToNew(missed) : words.jumpToLatest}
          title={words.jumpToLatest}
          onClick={follow}
        >
          <Icon name="arrowDown" />
          {missed > 0 && <span>{missed}</span>}
        </Button>
      )}
    </div>
  );
}

/** How many answers began since the reader was last at the end. */
function useMissedAnswers(messages: readonly ThreadMessage[], isAtEnd: boolean): number {
  const count = messages.filter(({ role }) => role === 'assistant').length;
  const [seen, setSeen] = useState(count);
  if (isAtEnd && seen !== count) setSeen(count);
  return Math.max(0, count - seen);
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
