import { useMemo, useState } from 'react';

/** A row of a list of terms. */
export interface TermPlace {
  /** Follows the term, so that somebody else's changes don't put another one under what is typed. */
  readonly key: string;
  readonly term: string;
  /** The position in the list; its length for a term that was removed while it was edited. */
  readonly index: number;
}

/** Returns the rows of a list, among them the edited one even if somebody else removed its term. */
export function useTermRows(terms: readonly string[]): {
  rows: readonly TermPlace[];
  edited: TermPlace | undefined;
  setEdited: (row: TermPlace | undefined) => void;
} {
  const [edited, setEdited] = useState<TermPlace>();
  const places = useMemo(() => placesOf(terms), [terms]);
  const isGone = edited !== undefined && places.every(({ key }) => key !== edited.key);
  const rows = isGone ? [...places, { ...edited, index: terms.length }] : places;
  return { rows, edited, setEdited };
}

function placesOf(terms: readonly string[]): TermPlace[] {
  const counts = new Map<string, number>();
  return terms.map((term, index) => {
    const count = counts.get(term) ?? 0;
    counts.set(term, count + 1);
    return { key: `${count} ${term}`, term, index };
  });
}
