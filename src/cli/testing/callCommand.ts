import type { Terminal } from '../command.ts';
import { run } from '../run.ts';

/** The result of a command. */
export interface CommandResult {
  code: number;
  /** The standard output, without the last line break. */
  printed: string;
  /** The standard error. */
  warned: string;
}

/** Runs a command in this process, like `npx brainstem`. */
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
