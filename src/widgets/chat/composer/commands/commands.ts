import type { ChatCommand } from '../../context/chatSettings.ts';
import { foldText, hasWords, searchWords } from '../../../../search/index.ts';

/** A command that a draft may mean. */
export interface FoundCommand {
  command: ChatCommand;
  /** The text after its name, if the name is complete. */
  rest: string;
}

/**
 * The commands that a draft may mean. A name that is written to its end means that command alone.
 * Else they are those whose name begins so, then those whose name and label hold every word. Empty
 * when the draft is a message.
 */
export function findCommands(
  commands: readonly ChatCommand[],
  draft: string,
): readonly FoundCommand[] {
  const read = /^\/([^\s/]*)(\s[^]*)?$/.exec(draft);
  if (read === null) return [];
  const [, first = '', after] = read;
  const name = foldText(first);
  if (after !== undefined) {
    const command = commands.find((known) => foldText(known.name) === name);
    if (command !== undefined) return [{ command, rest: after.trim() }];
    if (first === '' || /[\n/]/.test(after)) return [];
  }
  const words = searchWords(draft.slice(1));
  const begins = (command: ChatCommand): boolean =>
    after === undefined && foldText(command.name).startsWith(name);
  const holds = ({ name: known, label }: ChatCommand): boolean =>
    hasWords(foldText(`${known} ${label}`), words);
  const others = commands.filter((command) => !begins(command) && holds(command));
  return [...commands.filter(begins), ...others].map((command) => ({ command, rest: '' }));
}
