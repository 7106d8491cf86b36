import { useCallback, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import {
  lazyPart,
  useGeneralWords,
  WidgetBoundary,
  withSession,
  type WidgetProps,
} from '../../provider/index.ts';
import { DropZone, IconButton, Icon, Surface } from '../../ui/index.ts';
import styles from './Chat.module.css';
import { ChatContext, useChatWords } from './ChatContext.ts';
import {
  SettingsContext,
  type ChatCommand,
  type ChatFeedback,
  type ChatSettings,
  type ChatSlots,
} from './chatSettings.ts';
import { Composer } from './composer/Composer.tsx';
import type { Suggestion } from './thread/EmptyThread.tsx';
import type { InitialMessage } from './core/index.ts';
import { useMarkdownAhead } from './thread/message/MessageParts.tsx';
import { SessionList } from './sessions/SessionList.tsx';
import { Thread } from './thread/Thread.tsx';
import type { ToolRenderers } from './thread/tool/toolRenderers.ts';
import { useChatController, type ChatOptions } from './useChatController.ts';

/** Looked at now and then: their code comes when they are. */
const SessionDrawer = lazyPart(
  async () => (await import('./sessions/SessionDrawer.tsx')).SessionDrawer,
);
const ShortcutHelp = lazyPart(
  async () => (await import('./composer/commands/ShortcutHelp.tsx')).ShortcutHelp,
);
const SessionFiles = lazyPart(
  async () => (await import('./sessions/files/SessionFiles.tsx')).SessionFiles,
);

/** Props of {@link Chat}. */
export interface ChatProps extends ChatOptions, WidgetProps {
  /** Messages that can be sent with a press while the conversation is empty. @default none */
  suggestions?: readonly Suggestion[];
  /** What an empty conversation shows in place of our title and text. */
  emptyState?: ReactNode;
  /** At the start of each conversation that is begun here. They are never sent. @default none */
  initialMessages?: readonly InitialMessage[];
  /** The host's own parts in place of ours, or around them. @default ours */
  slots?: ChatSlots;
  /** What can be called by `/` and a name, before our own commands. @default only ours */
  commands?: readonly ChatCommand[];
  /** Kinds of files that can be added, as the `accept` of a file input. @default all */
  accept?: string;
  /** Whether formulas in TeX are drawn. What draws them loads with the first. @default false */
  math?: boolean;
  /**
   * The host's own views and forms, by the name of a tool. A tool with an `Input` asks the person,
   * as `request_human_input` does. Give the same object at each render.
   *
   * @default tools are folded up, and a question is drawn from its arguments
   */
  tools?: ToolRenderers;
  /** `compact` keeps the conversations in a drawer at every width. @default 'auto', by width */
  layout?: 'auto' | 'compact';
  /** Whether the list of conversations is offered. @default true */
  showSessions?: boolean;
  /** Names the region. Give each chat of a page its own. @default 'Chat', in the locale's words */
  label?: string;
  /** Told what a person thinks of an answer. Without it nobody is asked. */
  onFeedback?: (feedback: ChatFeedback) => void;
  /** Told of text that was copied, of a message or of code in it. */
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
const noCommands: readonly ChatCommand[] = [];

/**
 * A chat with the organisation's assistant. It fills its parent, which gives it a height, and
 * answers to its own width: under 640 px the conversations move into a drawer.
 *
 * Parts, for styling: `[data-part]` of `chat`, `sessions`, `session`, `thread`, `message` (with
 * `data-role` and `data-state`), `body`, `question`, `tool`, `composer`, `file`, `notice`, `dialog` and
 * `drawer`, `commands`. Looks come from the `--brainstem-*` variables.
 *
 * Routes: all of "Assistant chat".
 */
export const Chat = withSession<ChatProps, typeof chatEvents>(ChatView, {
  name: 'chat',
  events: chatEvents,
  optionalEvents: ['onFeedback'],
});

/** Props of {@link PanelChat}. */
export interface PanelChatProps extends ChatProps {
  /** Closes the panel around it. */
  onClose: () => void;
}

/** The chat as it fills a panel: its bar names the panel and closes it. */
export const PanelChat = withSession<PanelChatProps>(ChatView);

function ChatView({
  suggestions,
  emptyState,
  initialMessages,
  tools = noTools,
  slots = noSlots,
  commands = noCommands,
  accept,
  math = false,
  layout = 'auto',
  showSessions = true,
  label,
  onFeedback,
  onCopy,
  onClose,
  ...options
}: ChatProps & Partial<PanelChatProps>) {
  const controller = useChatController(options);
  const isReadOnly = useStore(controller.store, ({ missingScope }) => missingScope !== undefined);
  const words = useChatWords();
  const { close } = useGeneralWords();
  useMarkdownAhead();
  const [panel, setPanel] = useState<'sessions' | 'help' | 'files'>();
  const showHelp = useCallback(() => setPanel('help'), []);
  const showFiles = useCallback(() => setPanel('files'), []);
  const [kept] = useState(createKept);
  const settings = useMemo(
    () => ({ tools, slots, commands, accept, math, onFeedback, onCopy, ...kept }),
    [tools, slots, commands, accept, math, onFeedback, onCopy, kept],
  );
  const { Header, Footer } = slots;
  const header = Header !== undefined && (
    <WidgetBoundary>
      <Header />
    </WidgetBoundary>
  );

  return (
    <ChatContext.Provider value={controller}>
      <SettingsContext.Provider value={settings}>
        <Surface
          role="region"
          aria-label={label ?? words.chat}
          className={styles.chat}
          data-part="chat"
          data-sessions={showSessions ? '' : undefined}
          data-layout={layout}
          onKeyDown={(event) => {
            if (asksForHelp(event)) showHelp();
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
                <SessionList />
              </aside>
            )}
            <div className={styles.main}>
              {onClose === undefined && header}
              {(showSessions || onClose !== undefined) && (
                <div className={styles.header} data-panel={onClose === undefined ? undefined : ''}>
                  {showSessions && (
                    <IconButton
                      label={words.openConversations}
                      onClick={() => setPanel('sessions')}
                    >
                      <Icon name="menu" />
                    </IconButton>
                  )}
                  {onClose !== undefined && (
                    <span className={styles.title}>{label ?? words.chat}</span>
                  )}
                  {showSessions && (
                    <IconButton label={words.newConversation} onClick={controller.actions.startNew}>
                      <Icon name="plus" />
                    </IconButton>
                  )}
                  {onClose !== undefined && (
                    <IconButton label={close} onClick={onClose}>
                      <Icon name="close" />
                    </IconButton>
                  )}
                </div>
              )}
              {onClose !== undefined && header}
              <Thread
                suggestions={suggestions}
                emptyState={emptyState}
                initialMessages={initialMessages}
              />
              <Composer showHelp={showHelp} showFiles={showFiles} />
              {Footer !== undefined && (
                <WidgetBoundary>
                  <Footer />
                </WidgetBoundary>
              )}
            </div>
          </DropZone>
          {panel === 'sessions' && <SessionDrawer onClose={() => setPanel(undefined)} />}
          {panel === 'help' && <ShortcutHelp onClose={() => setPanel(undefined)} />}
          {panel === 'files' && <SessionFiles onClose={() => setPanel(undefined)} />}
        </Surface>
      </SettingsContext.Provider>
    </ChatContext.Provider>
  );
}

function createKept(): Pick<ChatSettings, 'drafts' | 'verdicts'> {
  return { drafts: new Map(), verdicts: new Map() };
}

/** A question mark asks for help where nobody is writing. */
function asksForHelp({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key !== '?' || ctrlKey || metaKey || altKey) return false;
  return !(
    target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
  );
}
