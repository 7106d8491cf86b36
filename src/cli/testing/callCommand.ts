import type { Terminal } from '../command.ts';
import { run } from '../run.ts';

/** The result of a command. */
export interface CommandResult {
  code: number;
  /** The text that it printed, without the last line break. */
  printed: string;
  /** The text that it printed to standard error. */
  warned: string;
}

/** Runs a command in this process, as `npx brainstem` would. */
export async function callCommand(
  args: readonly string[],
  terminal: Partial<Terminal> = {},
): Promise<CommandResult> {
  const printed: string[] = [];
  const warned: string[] = [];
  const code = await run(args, {
    print: (text) => printed.push(text),
    warn: (text) => warned.push(text),
    env: {},
    folder: '/nowhere',
    signal: new AbortController().signal,
    ...terminal,
  });
  return { code, printed: printed.join('\n'), warned: warned.join('\n') };
}
