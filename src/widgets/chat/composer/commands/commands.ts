import type { ChatCommand } from '../../chatSettings.ts';

/** A draft that is a command: its name so far, and the text after it. */
export interface CommandDraft {
  /** Without the slash, in lower case. */
  name: string;
  rest: string;
  /** Whether the name is written to its end. */
  isNamed: boolean;
}

/** Reads a draft as a command. Undefined when it is a message. */
export function readCommand(draft: string): CommandDraft | undefined {
  const found = /^\/([^\s/]*)(\s[^]*)?$/.exec(draft);
  if (found === null) return undefined;
  const [, name = '', rest] = found;
  return { name: name.toLowerCase(), rest: (rest ?? '').trim(), isNamed: rest !== undefined };
}

/**
 * The commands that a draft may mean: those whose name begins so, then those whose words hold it.
 * A name that is written to its end means that command alone, and a message where there is none.
 */
export function findCommands(
  commands: readonly ChatCommand[],
  draft: string,
): readonly ChatCommand[] {
  const read = readCommand(draft);
  if (read === undefined) return [];
  const { name, isNamed } = read;
  if (isNamed) return commands.filter((command) => command.name.toLowerCase() === name);
  const begins = (command: ChatCommand): boolean => command.name.toLowerCase().startsWith(name);
  return [
    ...commands.filter(begins),
    ...commands.filter((command) => !begins(command) && command.label.toLowerCase().includes(name)),
  ];
}
