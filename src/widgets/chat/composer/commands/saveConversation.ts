import { saveFile } from '../../../../ui/index.ts';
import { exportJson, exportMarkdown, type ExportWords } from './exportConversation.ts';
import type { ThreadMessage } from '../../core/index.ts';

/** Saves a conversation as a file on the person's device. */
export function saveConversation(
  messages: readonly ThreadMessage[],
  format: 'markdown' | 'json',
  words: ExportWords & { conversation: string },
): void {
  const isMarkdown = format === 'markdown';
  const text = isMarkdown ? exportMarkdown(messages, words) : exportJson(messages);
  const type = isMarkdown ? 'text/markdown' : 'application/json';
  const name = `${words.conversation}.${isMarkdown ? 'md' : 'json'}`;
  saveFile(document, name, new Blob([text], { type }));
}
