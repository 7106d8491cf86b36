import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { FieldValue } from './thread/question/humanInputModel.ts';
import type { ThreadMessage } from './core/index.ts';
import type { ToolRenderers } from './thread/tool/toolRenderers.ts';

/** What a person thinks of an answer. */
export interface ChatFeedback {
  message: ThreadMessage;
  /** Undefined when the person took the verdict back. */
  verdict: 'good' | 'bad' | undefined;
}

/** Something that a person calls by writing `/` and its name. */
export interface ChatCommand {
  /** Without the slash: `report`. */
  name: string;
  /** What it does, in the person's language. */
  label: string;
  /**
   * Runs it. What was written after the name is handed on, trimmed.
   *
   * @returns Words for the composer, or nothing to leave it empty.
   */
  run: (rest: string) => string | undefined;
}

/** The host's own components in place of ours, or around them. Give the same ones at each render. */
export interface ChatSlots {
  /** Above everything, across the chat. @default none */
  Header?: ComponentType;
  /** An empty conversation. @default our title, text and the suggestions */
  EmptyState?: ComponentType;
  /** Beside each message. @default none */
  Avatar?: ComponentType<{ message: ThreadMessage }>;
  /** Around the body of each message; `children` is ours. @default only ours */
  Message?: ComponentType<{ message: ThreadMessage; children: ReactNode }>;
  /** More buttons behind those of a message. @default none */
  MessageActions?: ComponentType<{ message: ThreadMessage }>;
  /** Above the field in which messages are written. @default none */
  ComposerTop?: ComponentType;
  /** Beside the button that adds files. @default none */
  ComposerTools?: ComponentType;
  /** Below the composer, as for a note on what an assistant can get wrong. @default none */
  Footer?: ComponentType;
}

/** What the parts of one mounted chat know of its props. */
export interface ChatSettings {
  readonly tools: ToolRenderers;
  readonly slots: ChatSlots;
  readonly commands: readonly ChatCommand[];
  /** As the attribute of a file input. */
  readonly accept: string | undefined;
  readonly math: boolean;
  readonly onFeedback: ((feedback: ChatFeedback) => void) | undefined;
  readonly onCopy: ((text: string) => void) | undefined;
  /** What was filled in and not sent yet, by tool call: it outlives a change of conversation. */
  readonly drafts: Map<string, ReadonlyMap<string, FieldValue>>;
  /** What was thought of answers, by message: it outlives a change of conversation. */
  readonly verdicts: Map<string, 'good' | 'bad'>;
}

/** Carries a chat's settings to its parts. */
export const SettingsContext = createContext<ChatSettings>({
  tools: {},
  slots: {},
  commands: [],
  accept: undefined,
  math: false,
  onFeedback: undefined,
  onCopy: undefined,
  drafts: new Map(),
  verdicts: new Map(),
});

/** The settings of the chat around. */
export function useSettings(): ChatSettings {
  return useContext(SettingsContext);
}
