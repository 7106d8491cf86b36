import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { SessionId } from '../../../contract/index.ts';
import type { SessionMeta } from '../../../query/index.ts';
import { useBrainstem, useToday } from '../../../provider/index.ts';
import { hasLostFocus, moveFocusAmong, useBrowserLayoutEffect, layout } from '../../../ui/index.ts';
import { useChatState, useConversation } from '../context/ChatContext.ts';
import { useChatWords } from '../context/useChatWords.ts';
import type { ChatState } from '../core/index.ts';
import { formatMonth, groupSessions, type SessionGroup } from './groupSessions.ts';
import { SessionItem } from './item/SessionItem.tsx';
import type { ListedSession } from './useSessions.ts';
import styles from './SessionList.module.css';

export interface SessionRowsProps {
  sessions: readonly ListedSession[];
  onOpen: (session: ListedSession) => void;
  onDelete: (session: ListedSession) => void;
  /** Renames or pins a conversation. @default neither is offered */
  onChange: ((session: ListedSession, change: SessionMeta) => void) | undefined;
}

/**
 * Lists the conversations by day with a roving tabindex: the tab stop is the row focused last, or
 * the open one. Arrow keys move between rows.
 */
export function SessionRows({ sessions, onOpen, onDelete, onChange }: SessionRowsProps) {
  const openId = useConversation(({ sessionId }) => sessionId);
  const unread = useUnreadSessions();
  const [focusedId, setFocusedId] = useState<SessionId>();
  const isListed = (id: SessionId | undefined): boolean =>
    sessions.some(({ sessionId }) => sessionId === id);
  const tabStop = [focusedId, openId].find(isListed) ?? sessions[0]?.sessionId;
  const rows = useRef<HTMLDivElement>(null);
  const pinning = useRef<PinnedFrom>(undefined);
  const today = useToday();
  useBrowserLayoutEffect(() => keepFocus(rows.current, sessions, pinning));
  return (
    <div
      ref={rows}
      onFocus={({ target }) =>
        setFocusedId(target.closest<HTMLElement>('[data-row]')?.dataset['row'])
      }
      onKeyDown={(event) => moveFocusAmong(event, '[data-part="session"]')}
    >
      {groupSessions(sessions, today).map((group) => (
        <Group key={group.key} group={group}>
          {group.sessions.map((session) => (
            <SessionItem
              key={session.sessionId}
              session={session}
              today={today}
              isOpen={session.sessionId === openId}
              isUnread={unread.has(session.sessionId)}
              isTabStop={session.sessionId === tabStop}
              onOpen={() => onOpen(session)}
              onDelete={() => onDelete(session)}
              onChange={
                onChange &&
                ((change) => {
                  const { sessionId, pinned } = session;
                  if (change.pinned !== undefined) pinning.current = { sessionId, pinned };
                  onChange(session, change);
                })
              }
            />
          ))}
        </Group>
      ))}
    </div>
  );
}

/** A session whose pin is being toggled, with its previous state. */
type PinnedFrom = Pick<ListedSession, 'sessionId' | 'pinned'> | undefined;

/** Restores the focus on a session that moved to another group, where it mounts again. */
function keepFocus(
  rows: HTMLElement | null,
  sessions: readonly ListedSession[],
  pinning: { current: PinnedFrom },
): void {
  const { current: from } = pinning;
  const now = sessions.find(({ sessionId }) => sessionId === from?.sessionId);
  if (rows === null || from === undefined || now?.pinned === from.pinned) return;
  pinning.current = undefined;
  if (!hasLostFocus(rows)) return;
  const all = [...rows.querySelectorAll<HTMLElement>('[data-part="session"]')];
  all.find(({ dataset }) => dataset['session'] === from.sessionId)?.focus();
}

function Group({ group, children }: { group: SessionGroup; children: ReactNode }) {
  const words = useChatWords();
  const { locale } = useBrainstem();
  const id = useId();
  const { pinned, today, yesterday, previousWeek } = words;
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.period}>
        {group.period === 'month'
          ? formatMonth(group.at, locale.tag)
          : { pinned, today, yesterday, week: previousWeek(7) }[group.period]}
      </h3>
      <ul className={layout.stack1}>{children}</ul>
    </div>
  );
}

function useUnreadSessions(): ReadonlySet<SessionId> {
  const keys = useChatState((state) => state.unread);
  const conversations = useChatState((state) => (keys.size === 0 ? none : state.conversations));
  return useMemo(
    () => new Set([...keys].map((key) => conversations[key]?.sessionId ?? key)),
    [keys, conversations],
  );
}

const none: ChatState['conversations'] = {};
