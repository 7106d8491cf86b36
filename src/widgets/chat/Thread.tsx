'use client';
import { useId, type ReactNode } from 'react';
import { useStickToBottom } from 'use-stick-to-bottom';
import { ErrorNotice, useGeneralWords } from '../../provider/index.ts';
import { Button, Icon, Skeleton } from '../../ui/index.ts';
import { useChatWords, useController, useConversation } from './ChatContext.ts';
import { isBusy } from './chatStore.ts';
import { EmptyThread, type Suggestion } from './EmptyThread.tsx';
import { LiveAnswer } from './LiveAnswer.tsx';
import { MessageItem } from './MessageItem.tsx';
import styles from './Thread.module.css';
import { useToolSettings } from './toolRenderers.ts';
import { useThread } from './useThread.ts';
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
  const { messages, question, isLoading, error, refetch } = useThread(
    controller,
    useToolSettings().tools,
  );
  const busy = useConversation(({ turn }) => isBusy(turn));
  const queue = useConversation((conversation) => conversation.queue);
  const labelId = useId();
  const { scrollRef, contentRef, isAtBottom, scrollToBottom } = useStickToBottom({
    initial: 'instant',
    resize: 'instant',
  });

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

  const lastKey = messages.at(-1)?.key;
  return (
    <div className={styles.frame} data-part="thread">
      <div
        ref={scrollRef}
        className={styles.scroll}
        tabIndex={0}
        role="group"
        aria-labelledby={labelId}
      >
        <h2 id={labelId} className={styles.label}>
          {words.messages}
        </h2>
        <div ref={contentRef} className={styles.messages} aria-busy={busy}>
          {messages.length >= pageLimit && <p className={styles.edge}>{words.earlierNotShown}</p>}
          {messages.map((message) => (
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
        <Button
          className={styles.jump}
          aria-label={words.jumpToLatest}
          title={words.jumpToLatest}
          onClick={() => void scrollToBottom({ animation: 'instant' })}
        >
          <Icon name="arrowDown" />
        </Button>
      )}
      <LiveAnswer message={messages.at(-1)} />
    </div>
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
