import { useGeneralWords } from '../../../provider/index.ts';
import { Icon, IconButton } from '../../../ui/index.ts';
import { useActions, useChatWords } from '../context/ChatContext.ts';
import styles from './ChatHeader.module.css';

/** Props of {@link ChatHeader}. */
export interface ChatHeaderProps {
  /** Names the chat in a panel. */
  label: string;
  /** Opens the conversations. @default they are not offered */
  showSessions?: (() => void) | undefined;
  /** Closes the panel around the chat. @default there is none */
  onClose?: (() => void) | undefined;
}

/** The bar above the messages, in a narrow chat or in a panel. */
export function ChatHeader({ label, showSessions, onClose }: ChatHeaderProps) {
  const words = useChatWords();
  const general = useGeneralWords();
  const actions = useActions();
  return (
    <div className={styles.header} data-panel={onClose === undefined ? undefined : ''}>
      {showSessions !== undefined && (
        <IconButton label={words.openConversations} onClick={showSessions}>
          <Icon name="menu" />
        </IconButton>
      )}
      {onClose !== undefined && <span className={styles.title}>{label}</span>}
      {showSessions !== undefined && (
        <IconButton label={words.newConversation} onClick={actions.startNew}>
          <Icon name="plus" />
        </IconButton>
      )}
      {onClose !== undefined && (
        <IconButton label={general.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      )}
    </div>
  );
}
