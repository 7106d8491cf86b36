'use client';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { SessionSummary } from '../../contract/index.ts';
import { ErrorNotice, useGeneralWords } from '../../provider/index.ts';
import { useSessions } from '../../query/index.ts';
import { Button, Icon, Skeleton } from '../../ui/index.ts';
import { useChatWords, useActs, useConversation } from './ChatContext.ts';
import { DeleteSession } from './DeleteSession.tsx';
import { SessionItem } from './SessionItem.tsx';
import styles from './SessionList.module.css';

/** Props of {@link SessionList}. */
export interface SessionListProps {
  /** Told when a conversation was opened or begun. */
  onChoose?: () => void;
}

/** The person's conversations by last activity, and a button for a new one. */
export function SessionList({ onChoose }: SessionListProps) {
  const words = useChatWords();
  const general = useGeneralWords();
  const acts = useActs();
  const openId = useConversation(({ sessionId }) => sessionId);
  const { sessions, error, isFetching, hasMore, isLoadingMore, loadMore, refetch, remove } =
    useSessions();
  const [toDelete, setToDelete] = useState<SessionSummary>();
  const list = useRef<HTMLUListElement>(null);
  const isOpenListed = sessions?.some(({ sessionId }) => sessionId === openId) ?? false;

  return (
    <nav aria-label={words.conversations} className={styles.nav} data-part="sessions">
      <div className={styles.top}>
        <Button
          className={styles.new}
          onClick={() => {
            acts.startNew();
            onChoose?.();
          }}
        >
          <Icon name="plus" />
          {words.newConversation}
        </Button>
      </div>
      <div className={styles.scroll}>
        {sessions === undefined && error === null && <Placeholders />}
        {error !== null && (
          <ErrorNotice
            error={error}
            role="status"
            title={words.conversationsFailed}
            text={null}
            actions={
              <Button size="small" disabled={isFetching} onClick={refetch}>
                {general.tryAgain}
              </Button>
            }
          />
        )}
        {sessions?.length === 0 && <p className={styles.empty}>{words.noConversations}</p>}
        {sessions !== undefined && sessions.length > 0 && (
          <ul ref={list} className={styles.list} onKeyDown={moveFocus}>
            {sessions.map((session, index) => (
              <SessionItem
                key={session.sessionId}
                session={session}
                isOpen={session.sessionId === openId}
                isTabStop={isOpenListed ? session.sessionId === openId : index === 0}
                onOpen={() => {
                  acts.open(session.sessionId);
                  onChoose?.();
                }}
                onDelete={() => setToDelete(session)}
              />
            ))}
          </ul>
        )}
        {hasMore && (
          <Button
            variant="quiet"
            className={styles.more}
            disabled={isLoadingMore}
            onClick={loadMore}
          >
            {words.loadMore}
          </Button>
        )}
      </div>
      <DeleteSession
        session={toDelete}
        onClose={() => setToDelete(undefined)}
        onConfirm={async (session) => {
          await remove(session.sessionId);
          acts.forget(session.sessionId);
        }}
      />
    </nav>
  );
}

/** Arrow keys, Home and End move through the conversations. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-part="session"]')];
  const at = items.findIndex((item) => item === event.target);
  if (at < 0) return;
  const target = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[Math.max(0, Math.min(items.length - 1, target))]?.focus();
}

function Placeholders() {
  return (
    <div className={styles.placeholders} aria-hidden="true">
      {['86%', '62%', '74%', '55%', '80%'].map((width) => (
        <Skeleton key={width} width={width} height="14px" />
      ))}
    </div>
  );
}
