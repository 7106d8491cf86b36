/**
 * One thing that the assistant does in a turn. A tool call without a result waits for a person, so
 * it must be the last step.
 */
export type Step =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'tool-call';
      readonly toolName: string;
      readonly args: Readonly<Record<string, unknown>>;
      readonly result?: unknown;
    }
  | { readonly type: 'failure'; readonly message: string };

/** Words to say. */
export function say(text: string): Step {
  return { type: 'text', text };
}
