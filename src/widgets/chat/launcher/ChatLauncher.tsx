import { useId, useRef, useState } from 'react';
import { callListener, createCallQueue } from '../../../controller/index.ts';
import { withSession } from '../../../provider/index.ts';
import {
  joinClasses,
  Surface,
  useBrowserLayoutEffect,
  useEscape,
  VisuallyHidden,
} from '../../../ui/index.ts';
import { PanelChat } from '../Chat.tsx';
import { useChatWords } from '../context/useChatWords.ts';
import { queuedHandle, type ChatHandle } from '../context/ChatHandle.ts';
import { usePublishHandle } from '../context/useChatHandle.ts';
import styles from './ChatLauncher.module.css';
import { LauncherButton } from './LauncherButton.tsx';
import { useFocusOnToggle } from './useFocusOnToggle.ts';
import { useShortcut } from './useShortcut.ts';
import { chatLauncher, type ChatLauncherProps } from './declaration.ts';

/**
 * A floating button that opens the chat in a panel over the page. The panel isn't modal, so the
 * page stays usable. Once opened, the chat stays mounted: answers arrive while it is closed, and
 * the button counts them. In windows narrower than 480 px, the open panel fills the window.
 *
 * Parts, for styling: `[data-part]` of `launcher` (with `data-open`), `launcher-button` and
 * `launcher-panel`, and those of the chat.
 */
export const ChatLauncher = withSession(ChatLauncherView, chatLauncher);

function ChatLauncherView({
  placement = 'end',
  open: openByHost,
  defaultOpen = false,
  showButton = true,
  shortcut,
  onOpenChange,
  onAnswerEnd,
  actionsRef,
  ...chat
}: ChatLauncherProps) {
  const words = useChatWords();
  const panelId = useId();
  const [openByPerson, setOpenByPerson] = useState(defaultOpen);
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
  useShortcut(shortcut, () => toggle(!isOpen));
  const [chatQueue] = useState(() => createCallQueue<ChatHandle>());
  const [waiting] = useState(() => queuedHandle(chatQueue));
  const [inner, setInner] = useState<ChatHandle | null>(null);
  useBrowserLayoutEffect(
    () => (inner === null ? undefined : chatQueue.attach(inner)),
    [inner, chatQueue],
  );
  const show = (): void => {
    setWasOpened(true);
    if (!isOpen) toggle(true);
  };
  /** Wraps a call that needs the chat mounted, but not its panel open. */
  const inBackground =
    <Values extends unknown[]>(call: (...values: Values) => void) =>
    (...values: Values): void => {
      setWasOpened(true);
      call(...values);
    };
  usePublishHandle(
    {
      open(options) {
        show();
        waiting.open(options);
      },
      send: inBackground(waiting.send),
      setDraft: inBackground(waiting.setDraft),
      addFiles: inBackground(waiting.addFiles),
      focus() {
        show();
        waiting.focus();
      },
    },
    actionsRef,
  );

  return (
    <Surface
      className={joinClasses(styles.root, placement === 'start' && styles.start)}
      data-part="launcher"
      data-open={isOpen ? '' : undefined}
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
            actionsRef={setInner}
            onClose={() => toggle(false)}
            onAnswerEnd={(sessionId) => {
              if (!isOpen) setUnread((count) => count + 1);
              onAnswerEnd?.(sessionId);
            }}
          />
        </div>
      )}
      {showButton && (
        <LauncherButton
          buttonRef={button}
          isOpen={isOpen}
          unread={unread}
          shortcut={shortcut}
          panelId={wasOpened ? panelId : undefined}
          onToggle={() => toggle(!isOpen)}
        />
      )}
      <VisuallyHidden aria-live="polite">
        {unread > 0 ? words.newAnswers(unread) : ''}
      </VisuallyHidden>
    </Surface>
  );
}
