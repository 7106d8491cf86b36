import { useEffect, useId, useMemo, useRef, useState, useCallback, type RefObject } from 'react';
import {
  EvidenceProvider,
  UnreadableEntriesNotice,
  WidgetBoundary,
  JoinedNames,
  useIsOffline,
} from '../../../provider/index.ts';
import {
  Button,
  Icon,
  icons,
  joinClasses,
  useBrowserLayoutEffect,
  whenIdle,
  useLatest,
  layout,
  texts,
  VisuallyHidden,
} from '../../../ui/index.ts';
import { useChatMissingScope, useConversation, useActions } from '../context/ChatContext.ts';
import { useSettings } from '../context/chatSettings.ts';
import { useChatWords } from '../context/useChatWords.ts';
import {
  isBusy,
  isInitial,
  type ThreadMessage,
  type ThreadToolCall,
  type QueuedMessage,
} from '../core/index.ts';
import { MessageItem } from './message/MessageItem.tsx';
import { AnswerOutline } from './outline/AnswerOutline.tsx';
import { SelectionQuote } from './quote/SelectionQuote.tsx';
import styles from './Thread.module.css';
import { ThreadScrollContext } from './scroll/threadScroll.ts';
import { useFollowEnd } from './scroll/useFollowEnd.ts';
import { firstCount, firstShown } from './scroll/firstShown.ts';

/** The most messages that the platform returns for one session. */
const pageLimit = 100;

export interface FilledThreadProps {
  messages: readonly ThreadMessage[];
  /** The open question, if any. */
  question: ThreadToolCall | undefined;
}

export function FilledThread({ messages, question }: FilledThreadProps) {
  const words = useChatWords();
  const { onOpenSource, onOpenNode } = useSettings();
  const busy = useConversation(({ turn }) => isBusy(turn));
  const queue = useConversation((conversation) => conversation.queue);
  const sent = useConversation((conversation) => conversation.sent);
  const isReadOnly = useChatMissingScope() !== undefined;
  const labelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { scrollerRef, contentRef, floorRef, isAtEnd, isJumpOffered, follow, hold } =
    useFollowEnd();
  const { shown, hasEarlier, showEarlier, reveal } = useThreadWindow(messages, scrollerRef);
  const scroll = useMemo(() => ({ hold, follow, reveal }), [hold, follow, reveal]);
  const missed = useMissedAnswers(messages, isAtEnd);
  const isIdle = useIdle();
  // Scrolls to the user's own new message in any case.
  useBrowserLayoutEffect(follow, [sent, follow]);
  const lastKey = messages.at(-1)?.key;
  return (
    <div ref={frame} className={joinClasses(layout.column, styles.frame)} data-part="thread">
      <div
        ref={scrollerRef}
        className={styles.scroll}
        tabIndex={0}
        role="group"
        aria-labelledby={labelId}
      >
        <VisuallyHidden as="h2" id={labelId}>
          {words.messages}
        </VisuallyHidden>
        <div ref={contentRef} className={styles.messages} aria-busy={busy}>
          {hasEarlier && (
            <Button variant="quiet" size="small" className={styles.earlier} onClick={showEarlier}>
              {words.showEarlier}
            </Button>
          )}
          {!hasEarlier && messages.length >= pageLimit && !messages.slice(0, 1).some(isInitial) && (
            <p className={joinClasses(texts.note, styles.edge)}>{words.earlierNotShown}</p>
          )}
          <UnreadableEntriesNotice lists={[messages]} />
          <ThreadScrollContext.Provider value={scroll}>
            <EvidenceProvider onOpenSource={onOpenSource} onOpenNode={onOpenNode}>
              {shown.map((message) => (
                <WidgetBoundary key={message.key} resetKey={message.state}>
                  <MessageItem
                    message={message}
                    question={question}
                    isLast={message.key === lastKey}
                    isReadOnly={isReadOnly}
                    canAskAgain={message.key === lastKey && !busy && !isReadOnly}
                  />
                </WidgetBoundary>
              ))}
            </EvidenceProvider>
          </ThreadScrollContext.Provider>
          <WaitingMessages queue={queue} />
        </div>
        <div ref={floorRef} className={styles.floor} />
        {/* Inside the scroller, so that a wheel event over it scrolls the messages. */}
        {isJumpOffered && (
          <div className={styles.end}>
            <Button
              className={joinClasses(styles.jump, missed > 0 && styles.counted)}
              aria-label={missed > 0 ? words.jumpToNew(missed) : words.jumpToLatest}
              title={words.jumpToLatest}
              onClick={follow}
            >
              <Icon path={icons.arrowDown} />
              {missed > 0 && <span>{missed}</span>}
            </Button>
          </div>
        )}
      </div>
      {isIdle && <AnswerOutline scroll={scroll} scroller={scrollerRef} content={contentRef} />}
      {isIdle && !isReadOnly && <SelectionQuote frame={frame} />}
    </div>
  );
}

/** Returns true once the page has been idle since mounting. Used to preload code. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/** Counts the answers that started since the reader was last at the end. */
function useMissedAnswers(messages: readonly ThreadMessage[], isAtEnd: boolean): number {
  const count = messages.filter(({ role }) => role === 'assistant').length;
  const [seen, setSeen] = useState(count);
  if (isAtEnd && seen !== count) setSeen(count);
  return Math.max(0, count - seen);
}

/** Lists messages queued until the answer ends or the network is back. */
function WaitingMessages({ queue }: { queue: readonly QueuedMessage[] }) {
  const words = useChatWords();
  const actions = useActions();
  const isOffline = useIsOffline();
  const isPaused = useConversation(({ isQueuePaused }) => isQueuePaused);
  return queue.map(({ key, text, files }, index) => (
    <article
      key={key}
      className={joinClasses(layout.stack1, styles.message)}
      aria-label={words.queuedMessage}
      data-part="message"
      data-role="user"
      data-state="waiting"
    >
      {text !== '' && (
        <p className={styles.words}>
          <span dir="auto">{text}</span>
        </p>
      )}
      {files.length > 0 && (
        <p className={styles.note}>
          <Icon path={icons.attach} size={14} />
          <span>
            <JoinedNames names={files.map(({ file }) => file.name)} />
          </span>
        </p>
      )}
      <div className={joinClasses(layout.bar2, styles.bar)}>
        <span className={styles.note}>
          {isOffline ? words.waitingForNetwork : isPaused ? words.queuePaused : words.queued}
        </span>
        <span className={styles.actions}>
          {isPaused && index === 0 && (
            <Button size="small" variant="quiet" onClick={actions.sendQueued}>
              {words.sendQueued}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={() => actions.editWaiting(key)}>
            {words.editQueued}
          </Button>
          <Button size="small" variant="quiet" onClick={() => actions.cancelWaiting(key)}>
            {words.cancelQueued}
          </Button>
        </span>
      </div>
    </article>
  ));
}

/** The number of messages added at a time. */
const step = 30;

/** The distance from the top, in pixels, at which earlier messages are rendered. */
const reach = 400;

/**
 * Renders a long thread from its end. {@link useFollowEnd} keeps the messages in view in place when
 * earlier ones are added above.
 */
function useThreadWindow(
  messages: readonly ThreadMessage[],
  scrollerRef: RefObject<HTMLElement | null>,
) {
  // An index from the start, so that appended messages don't shift it.
  const [first, setFirst] = useState(() => firstShown(messages));
  const showEarlier = useCallback(() => setFirst((now) => Math.max(0, now - step)), []);

  const latest = useLatest(messages);
  const reveal = useCallback(
    (messageKey: string) => {
      const index = latest.current.findIndex(({ key }) => key === messageKey);
      if (index !== -1) setFirst((now) => Math.min(now, index));
    },
    [latest],
  );

  useEffect(() => {
    const element = scrollerRef.current;
    if (element === null) return undefined;
    const more = (): void => {
      // A thread is at its top before it is first scrolled to its end.
      const isScrollable = element.scrollHeight > element.clientHeight;
      if (isScrollable && element.scrollTop <= reach) showEarlier();
    };
    // Renders a few screens more when idle, so that scrolling up finds them rendered.
    const cancel = whenIdle(() => {
      setFirst((now) => Math.max(0, Math.min(now, latest.current.length - firstCount)));
      element.addEventListener('scroll', more, { passive: true });
    });
    return () => {
      cancel();
      element.removeEventListener('scroll', more);
    };
  }, [scrollerRef, showEarlier, latest]);

  const from = Math.min(first, Math.max(0, messages.length - 1));
  return {
    shown: from === 0 ? messages : messages.slice(from),
    hasEarlier: from > 0,
    /** Renders earlier messages, for readers who don't scroll. */
    showEarlier,
    /** Renders from the given message on. Referentially stable. */
    reveal,
  };
}
