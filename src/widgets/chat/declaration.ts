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

/** The chat, as hosts know it. */
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
  methods: {
    openChat: 'open',
    send: 'send',
    setDraft: 'setDraft',
    addFiles: 'addFiles',
    focus: 'focus',
  },
});
