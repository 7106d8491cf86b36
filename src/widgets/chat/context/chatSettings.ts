import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand';
import type { AnswerDraft, DraftsState, QuestionKind } from '../../../controller/index.ts';
import type { EvidenceProps } from '../../../provider/index.ts';
import type { SessionMetaStore } from '../../../query/index.ts';
import type { ThreadMessage } from '../core/index.ts';
import type { ChatContext, DoneContexts } from '../composer/context/takeContext.ts';
import type { ChatSpeech } from '../speech/ChatSpeech.ts';
import type { ToolRenderers } from '../thread/tool/toolRenderers.ts';

/** The user's rating of an answer. */
export interface ChatFeedback {
  message: ThreadMessage;
  /** Undefined if the user removed their rating. */
  verdict: 'good' | 'bad' | undefined;
}

/** A slash command of the composer. */
export interface ChatCommand {
  /** The name without the slash, such as `report`. */
  name: string;
  /** A description of its effect, in the user's language. */
  label: string;
  /**
   * Runs the command with the text after its name, trimmed.
   *
   * @returns Text for the composer, or undefined to leave it empty.
   */
  run: (rest: string) => string | undefined;
}

/** The composer's parts, for a slot that arranges them. Render each of them once. */
export interface ComposerParts {
  /** Notices about sending, the attached page content, and the command menu. */
  notices: ReactNode;
  /** The files of the next message. */
  files: ReactNode;
  /** The message field. Empty while the chat is read-only and there is no draft. */
  field: ReactNode;
  /** Buttons to add files and to list the conversation's files, and `ComposerTools`. */
  tools: ReactNode;
  /** Explains why a message waits for its files. */
  status: ReactNode;
  /** The dictate, send and stop buttons. */
  send: ReactNode;
}

/** The host's components, which replace or surround the built-in ones. Memoise this object. */
export interface ChatSlots {
  /** Rendered above everything, across the chat. @default none */
  Header?: ComponentType;
  /** Shown in an empty conversation. @default the built-in title, text and suggestions */
  EmptyState?: ComponentType;
  /** Rendered beside each message. @default none */
  Avatar?: ComponentType<{ message: ThreadMessage }>;
  /** Wraps the body of each message, passed as `children`. @default only the body */
  Message?: ComponentType<{ message: ThreadMessage; children: ReactNode }>;
  /** Rendered after the built-in actions of a message. @default none */
  MessageActions?: ComponentType<{ message: ThreadMessage }>;
  /** Arranges the composer's parts. If it throws, the built-in one is shown. @default built-in */
  Composer?: ComponentType<ComposerParts>;
  /** Rendered above the message field. @default none */
  ComposerTop?: ComponentType;
  /** Rendered beside the button that adds files. @default none */
  ComposerTools?: ComponentType;
  /** Rendered below the composer, such as a note that answers can be wrong. @default none */
  Footer?: ComponentType;
}

/** The props and memory that a mounted chat shares with its parts. */
export interface ChatSettings extends ChatMemory {
  readonly tools: ToolRenderers;
  readonly slots: ChatSlots;
  readonly commands: readonly ChatCommand[];
  /** File types in the format of an input's `accept` attribute. */
  readonly accept: string | undefined;
  readonly math: boolean;
  readonly speech: ChatSpeech;
  readonly context: (() => ChatContext | undefined) | undefined;
  readonly sessionMeta: SessionMetaStore | undefined;
  readonly onFeedback: ((feedback: ChatFeedback) => void) | undefined;
  readonly onCopy: ((text: string) => void) | undefined;
  readonly onError: ((error: unknown) => void) | undefined;
  readonly onOpenSource?: EvidenceProps['onOpenSource'];
  readonly onOpenNode?: EvidenceProps['onOpenNode'];
}

/** Unsent answers to the assistant's questions. */
export interface Answers {
  /** Their drafts, by tool call and field. */
  store: StoreApi<DraftsState>;
  /** Saves a draft, unless it is a password. */
  set: (toolCallId: string, key: string, draft: AnswerDraft, kind: QuestionKind | 'group') => void;
  forget: (toolCallId: string) => void;
  /** Restores the saved drafts, once. */
  restore: () => void;
}

/** Values that a mounted chat keeps while other conversations are open. */
export interface ChatMemory {
  /** Creates the unsent answers to questions with the first question, and returns them since. */
  readonly keepAnswers: (create: () => Answers) => Answers;
  /** Results of calls that this page handled, by tool call. */
  readonly handled: Map<string, { value: unknown }>;
  /** Ratings by message key. */
  readonly verdicts: Map<string, 'good' | 'bad'>;
  /** Page contexts that were sent or removed. */
  readonly contexts: DoneContexts;
}

export function createMemory(): ChatMemory {
  let answers: Answers | undefined;
  return {
    keepAnswers: (create) => (answers ??= create()),
    handled: new Map(),
    verdicts: new Map(),
    contexts: createStore<ReadonlySet<string>>(() => new Set()),
  };
}

export const SettingsContext = createContext<ChatSettings>({
  tools: {},
  slots: {},
  commands: [],
  accept: undefined,
  math: false,
  speech: {},
  context: undefined,
  sessionMeta: undefined,
  onFeedback: undefined,
  onCopy: undefined,
  onError: undefined,
  ...createMemory(),
});

export function useSettings(): ChatSettings {
  return useContext(SettingsContext);
}
