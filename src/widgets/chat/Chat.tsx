import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import {
  useBrainstem,
  useFirstToken,
  WidgetBoundary,
  withSession,
  type WidgetProps,
} from '../../provider/index.ts';
import type { SessionMetaStore } from '../../query/index.ts';
import { DropZone, Surface, whenIdle, type MarkdownRenderers } from '../../ui/index.ts';
import styles from './Chat.module.css';
import { useChatMissingScope, useChatStartWords } from './context/ChatContext.ts';
import {
  createMemory,
  type ChatCommand,
  type ChatFeedback,
  type ChatSlots,
} from './context/chatSettings.ts';
import { takeContext, type ChatContext } from './composer/context/takeContext.ts';
import { Composer } from './composer/Composer.tsx';
import type { InitialMessage } from './core/index.ts';
import { FilledThread, SessionList } from './frame/lazyParts.ts';
import { ChatContexts } from './frame/ChatContexts.tsx';
import { ChatDialog, type ChatDialogName } from './frame/ChatDialog.tsx';
import { ChatHeader } from './frame/ChatHeader.tsx';
import { Slot } from './frame/Slot.tsx';
import type { ChatHandle } from './handle/ChatHandle.ts';
import { useOwnHandle } from './handle/useOwnHandle.ts';
import type { ChatSpeech } from './speech/ChatSpeech.ts';
import type { Suggestion } from './thread/empty/EmptyThread.tsx';
import { formatTime } from './thread/message/formatTime.ts';
import { Thread } from './thread/Thread.tsx';
import type { ToolRenderers } from './thread/tool/toolRenderers.ts';
import { useChatController, type ChatOptions } from './context/useChatController.ts';

/** Props of {@link Chat}. */
export interface ChatProps extends ChatOptions, WidgetProps {
  /** Messages that can be sent with one click while the conversation is empty. @default none */
  suggestions?: readonly Suggestion[];
  /** Shown in an empty conversation, in place of our title and text. */
  emptyState?: ReactNode;
  /** At the start of each conversation that is begun here. They are never sent. @default none */
  initialMessages?: readonly InitialMessage[];
  /** The host's components, in place of our own or around them. @default our own */
  slots?: ChatSlots;
  /** Commands that run with `/` and their name, listed before our own. @default only ours */
  commands?: readonly ChatCommand[];
  /** File types that can be added, as the `accept` of a file input. @default all */
  accept?: string;
  /** Renders formulas in TeX. The renderer loads with the first one. @default false */
  math?: boolean;
  /**
   * The host's own views and forms, by the name of a tool. A tool with an `Input` asks the person,
   * as `request_human_input` does. Memoise this object.
   *
   * @default tools are collapsed, and a question's form is made from its arguments
   */
  tools?: ToolRenderers;
  /**
   * The host's own rendering of code blocks, tables, links, images and citations in answers.
   *
   * @default ours
   */
  renderers?: MarkdownRenderers;
  /**
   * Returns what the page shows, which goes along with the next message, whether the person writes
   * it, chooses a suggestion or the page sends it: as a text file, by the name that it has here, once
   * in a conversation until it changes. The person sees that it does, and can remove it. It is read
   * when the person begins to write, and before and after each message; a new function is another
   * page. `undefined` sends nothing.
   *
   * @default nothing of the page is sent
   */
  context?: () => ChatContext | undefined;
  /**
   * Dictation and reading aloud, by adapters of yours, or by `createWebSpeech()` of the browser.
   *
   * @default neither is offered
   */
  speech?: ChatSpeech;
  /**
   * Keeps names and pins of conversations, which the platform does not: people can rename and pin
   * them, and find them by their names. One store for each person.
   *
   * @default conversations have neither
   */
  sessionMeta?: SessionMetaStore;
  /** `compact` keeps the conversations in a drawer at every width. @default 'auto', by width */
  layout?: 'auto' | 'compact';
  /** Shows the list of conversations. @default true */
  showSessions?: boolean;
  /** Names the region. Give each chat of a page its own. @default 'Chat', in the locale's words */
  label?: string;
  /** Gets what the page can do with the chat: ask, prefill, add files. See `useChatHandle`. */
  actionsRef?: Ref<ChatHandle>;
  /** Called with a person's rating of an answer. @default answers can't be rated */
  onFeedback?: (feedback: ChatFeedback) => void;
  /** Called with text that was copied from a message, or from code in it. */
  onCopy?: (text: string) => void;
}

/** The chat's events, with the names of their values. */
export const chatEvents = {
  onSessionChange: ['sessionId'],
  onMessageSend: ['sessionId', 'text'],
  onAnswerStart: ['sessionId'],
  onAnswerEnd: ['sessionId'],
  onFeedback: [],
  onCopy: ['text'],
} as const;

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
export const Chat = withSession<ChatProps, typeof chatEvents>(ChatView, {
  name: 'chat',
  events: chatEvents,
  optionalEvents: ['onFeedback'],
});

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
  onClose,
  actionsRef,
  ...options
}: ChatProps & Partial<PanelChatProps>) {
  const controller = useChatController(options);
  const isReadOnly = useChatMissingScope() !== undefined;
  const words = useChatStartWords();
  const root = useRef<HTMLDivElement>(null);
  const [memory] = useState(createMemory);
  const handle = useOwnHandle(controller, {
    root,
    accept,
    actionsRef,
    takeContext: () => takeContext(context, controller.store.getState().activeKey, memory.contexts),
    isPart: onClose !== undefined,
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
  };
  const isPanel = onClose !== undefined;

  return (
    <ChatContexts {...{ controller, handle, settings, memory, renderers }}>
      <Surface
        ref={root}
        role="region"
        aria-label={label ?? words.chat}
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
          onDropFiles={({ files }) => controller.actions.addFiles([...files], accept)}
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
                label={label ?? words.chat}
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
 * Fetches the code that shows a first answer, during the first render, and a token. A failed fetch
 * is repeated with the first message.
 */
function usePrepareAnswer(): void {
  const { locale } = useBrainstem();
  useState(() => {
    if (typeof document === 'undefined') return;
    // The first time of day takes a browser several frames, which whoever sends a message would wait.
    const warmUp = () => whenIdle(() => void formatTime(Date.now(), locale.tag));
    FilledThread.preload().then(warmUp, () => undefined);
  });
  useFirstToken();
}

/** Returns whether a question mark was typed where nobody is writing. */
function asksForHelp({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key !== '?' || ctrlKey || metaKey || altKey) return false;
  return !(
    target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
  );
}
