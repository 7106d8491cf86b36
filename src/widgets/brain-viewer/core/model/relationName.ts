import { revealHidden } from '../../../../search/index.ts';

/** Returns a relation's type as a phrase: `STORED_IN` and `storedIn` as `stored in`. */
export function relationName(type: string): string {
  const spaced = revealHidden(type)
    .replaceAll(/[_\s]+/g, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim();
  // Keeps acronyms within a phrase, as in `has URL`.
  const isShouted = spaced === spaced.toUpperCase();
  return isShouted ? spaced.toLowerCase() : spaced.replaceAll(/\b\p{Lu}(?=\p{Ll})/gu, lower);
}

function lower(letter: string): string {
  return letter.toLowerCase();
}
