/** How a conversation is saved. */
export type SavedFormat = 'markdown' | 'json';

/** What the file of a saved conversation is called. */
export function savedName(format: SavedFormat, words: { conversation: string }): string {
  return `${words.conversation}.${format === 'markdown' ? 'md' : 'json'}`;
}
