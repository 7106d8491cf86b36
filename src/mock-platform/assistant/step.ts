import * as v from 'valibot';

const unstoredCodes = ['2', '8', 'e', 'f', 'g', 'h', 'i', 'j', 'k'] as const;

/** Codes of data-stream v1 for lines that are streamed but not stored. */
export type UnstoredCode = '2' | '8' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k';

/** Schema of {@link AssistantStep}. */
export const assistantStep = v.union([
  v.string(),
  v.object({
    type: v.literal('tool-call'),
    toolName: v.string(),
    args: v.record(v.string(), v.unknown()),
    result: v.optional(v.unknown()),
    whole: v.optional(v.boolean()),
  }),
  v.object({ type: v.literal('failure'), message: v.string() }),
  v.object({ type: v.literal('ending'), finishReason: v.string() }),
  v.object({
    type: v.literal('line'),
    code: v.picklist(unstoredCodes),
    value: v.unknown(),
  }),
]) satisfies v.GenericSchema<unknown, AssistantStep>;

/**
 * One step of the mock assistant's turn: Markdown text, or an object for a tool call or an end. A
 * tool call without a result waits for the page or the user, so it must be the last step, like an
 * end.
 */
export type AssistantStep =
  | string
  | {
      readonly type: 'tool-call';
      readonly toolName: string;
      readonly args: Readonly<Record<string, unknown>>;
      readonly result?: unknown;
      /** Sends the arguments in one line (code `9`) instead of chunks. @default false */
      readonly whole?: boolean | undefined;
    }
  /** Fails the turn. */
  | { readonly type: 'failure'; readonly message: string }
  /** Ends the turn with the given finish reason. */
  | { readonly type: 'ending'; readonly finishReason: string }
  /** A streamed line that isn't stored with the message. */
  | { readonly type: 'line'; readonly code: UnstoredCode; readonly value: unknown };

/** A prompt for the mock's assistant. */
export interface AssistantPrompt {
  /** The user's text. Empty if only files were sent, and after an answer to a tool call. */
  readonly text: string;
  /** Files sent with the message, or else those of the conversation that the text mentions. */
  readonly files: readonly { name: string; contentType: string; size: number }[];
  /** The name of the user's organisation. */
  readonly organisation: string;
  /** The tool call just answered, and its result. */
  readonly answered?: { readonly toolName: string; readonly result: unknown };
}

/** Answers a prompt with steps. Return undefined to use the mock's own script. */
export type Assistant = (prompt: AssistantPrompt) => readonly AssistantStep[] | undefined;
