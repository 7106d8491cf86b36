import { useRef, useState } from 'react';
import { useBrainstem } from '../../../../provider/index.ts';
import type { SessionMeta } from '../../../../query/index.ts';
import {
  Icon,
  IconButton,
  icons,
  joinClasses,
  shortcutKey,
  useBrowserLayoutEffect,
  texts,
  VisuallyHidden,
  isComposing,
  TextInput,
  useEscape,
} from '../../../../ui/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { sessionName } from '../sessionName.ts';
import type { ListedSession } from '../useSessions.ts';
import { formatWhen } from './formatWhen.ts';
import styles from './SessionItem.module.css';

export interface SessionItemProps {
  session: ListedSession;
  /** The midnight that began the day, as a timestamp. */
  today: number;
  isOpen: boolean;
  isUnread: boolean;
  isTabStop: boolean;
  onOpen: () => void;
  onDelete: () => void;
  /** Renames or pins it. @default neither is offered */
  onChange: ((change: SessionMeta) => void) | undefined;
}

/** Renders a conversation of the list. Its last activity is told by its group and its tooltip. */
export function SessionItem({
  session,
  today,
  isOpen,
  isTabStop,
  isUnread,
  onOpen,
  onDelete,
  onChange,
}: SessionItemProps) {
  const words = useChatWords();
  const { locale } = useBrainstem();
  const name = sessionName(session, words.untitled);
  const when = formatWhen(session.lastMessageAt, locale.tag, today);
  const mark = session.requiresAction
    ? words.waitingForYou
    : session.running
      ? words.answering
      : isUnread
        ? words.unread
        : undefined;
  const row = useRef<HTMLButtonElement>(null);
  const togglePin = (): void => onChange?.({ pinned: session.pinned !== true });
  const { isRenaming, start, end } = useRenaming(row);
  if (isRenaming && onChange !== undefined) {
    return (
      <li className={styles.item} data-open={isOpen || undefined}>
        <RenameField
          name={name}
          label={words.renameConversation(name)}
          onEnd={(typed, keepsFocus) => {
            end(keepsFocus);
            if (typed !== undefined && typed !== name) onChange({ name: typed });
          }}
        />
      </li>
    );
  }
  return (
    <li
      className={styles.item}
      data-row={session.sessionId}
      data-open={isOpen || undefined}
      data-unread={isUnread || undefined}
    >
      <button
        ref={row}
        type="button"
        data-part="session"
        data-session={session.sessionId}
        className={styles.open}
        aria-current={isOpen || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={onOpen}
        onKeyDown={(event) => {
          if (event.key === 'Delete') onDelete();
          if (onChange === undefined) return;
          if (event.key === 'F2') start();
          const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
          if (shortcutKey(event) === 'p' && isPlain) togglePin();
        }}
      >
        <span className={styles.name} title={`${name} · ${when}`}>
          <span className={texts.cut} dir="auto">
            {name}
          </span>
        </span>
        {mark === undefined ? (
          <VisuallyHidden>
            <time dateTime={session.lastMessageAt}>{when}</time>
          </VisuallyHidden>
        ) : (
          <span className={joinClasses(styles.mark, session.requiresAction && styles.waiting)}>
            {mark}
          </span>
        )}
      </button>
      <SessionActions
        name={name}
        isPinned={session.pinned === true}
        tabIndex={isTabStop ? 0 : -1}
        edits={onChange && { togglePin, rename: start }}
        onDelete={onDelete}
      />
    </li>
  );
}

interface SessionActionsProps {
  /** The conversation's name, for the buttons' own. */
  name: string;
  isPinned: boolean;
  tabIndex: number;
  /** @default it can only be deleted */
  edits: { togglePin: () => void; rename: () => void } | undefined;
  onDelete: () => void;
}

function SessionActions({ name, isPinned, tabIndex, edits, onDelete }: SessionActionsProps) {
  const words = useChatWords();
  return (
    <span className={styles.actions} data-many={edits === undefined ? undefined : ''}>
      {edits !== undefined && (
        <>
          <IconButton
            label={words.pinConversation(name)}
            size="small"
            aria-pressed={isPinned}
            tabIndex={tabIndex}
            onClick={edits.togglePin}
          >
            <Icon path={icons.pin} size={14} />
          </IconButton>
          <IconButton
            label={words.renameConversation(name)}
            size="small"
            tabIndex={tabIndex}
            onClick={edits.rename}
          >
            <Icon path={icons.pencil} size={14} />
          </IconButton>
        </>
      )}
      <IconButton
        label={words.deleteConversation(name)}
        size="small"
        tabIndex={tabIndex}
        onClick={onDelete}
      >
        <Icon path={icons.trash} size={14} />
      </IconButton>
    </span>
  );
}

/** Tracks whether a conversation is being renamed, and returns the focus to its row afterwards. */
function useRenaming(row: { readonly current: HTMLElement | null }) {
  const [isRenaming, setRenaming] = useState(false);
  const takesFocus = useRef(false);
  useBrowserLayoutEffect(() => {
    if (!isRenaming && takesFocus.current) row.current?.focus();
    takesFocus.current = false;
  }, [isRenaming, row]);
  return {
    isRenaming,
    start: () => setRenaming(true),
    end: (keepsFocus: boolean): void => {
      takesFocus.current = keepsFocus;
      setRenaming(false);
    },
  };
}

interface RenameFieldProps {
  name: string;
  /** The accessible name of the field. */
  label: string;
  /**
   * Called once, with the new name, which may be empty, or with undefined if it was cancelled.
   *
   * @param keepsFocus - True if a key ended the edit, so that the focus must be restored.
   */
  onEnd: (name: string | undefined, keepsFocus: boolean) => void;
}

/** A text field that saves on Enter and blur, and cancels on Escape. */
function RenameField({ name, label, onEnd }: RenameFieldProps) {
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  const end = (given: string | undefined, keepsFocus: boolean): void => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(given, keepsFocus);
  };
  // Stops Escape from closing the surrounding drawer or panel.
  useEscape(field, true, () => end(undefined, true));
  return (
    <TextInput
      ref={field}
      autoFocus
      aria-label={label}
      className={styles.rename}
      value={typed}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => end(typed.trim(), false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
        // The focus moves to the row, which the same key press would activate.
        event.preventDefault();
        end(typed.trim(), true);
      }}
    />
  );
}
