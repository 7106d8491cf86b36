import { memo } from 'react';
import type { SessionSummary } from '../../../../contract/index.ts';
import { useBrainstem } from '../../../../provider/index.ts';
import { Icon, IconButton, joinClasses } from '../../../../ui/index.ts';
import { useChatWords } from '../../ChatContext.ts';
import { formatWhen } from './formatWhen.ts';
import styles from './SessionItem.module.css';

/** Props of {@link SessionItem}. */
export interface SessionItemProps {
  session: SessionSummary;
  isOpen: boolean;
  /** Whether an answer in it was not looked at yet. */
  isUnread: boolean;
  /** Whether Tab stops here; the others are reached by arrow keys. */
  isTabStop: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

/** One conversation of the list: its beginning, when it was last active, and what it waits for. */
export const SessionItem = memo(function SessionItem({
  session,
  isOpen,
  isTabStop,
  isUnread,
  onOpen,
  onDelete,
}: SessionItemProps) {
  const words = useChatWords();
  const { locale } = useBrainstem();
  const name = session.preview?.trim() || words.untitled;
  const mark = session.requiresAction
    ? words.waitingForYou
    : session.running
      ? words.answering
      : isUnread
        ? words.unread
        : undefined;
  return (
    <li className={styles.item} data-open={isOpen || undefined} data-unread={isUnread || undefined}>
      <button
        type="button"
        data-part="session"
        data-session={session.sessionId}
        className={styles.open}
        aria-current={isOpen || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={onOpen}
        onKeyDown={(event) => {
          if (event.key === 'Delete') onDelete();
        }}
      >
        <span className={styles.name}>
          <span className={styles.words} dir="auto">
            {name}
          </span>
        </span>
        <span className={styles.meta}>
          {mark === undefined ? (
            <time dateTime={session.lastMessageAt} dir="auto">
              {formatWhen(session.lastMessageAt, locale.tag)}
            </time>
          ) : (
            <span className={joinClasses(styles.mark, session.requiresAction && styles.waiting)}>
              {mark}
            </span>
          )}
        </span>
      </button>
      <IconButton
        label={words.deleteConversation(name)}
        size="small"
        className={styles.delete}
        tabIndex={isTabStop ? 0 : -1}
        onClick={onDelete}
      >
        <Icon name="trash" size={14} />
      </IconButton>
    </li>
  );
});
