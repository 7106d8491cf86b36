import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { SessionId, SessionSummary } from '../../../contract/index.ts';
import { ErrorNotice, useBrainstem, useGeneralWords } from '../../../provider/index.ts';
import { Button, Icon, IconButton, moveFocusAmong, Skeleton } from '../../../ui/index.ts';
import { useActions, useChatState, useChatWords, useConversation } from '../ChatContext.ts';
import type { ChatState } from '../core/index.ts';
import { filterSessions } from './filterSessions.ts';
import { formatMonth, groupSessions, type SessionGroup } from './groupSessions.ts';
import { SessionItem } from './item/SessionItem.tsx';
import { SessionSearch } from './SessionSearch.tsx';
import { UndoDelete } from './undo/UndoDelete.tsx';
import { useIsShutOut } from '../useIsShutOut.ts';
import { useSessions } from './useSessions.ts';
import { useUndoableDelete } from './undo/useUndoableDelete.ts';
import styles from './SessionList.module.css';

/** Props of {@link SessionList}. */
export interface SessionListProps {
  /** Told when a conversation was opened or begun. */
  onChoose?: () => void;
  /** Closes the drawer that it stands in. */
  onClose?: () => void;
}

/** From how many conversations on they can be searched. */
const searchedFrom = 4;

/** The person's conversations by day, a field to search them, and a button for a new one. */
export function SessionList({ onChoose, onClose }: SessionListProps) {
  const words = useChatWords();
  const general = useGeneralWords();
  const actions = useActions();
  const openId = useConversation(({ sessionId }) => sessionId);
  const unread = useUnreadSessions();
  const { sessions, error, isFetching, hasMore, isLoadingMore, loadMore, refetch, remove } =
    useSessions();
  const isShutOut = useIsShutOut(error === null ? undefined : refetch);
  const nav = useRef<HTMLElement>(null);
  const [toFocus, setToFocus] = useState<{ id: SessionId | undefined }>();
  const [left, setLeft] = useState<SessionId>();
  const deletion = useUndoableDelete(async ({ sessionId }) => {
    await remove(sessionId);
    actions.forget(sessionId);
  });
  useEffect(() => {
    if (toFocus !== undefined) focusSession(nav.current, toFocus.id);
  }, [toFocus]);
  const [sought, setSought] = useState('');
  const isSearching = sought.trim() !== '';
  const isSearchable = isSearching || (sessions?.length ?? 0) >= searchedFrom;
  const shown = filterSessions(sessions ?? [], sought).filter(
    ({ sessionId }) => !deletion.hidden.has(sessionId),
  );
  const isOpenListed = shown.some(({ sessionId }) => sessionId === openId);
  const tabStop = isOpenListed ? openId : shown[0]?.sessionId;

  const deleteSession = (session: SessionSummary): void => {
    const at = shown.indexOf(session);
    setToFocus({ id: (shown[at + 1] ?? shown[at - 1])?.sessionId });
    deletion.ask(session);
    const isOpen = session.sessionId === openId;
    setLeft(isOpen ? openId : undefined);
    if (isOpen) actions.startNew();
  };
  const undo = (session: SessionSummary): void => {
    deletion.undo();
    setToFocus({ id: session.sessionId });
    if (left === session.sessionId) actions.open(left);
  };

  return (
    <nav ref={nav} aria-label={words.conversations} className={styles.nav} data-part="sessions">
      <div className={styles.top}>
        <Button
          className={styles.new}
          onClick={() => {
            actions.startNew();
            onChoose?.();
          }}
        >
          <Icon name="plus" />
          {words.newConversation}
        </Button>
        {onClose !== undefined && (
          <IconButton label={general.close} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      {isSearchable && (
        <SessionSearch
          value={sought}
          onChange={setSought}
          found={isSearching ? shown.length : undefined}
        />
      )}
      <div className={styles.scroll}>
        {sessions === undefined && error === null && <Placeholders />}
        {error !== null && isShutOut && <p className={styles.empty}>{words.conversationsFailed}</p>}
        {error !== null && !isShutOut && (
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
        {shown.length > 0 && (
          <div onKeyDown={(event) => moveFocusAmong(event, '[data-part="session"]')}>
            {groupSessions(shown).map((group) => (
              <Group key={group.key} group={group}>
                {group.sessions.map((session) => (
                  <SessionItem
                    key={session.sessionId}
                    session={session}
                    isOpen={session.sessionId === openId}
                    isUnread={unread.has(session.sessionId)}
                    isTabStop={session.sessionId === tabStop}
                    onOpen={() => {
                      actions.open(session.sessionId);
                      onChoose?.();
                    }}
                    onDelete={() => deleteSession(session)}
                  />
                ))}
              </Group>
            ))}
          </div>
        )}
        {hasMore && (
          <Button
            variant="quiet"
            className={styles.more}
            disabled={isLoadingMore}
            onClick={loadMore}
          >
            {isSearching ? words.searchOlder : words.loadMore}
          </Button>
        )}
      </div>
      {deletion.failure !== undefined && (
        <ErrorNotice error={deletion.failure} title={words.deleteFailed} />
      )}
      {deletion.pending !== undefined && (
        <UndoDelete
          key={deletion.pending.sessionId}
          session={deletion.pending}
          onUndo={() => {
            if (deletion.pending !== undefined) undo(deletion.pending);
          }}
          onEnd={deletion.finish}
        />
      )}
    </nav>
  );
}

/** Ids of the sessions in which an answer was not looked at yet. */
function useUnreadSessions(): ReadonlySet<SessionId> {
  const keys = useChatState((state) => state.unread);
  const conversations = useChatState((state) => (keys.size === 0 ? none : state.conversations));
  return useMemo(
    () => new Set([...keys].map((key) => conversations[key]?.sessionId ?? key)),
    [keys, conversations],
  );
}

const none: ChatState['conversations'] = {};

function Group({ group, children }: { group: SessionGroup; children: ReactNode }) {
  const words = useChatWords();
  const { locale } = useBrainstem();
  const id = useId();
  const { today, yesterday, previousWeek: week } = words;
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.period}>
        {group.period === 'month'
          ? formatMonth(group.at, locale.tag)
          : { today, yesterday, week }[group.period]}
      </h3>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}

/** Moves focus to a conversation; to the list's first button where it is not shown. */
function focusSession(nav: HTMLElement | null, id: SessionId | undefined): void {
  const rows = [...(nav?.querySelectorAll<HTMLElement>('[data-part="session"]') ?? [])];
  const row = rows.find(({ dataset }) => dataset['session'] === id);
  (row ?? nav?.querySelector('button'))?.focus();
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
