import type { ChatCommand } from '../../context/chatSettings.ts';
import { foldText, hasWords, searchWords } from '../../../../search/index.ts';

export interface FoundCommand {
  command: ChatCommand;
  /** The draft's text after the command's name, if the name is complete. */
  rest: string;
}

/**
 * Returns the commands that match the draft. A complete name matches its command alone. Otherwise
 * commands whose name starts with the typed text come first, then those whose name and label
 * contain every word. Returns none if the draft is a message.
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
