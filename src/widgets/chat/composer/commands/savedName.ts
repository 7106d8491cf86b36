/** The format of a saved conversation. */
export type SavedFormat = 'markdown' | 'json';

export function savedName(format: SavedFormat, words: { conversation: string }): string {
  return `${words.conversation}.${format === 'markdown' ? 'md' : 'json'}`;
}
