/**
 * One thing that the assistant does in a turn. A tool call without a result waits for a person, so
 * it must be the last step.
 */
export type Step =
  | { readonly type: 'text'; readonly text: string }
  | {
      /** A line of the stream that is not stored with the message. */
      readonly type: 'line';
      readonly code: UnstoredCode;
      readonly value: unknown;
    }
  | {
      readonly type: 'tool-call';
      readonly toolName: string;
      readonly args: Readonly<Record<string, unknown>>;
      readonly result?: unknown;
      /** True if its arguments come in one line (code `9`) instead of pieces. @default false */
      readonly whole?: boolean;
    }
  | { readonly type: 'failure'; readonly message: string }
  /** Ends the turn with a finish reason of its own. It must be the last step. */
  | { readonly type: 'ending'; readonly finishReason: string };

/** Codes of data-stream v1 whose lines a stream carries and stored messages do not. */
export type UnstoredCode = '2' | '8' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k';

/** Words to say. */
export function say(text: string): Step {
  return { type: 'text', text };
}
