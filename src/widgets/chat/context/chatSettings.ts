import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { createStore } from 'zustand';
import type { AnswerDraft } from '../../../controller/index.ts';
import type { EvidenceProps } from '../../../provider/index.ts';
import type { SessionMetaStore } from '../../../query/index.ts';
import type { ThreadMessage } from '../core/index.ts';
import type { ChatContext, DoneContexts } from '../composer/context/takeContext.ts';
import type { ChatSpeech } from '../speech/ChatSpeech.ts';
import type { ToolRenderers } from '../thread/tool/toolRenderers.ts';

/** A person's rating of an answer. */
export interface ChatFeedback {
  message: ThreadMessage;
  /** Undefined when the person removed their rating. */
  verdict: 'good' | 'bad' | undefined;
}

/** A command that a person runs by writing `/` and its name. */
export interface ChatCommand {
  /** Without the slash: `report`. */
  name: string;
  /** A description of its effect, in the person's language. */
  label: string;
  /**
   * Runs the command. Called with the text after its name, trimmed.
   *
   * @returns Text for the composer, or undefined to leave it empty.
   */
  run: (rest: string) => string | undefined;
}

/** The composer's parts, for a slot that arranges them. Render each of them once. */
export interface ComposerParts {
  /** The notices on sending, the content that goes along, and the list of commands. */
  notices: ReactNode;
  /** The files to send. */
  files: ReactNode;
  /** The message field. Empty while the person can only read and has written nothing. */
  field: ReactNode;
  /** Buttons that add files and show those of the conversation, and `ComposerTools`. */
  tools: ReactNode;
  /** Says why a message has to wait for its files. */
  status: ReactNode;
  /** Buttons that dictate, send and stop. */
  send: ReactNode;
}

/** The host's components, in place of our own or around them. Memoise this object. */
export interface ChatSlots {
  /** Above everything, across the chat. @default none */
  Header?: ComponentType;
  /** Shown in an empty conversation. @default our title, text and the suggestions */
  EmptyState?: ComponentType;
  /** Beside each message. @default none */
  Avatar?: ComponentType<{ message: ThreadMessage }>;
  /** Around the body of each message, which is `children`. @default only the body */
  Message?: ComponentType<{ message: ThreadMessage; children: ReactNode }>;
  /** More buttons after those of a message. @default none */
  MessageActions?: ComponentType<{ message: ThreadMessage }>;
  /** Arranges the composer's parts. If it throws, our own composer is shown. @default our own */
  Composer?: ComponentType<ComposerParts>;
  /** Above the message field. @default none */
  ComposerTop?: ComponentType;
  /** Beside the button that adds files. @default none */
  ComposerTools?: ComponentType;
  /** Below the composer, for example a note that answers can be wrong. @default none */
  Footer?: ComponentType;
}

/** The props of a mounted chat that its parts use, and what they remember. */
export interface ChatSettings extends ChatMemory {
  readonly tools: ToolRenderers;
  readonly slots: ChatSlots;
  readonly commands: readonly ChatCommand[];
  /** As the `accept` attribute of a file input. */
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

/** The values that the parts of a mounted chat remember when another conversation opens. */
export interface ChatMemory {
  /** Answers that were typed and not sent, by tool call. */
  readonly drafts: Map<string, ReadonlyMap<string, AnswerDraft>>;
  /** The results of calls that this page carried out, by tool call. */
  readonly handled: Map<string, { value: unknown }>;
  /** Ratings by message key. */
  readonly verdicts: Map<string, 'good' | 'bad'>;
  /** The page contexts that needn't go along any more. */
  readonly contexts: DoneContexts;
}

/** The memory of a chat that was just mounted. */
export function createMemory(): ChatMemory {
  return {
    drafts: new Map(),
    handled: new Map(),
    verdicts: new Map(),
    contexts: createStore<ReadonlySet<string>>(() => new Set()),
  };
}

/** The settings of a chat, for its parts. */
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

/** Returns the settings of the chat around this part. */
export function useSettings(): ChatSettings {
  return useContext(SettingsContext);
}
