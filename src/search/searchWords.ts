import { foldText } from './foldText.ts';

/** The words of what a user typed into a search, folded; none where nothing was typed. */
export function searchWords(searchTerm: string): readonly string[] {
  return foldText(searchTerm)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/**
 * Returns true if a text holds each word, in whatever order. Without words every text does.
 *
 * @param folded - By {@link foldText}, so that a list is folded once and not at each keystroke.
 * @param words - By {@link searchWords}.
 */
export function hasWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}
