import { saveFile } from '../../../../ui/index.ts';
import { exportJson, exportMarkdown, type ExportWords } from './exportConversation.ts';
import { savedName, type SavedFormat } from './savedName.ts';
import type { ThreadMessage } from '../../core/index.ts';

export function saveConversation(
  messages: readonly ThreadMessage[],
  format: SavedFormat,
  words: ExportWords & { conversation: string },
): void {
  const isMarkdown = format === 'markdown';
  const text = isMarkdown ? exportMarkdown(messages, words) : exportJson(messages);
  const type = isMarkdown ? 'text/markdown' : 'application/json';
  saveFile(document, savedName(format, words), new Blob([text], { type }));
}
