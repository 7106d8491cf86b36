import { useGeneralWords } from '../../../provider/index.ts';
import { Icon, IconButton, icons, joinClasses, texts } from '../../../ui/index.ts';
import { useActions, useChatStartWords } from '../context/ChatContext.ts';
import { BrandLogo } from './BrandLogo.tsx';
import styles from './ChatHeader.module.css';

export interface ChatHeaderProps {
  /** The name of a chat in a panel. */
  label: string;
  /** Opens the conversations. @default no button for them */
  showSessions?: (() => void) | undefined;
  /** Closes the panel around the chat. @default no close button */
  onClose?: (() => void) | undefined;
}

/** Renders the bar above the messages of a narrow chat or a panel. */
export function ChatHeader({ label, showSessions, onClose }: ChatHeaderProps) {
  const words = useChatStartWords();
  const general = useGeneralWords();
  const actions = useActions();
  return (
    <div className={styles.header} data-panel={onClose === undefined ? undefined : ''}>
      {showSessions !== undefined && (
        <IconButton label={words.openConversations} onClick={showSessions}>
          <Icon path={icons.menu} />
        </IconButton>
      )}
      <BrandLogo className={styles.logo} />
      <span className={joinClasses(texts.cut, styles.title)}>{label}</span>
      {showSessions !== undefined && (
        <IconButton label={words.newConversation} onClick={actions.startNew}>
          <Icon path={icons.plus} />
        </IconButton>
      )}
      {onClose !== undefined && (
        <IconButton label={general.close} className={styles.close} onClick={onClose}>
          <Icon path={icons.close} />
        </IconButton>
      )}
    </div>
  );
}
