import { exportJson, exportMarkdown, type ExportWords } from './exportConversation.ts';
import type { ThreadMessage } from './threadModel.ts';

/** Saves a conversation as a file on the person's device. */
export function saveConversation(
  messages: readonly ThreadMessage[],
  format: 'markdown' | 'json',
  words: ExportWords & { conversation: string },
): void {
  const isMarkdown = format === 'markdown';
  const text = isMarkdown ? exportMarkdown(messages, words) : exportJson(messages);
  const type = isMarkdown ? 'text/markdown' : 'application/json';
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${words.conversation}.${isMarkdown ? 'md' : 'json'}`;
  link.click();
  // The download has its own hold on the bytes once the click was handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
