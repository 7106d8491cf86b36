import { useId, useRef, useState, useEffect, type RefObject, type Ref } from 'react';
import { callListener, createCallQueue } from '../../../controller/index.ts';
import { withSession } from '../../../provider/index.ts';
import {
  joinClasses,
  Surface,
  useBrowserLayoutEffect,
  useEscape,
  useKeyboardInset,
  VisuallyHidden,
  shortcutKey,
  useLatest,
  isHtmlElement,
  Icon,
  icons,
} from '../../../ui/index.ts';
import { PanelChat } from '../Chat.tsx';
import { useChatWords } from '../context/useChatWords.ts';
import { queuedHandle, type ChatHandle } from '../context/ChatHandle.ts';
import { usePublishHandle } from '../context/useChatHandle.ts';
import styles from './ChatLauncher.module.css';
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
  const root = useRef<HTMLDivElement>(null);
  useKeyboardInset(root, isOpen);
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
      ref={root}
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

/**
 * Focuses the message field on opening. On closing, focuses the button, or the previously focused
 * element if the page has its own button.
 */
function useFocusOnToggle(
  isOpen: boolean,
  panel: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): void {
  const before = useRef(isOpen);
  const cameFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (before.current === isOpen) return;
    before.current = isOpen;
    const field = panel.current?.querySelector('textarea');
    if (isOpen) {
      let active = panel.current?.ownerDocument.activeElement;
      // The host's own button may be in shadow roots of its own.
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      if (isHtmlElement(active) && !panel.current?.contains(active)) {
        cameFrom.current = active;
      }
      field?.focus({ preventScroll: true });
    } else (button.current ?? cameFrom.current)?.focus({ preventScroll: true });
  }, [isOpen, panel, button]);
}

/**
 * Calls the listener when a key combination is pressed anywhere in the page.
 *
 * @param keys - In the format of `aria-keyshortcuts`: `Control+J`. Undefined for none.
 */
function useShortcut(keys: string | undefined, onPress: () => void): void {
  const latest = useLatest(onPress);
  useEffect(() => {
    if (keys === undefined) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || !isPressed(keys, event)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [keys, latest]);
}

/** Returns true if the combination was pressed. A character needs a modifier: it may be typed. */
function isPressed(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split('+').map((key) => key.trim().toLowerCase());
  const [key] = parts.slice(-1);
  const has = (modifier: string): boolean => parts.slice(0, -1).includes(modifier);
  return (
    shortcutKey(event) === key &&
    event.ctrlKey === has('control') &&
    event.metaKey === has('meta') &&
    event.altKey === has('alt') &&
    event.shiftKey === has('shift') &&
    (event.ctrlKey || event.metaKey || event.altKey || key.length > 1)
  );
}

interface LauncherButtonProps {
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
function LauncherButton({
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
