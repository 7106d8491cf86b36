import type { ReactNode, Ref } from 'react';
import { declareWidget } from '../../controller/index.ts';
import type { EvidenceProps, WidgetProps } from '../../provider/index.ts';
import type { SessionMetaStore } from '../../query/index.ts';
import type { MarkdownRenderers } from '../../ui/index.ts';
import type { ChatCommand, ChatFeedback, ChatSlots } from './context/chatSettings.ts';
import type { ChatContext } from './composer/context/takeContext.ts';
import type { InitialMessage } from './core/index.ts';
import type { ChatHandle } from './context/ChatHandle.ts';
import type { ChatSpeech } from './speech/ChatSpeech.ts';
import type { Suggestion } from './thread/empty/EmptyThread.tsx';
import type { ToolRenderers } from './thread/tool/toolRenderers.ts';
import type { ChatOptions } from './context/useChatController.ts';

/** Props of {@link Chat}. */
export interface ChatProps extends ChatOptions, EvidenceProps, WidgetProps {
  /** Messages that can be sent with one click while the conversation is empty. @default none */
  suggestions?: readonly Suggestion[];
  /** Shown in an empty conversation, in place of the built-in title and text. */
  emptyState?: ReactNode;
  /** Shown at the start of each conversation started here, and never sent. @default none */
  initialMessages?: readonly InitialMessage[];
  /** The host's components, which replace or surround the built-in ones. @default none */
  slots?: ChatSlots;
  /** Slash commands, listed before the built-in ones. @default none */
  commands?: readonly ChatCommand[];
  /** Accepted file types, in the format of a file input's `accept`. @default all */
  accept?: string;
  /** Renders TeX formulas. The renderer loads with the first formula. @default false */
  math?: boolean;
  /**
   * The host's own views and forms, by tool name. A tool with an `Input` asks the user, as
   * `request_human_input` does. Memoise this object.
   *
   * @default tool calls are collapsed, and a question's form is generated from its arguments
   */
  tools?: ToolRenderers;
  /**
   * Custom rendering of code blocks, tables, links, images and citations in answers.
   *
   * @default the built-in rendering
   */
  renderers?: MarkdownRenderers;
  /**
   * Returns the page's content, which is sent as a named text file with the next message, whether
   * it is typed, a suggestion or sent by the page. Each content is sent once per conversation. The
   * user sees it and can remove it. It is read when the user starts to write, and before and after
   * each message; a new function counts as another page. Return `undefined` to send nothing.
   *
   * @default no page content is sent
   */
  context?: () => ChatContext | undefined;
  /**
   * Dictation and reading aloud, by your own adapters or the browser's `createWebSpeech()`.
   *
   * @default neither is offered
   */
  speech?: ChatSpeech;
  /**
   * Stores names and pins of conversations, which the platform doesn't support: users can rename
   * and pin conversations, and search them by name. Use one store per user.
   *
   * @default conversations have neither
   */
  sessionMeta?: SessionMetaStore;
  /** `compact` keeps the conversations in a drawer at every width. @default 'auto', by width */
  layout?: 'auto' | 'compact';
  /** Shows the list of conversations. @default true */
  showSessions?: boolean;
  /** The label of the region, unique on a page. @default the provider's `brand.name`, or 'Chat', translated */
  label?: string;
  /** Receives the chat's imperative handle. See `useChatHandle`. */
  actionsRef?: Ref<ChatHandle>;
  /** Called with the user's rating of an answer. @default answers can't be rated */
  onFeedback?: (feedback: ChatFeedback) => void;
  /** Called with text copied from a message or its code. */
  onCopy?: (text: string) => void;
}

/** The declaration of {@link Chat}. */
export const chat = declareWidget<ChatProps>()('chat', {
  events: {
    onSessionChange: ['sessionId'],
    onMessageSend: ['sessionId', 'text'],
    onAnswerStart: ['sessionId'],
    onAnswerEnd: ['sessionId'],
    onFeedback: [],
    onCopy: ['text'],
    onOpenSource: [],
    onOpenNode: ['nodeId'],
  },
  optionalEvents: ['onFeedback', 'onOpenSource', 'onOpenNode'],
  properties: {
    sessionId: 'string',
    defaultSessionId: 'string',
    sessionPrefix: 'string',
    suggestions: 'json',
    initialMessages: 'json',
    commands: 'property',
    slots: 'property',
    tools: 'property',
    renderers: 'property',
    speech: 'property',
    context: 'property',
    sessionMeta: 'property',
    accept: 'string',
    math: 'boolean',
    layout: 'string',
    showSessions: 'boolean',
    label: 'string',
  },
  nullable: ['sessionId'],
  methods: {
    openChat: 'open',
    send: 'send',
    setDraft: 'setDraft',
    addFiles: 'addFiles',
    focus: 'focus',
  },
});
