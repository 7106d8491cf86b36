import type { Ref } from 'react';
import { Icon, VisuallyHidden, icons } from '../../../ui/index.ts';
import { useChatWords } from '../context/useChatWords.ts';
import styles from './ChatLauncher.module.css';

export interface LauncherButtonProps {
  buttonRef: Ref<HTMLButtonElement>;
  isOpen: boolean;
  /** The number of answers that ended while the panel was closed. */
  unread: number;
  shortcut: string | undefined;
  /** The id of the panel, once rendered. */
  panelId: string | undefined;
  onToggle: () => void;
}

/** Toggles the panel, and shows the number of answers that arrived while it was closed. */
export function LauncherButton({
  buttonRef,
  isOpen,
  unread,
  shortcut,
  panelId,
  onToggle,
}: LauncherButtonProps) {
  const words = useChatWords();
  return (
    <button
      ref={buttonRef}
      type="button"
      className={styles.button}
      aria-expanded={isOpen}
      aria-controls={panelId}
      aria-keyshortcuts={shortcut}
      title={isOpen ? words.closeChat : words.openChat}
      data-part="launcher-button"
      onClick={onToggle}
    >
      {/* The panel has its own close button. */}
      <Icon path={isOpen ? icons.down : icons.chat} size={20} />
      <VisuallyHidden>{isOpen ? words.closeChat : words.openChat}</VisuallyHidden>
      {unread > 0 && ' '}
      {unread > 0 && (
        <span className={styles.unread}>
          <span aria-hidden="true">{unread}</span>
          <VisuallyHidden>{words.newAnswers(unread)}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
