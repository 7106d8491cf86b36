import type { ChatWords } from '../../../../words/index.ts';
import { useController } from '../../context/ChatContext.ts';
import { useSettings, type ChatCommand } from '../../context/chatSettings.ts';
import { saveFile } from '../../../../ui/index.ts';
import { exportJson, exportMarkdown, type ExportWords } from './exportConversation.ts';
import type { ThreadMessage } from '../../core/index.ts';

export interface CommandTargets {
  words: ChatWords;
  attach: () => void;
  showHelp: () => void;
}

/** Returns the host's commands, then the built-in ones. */
export function useCommands({ words, attach, showHelp }: CommandTargets): readonly ChatCommand[] {
  const { actions, messages } = useController();
  const { commands } = useSettings();
  const own = (name: string, label: string, run: () => void): ChatCommand => ({
    name,
    label,
    run: () => {
      run();
      return undefined;
    },
  });
  const save = (format: SavedFormat): void => saveConversation(messages(), format, words);
  return [
    ...commands,
    own(words.commandNew, words.newConversation, actions.startNew),
    own(words.commandFiles, words.attach, attach),
    own(words.commandMarkdown, words.saveMarkdown, () => save('markdown')),
    own(words.commandJson, words.saveJson, () => save('json')),
    own(words.commandHelp, words.help, showHelp),
  ];
}

function saveConversation(
  messages: readonly ThreadMessage[],
  format: SavedFormat,
  words: ExportWords & { conversation: string },
): void {
  const isMarkdown = format === 'markdown';
  const text = isMarkdown ? exportMarkdown(messages, words) : exportJson(messages);
  const type = isMarkdown ? 'text/markdown' : 'application/json';
  saveFile(document, savedName(format, words), new Blob([text], { type }));
}

type SavedFormat = 'markdown' | 'json';

function savedName(format: SavedFormat, words: { conversation: string }): string {
  return `${words.conversation}.${format === 'markdown' ? 'md' : 'json'}`;
}
