import { useEffect, useId, useRef, useState } from 'react';
import { callListener } from '../../../controller/index.ts';
import { withSession } from '../../../provider/index.ts';
import { Icon, joinClasses, Surface, useEscape, VisuallyHidden } from '../../../ui/index.ts';
import { chatEvents, PanelChat, type ChatProps } from '../Chat.tsx';
import { useChatWords } from '../ChatContext.ts';
import styles from './ChatLauncher.module.css';

/** Props of {@link ChatLauncher}, in addition to those of its chat. */
export interface ChatLauncherProps extends ChatProps {
  /** The lower corner of the window that it is in. @default 'end' */
  placement?: 'start' | 'end';
  /** Whether the panel is open, when the host decides. @default closed, until the button opens it */
  open?: boolean;
  /** Called when the person opens or closes the panel. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A floating button that opens the chat in a panel over the page. The panel isn't modal: the page
 * keeps working. Once opened, the chat stays mounted, so answers arrive while the panel is closed,
 * and the button shows how many.
 *
 * Parts, for styling: `[data-part]` of `launcher`, `launcher-button` and `launcher-panel`, and those
 * of the chat.
 */
export const ChatLauncher = withSession(ChatLauncherView, {
  name: 'chatLauncher',
  events: { ...chatEvents, onOpenChange: ['open'] },
  optionalEvents: ['onFeedback'],
});

function ChatLauncherView({
  placement = 'end',
  open: openByHost,
  onOpenChange,
  onAnswerEnd,
  ...chat
}: ChatLauncherProps) {
  const words = useChatWords();
  const panelId = useId();
  const [openByPerson, setOpenByPerson] = useState(false);
  const isOpen = openByHost ?? openByPerson;
  const [wasOpened, setWasOpened] = useState(isOpen);
  const [unread, setUnread] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (isOpen && unread > 0) setUnread(0);
  useFocusOnToggle(isOpen, panel, button);

  const toggle = (next: boolean): void => {
    setOpenByPerson(next);
    callListener(onOpenChange, next);
  };
  useEscape(panel, isOpen, () => toggle(false));

  return (
    <Surface
      className={joinClasses(styles.root, placement === 'start' && styles.start)}
      data-part="launcher"
    >
      {wasOpened && (
        <div
          ref={panel}
          id={panelId}
          className={styles.panel}
          hidden={!isOpen}
          data-part="launcher-panel"
        >
          <PanelChat
            {...chat}
            onClose={() => toggle(false)}
            onAnswerEnd={(sessionId) => {
              if (!isOpen) setUnread((count) => count + 1);
              onAnswerEnd?.(sessionId);
            }}
          />
        </div>
      )}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={wasOpened ? panelId : undefined}
        title={isOpen ? words.closeChat : words.openChat}
        data-part="launcher-button"
        onClick={() => toggle(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'chat'} size={20} />
        <VisuallyHidden>{isOpen ? words.closeChat : words.openChat}</VisuallyHidden>
        {unread > 0 && ' '}
        {unread > 0 && (
          <span className={styles.unread}>
            <span aria-hidden="true">{unread}</span>
            <VisuallyHidden>{words.newAnswers(unread)}</VisuallyHidden>
          </span>
        )}
      </button>
      <VisuallyHidden role="status">{unread > 0 ? words.newAnswers(unread) : ''}</VisuallyHidden>
    </Surface>
  );
}

/** Opening focuses the message field; closing returns the focus to the button. */
function useFocusOnToggle(
  isOpen: boolean,
  panel: { current: HTMLElement | null },
  button: { current: HTMLElement | null },
): void {
  const before = useRef(isOpen);
  useEffect(() => {
    if (before.current === isOpen) return;
    before.current = isOpen;
    if (isOpen) panel.current?.querySelector('textarea')?.focus({ preventScroll: true });
    else button.current?.focus({ preventScroll: true });
  }, [isOpen, panel, button]);
}
