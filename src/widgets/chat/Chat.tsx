import { useRef, useState, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { useBrainstem, useFirstToken, WidgetBoundary, withSession } from '../../provider/index.ts';
import { DropZone, Surface, whenIdle, type MarkdownRenderers, isElement } from '../../ui/index.ts';
import styles from './Chat.module.css';
import { useChatMissingScope, useChatStartWords } from './context/ChatContext.ts';
import { createMemory, type ChatCommand, type ChatSlots } from './context/chatSettings.ts';
import { takeContext } from './composer/context/takeContext.ts';
import { Composer } from './composer/Composer.tsx';
import { transferredFiles } from './composer/pastedFiles.ts';
import { FilledThread, SessionList } from './frame/lazyParts.ts';
import { ChatContexts } from './frame/ChatContexts.tsx';
import { ChatDialog, type ChatDialogName } from './frame/ChatDialog.tsx';
import { ChatHeader } from './frame/ChatHeader.tsx';
import { Slot } from './frame/Slot.tsx';
import type { ChatSpeech } from './speech/ChatSpeech.ts';
import { formatTime } from './thread/message/formatTime.ts';
import { Thread } from './thread/Thread.tsx';
import type { ToolRenderers } from './thread/tool/toolRenderers.ts';
import { useChatController } from './context/useChatController.ts';
import { chat, type ChatProps } from './declaration.ts';
import type { ChatController } from './core/index.ts';
import type { ChatHandle } from './context/ChatHandle.ts';
import { usePublishHandle } from './context/useChatHandle.ts';

const noTools: ToolRenderers = {};
const noSlots: ChatSlots = {};
const noRenderers: MarkdownRenderers = {};
const noSpeech: ChatSpeech = {};
const noCommands: readonly ChatCommand[] = [];

/**
 * A chat with the organisation's assistant. It fills its parent, which needs a height, and adapts
 * to its own width: under 640 px the conversations move into a drawer.
 *
 * Parts, for styling: `[data-part]` of `chat`, `sessions`, `session`, `thread`, `message` (with
 * `data-role` and `data-state`), `body`, `question`, `sources`, `tool`, `confirm`, `composer`, `context`, `file`, `notice`, `dialog` and
 * `drawer`, `commands`, `outline`. Styling uses the `--brainstem-*` variables.
 *
 * Routes: all of "Assistant chat".
 */
export const Chat = withSession(ChatView, chat);

export interface PanelChatProps extends ChatProps {
  /** Closes the panel around it. */
  onClose: () => void;
}

/** The chat in a panel, with a bar that names the panel and closes it. */
export const PanelChat = withSession<PanelChatProps>(ChatView);

function ChatView({
  suggestions,
  emptyState,
  initialMessages,
  tools = noTools,
  slots = noSlots,
  renderers = noRenderers,
  speech = noSpeech,
  context,
  sessionMeta,
  commands = noCommands,
  accept,
  math = false,
  layout = 'auto',
  showSessions = true,
  label,
  onFeedback,
  onCopy,
  onOpenSource,
  onOpenNode,
  onClose,
  actionsRef,
  ...options
}: ChatProps & Partial<PanelChatProps>) {
  const controller = useChatController(options);
  const isReadOnly = useChatMissingScope() !== undefined;
  const words = useChatStartWords();
  const { brand } = useBrainstem();
  const name = label ?? brand.name ?? words.chat;
  const root = useRef<HTMLDivElement>(null);
  const [memory] = useState(createMemory);
  const handle = useOwnHandle(controller, {
    root,
    accept,
    actionsRef,
    takeContext: () => takeContext(context, controller.store.getState().activeKey, memory.contexts),
    isEmbedded: onClose !== undefined,
  });
  usePrepareAnswer();
  const [dialog, setDialog] = useState<ChatDialogName>();
  const settings = {
    tools,
    slots,
    commands,
    accept,
    math,
    speech,
    context,
    sessionMeta,
    onFeedback,
    onCopy,
    onError: options.onError,
    onOpenSource,
    onOpenNode,
  };
  const isPanel = onClose !== undefined;

  return (
    <ChatContexts {...{ controller, handle, settings, memory, renderers }}>
      <Surface
        ref={root}
        role="region"
        aria-label={name}
        className={styles.root}
        data-part="chat"
        data-sessions={showSessions ? '' : undefined}
        data-layout={layout}
        onKeyDown={(event) => {
          if (asksForHelp(event)) setDialog('help');
        }}
      >
        <DropZone
          className={styles.zone}
          dropLabel={words.dropHere}
          isDisabled={isReadOnly}
          onDropFiles={({ items }) => controller.actions.addFiles(transferredFiles(items), accept)}
        >
          {showSessions && layout === 'auto' && (
            <aside className={styles.side}>
              <WidgetBoundary>
                <SessionList />
              </WidgetBoundary>
            </aside>
          )}
          <div className={styles.main}>
            {!isPanel && <Slot of={slots.Header} />}
            {(showSessions || isPanel) && (
              <ChatHeader
                label={name}
                showSessions={showSessions ? () => setDialog('sessions') : undefined}
                onClose={onClose}
              />
            )}
            {isPanel && <Slot of={slots.Header} />}
            <Thread {...{ suggestions, emptyState, initialMessages }} />
            <ChatDialog name={dialog} onClose={() => setDialog(undefined)} />
            <Composer showDialog={setDialog} />
            <Slot of={slots.Footer} />
          </div>
        </DropZone>
      </Surface>
    </ChatContexts>
  );
}

/**
 * Preloads the code that renders a first answer and fetches a token, during the first render. A
 * failed preload is retried with the first message.
 */
function usePrepareAnswer(): void {
  const { locale } = useBrainstem();
  useState(() => {
    if (typeof document === 'undefined') return;
    // The first time formatting takes browsers several frames, so it runs before a message is sent.
    const warmUp = () => whenIdle(() => void formatTime(Date.now(), locale.tag));
    FilledThread.preload().then(warmUp, () => undefined);
  });
  useFirstToken();
}

/** Returns true for a question mark typed outside a text field. */
function asksForHelp({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key !== '?' || ctrlKey || metaKey || altKey) return false;
  return !(isElement(target) && target.matches('input, textarea, select, [contenteditable]'));
}

interface OwnHandleOptions {
  root: RefObject<HTMLElement | null>;
  accept: string | undefined;
  actionsRef: Ref<ChatHandle> | undefined;
  /** Returns the files to send with a text that the page sends. */
  takeContext: () => readonly File[];
  /** True if the chat is part of a launcher. */
  isEmbedded: boolean;
}

function useOwnHandle(
  { actions }: ChatController,
  { root, accept, actionsRef, takeContext, isEmbedded }: OwnHandleOptions,
): ChatHandle {
  const focus = (): void => root.current?.querySelector('textarea')?.focus({ preventScroll: true });
  const send = (text: string): void => actions.send(text, text.trim() === '' ? [] : takeContext());
  return usePublishHandle(
    {
      open({ draft, text, startNew = false } = {}) {
        if (startNew) actions.startNew();
        if (draft !== undefined && draft !== '') actions.reuse(draft);
        if (text !== undefined) send(text);
        focus();
      },
      send,
      setDraft: actions.setDraft,
      addFiles: (files) => actions.addFiles(files, accept),
      focus,
    },
    actionsRef,
    isEmbedded,
  );
}
