import * as v from 'valibot';

const unstoredCodes = ['2', '8', 'e', 'f', 'g', 'h', 'i', 'j', 'k'] as const;

/** Codes of data-stream v1 whose lines a stream carries and stored messages do not. */
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
 * One thing that the mock's assistant does in a turn: a text is said, in markdown, and an object is
 * a tool call or an end. A tool call without a result waits for the page or a person, so it must be
 * the last step, as an end must.
 */
export type AssistantStep =
  | string
  | {
      readonly type: 'tool-call';
      readonly toolName: string;
      readonly args: Readonly<Record<string, unknown>>;
      readonly result?: unknown;
      /** True if its arguments come in one line (code `9`) instead of pieces. @default false */
      readonly whole?: boolean | undefined;
    }
  /** Fails the turn. */
  | { readonly type: 'failure'; readonly message: string }
  /** Ends the turn with a finish reason of its own. */
  | { readonly type: 'ending'; readonly finishReason: string }
  /** A line of the stream that is not stored with the message. */
  | { readonly type: 'line'; readonly code: UnstoredCode; readonly value: unknown };

/** A question to the mock's assistant. */
export interface AssistantPrompt {
  /** The person's words; empty with files alone, and after an answer to a tool call. */
  readonly text: string;
  /** Files that came along, else those of the conversation of which the words speak. */
  readonly files: readonly { name: string; contentType: string; size: number }[];
  /** The name of the person's organisation. */
  readonly organisation: string;
  /** The tool call that was just answered, and its result. */
  readonly answered?: { readonly toolName: string; readonly result: unknown };
}

/** Answers a prompt with steps, or with nothing to leave it to the mock's own script. */
export type Assistant = (prompt: AssistantPrompt) => readonly AssistantStep[] | undefined;
