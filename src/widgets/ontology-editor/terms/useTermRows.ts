import { useMemo, useState } from 'react';

interface TermPlace {
  /** Follows the term, so that somebody else's changes don't put another one under what is typed. */
  readonly key: string;
  readonly term: string;
  /** The position in the list; its length for a term that was removed while it was edited. */
  readonly index: number;
}

/** Returns the rows of a list, among them edited ones whose terms somebody else removed. */
export function useTermRows(terms: readonly string[]) {
  const [edited, setEdited] = useState<readonly TermPlace[]>([]);
  const places = useMemo(() => placesOf(terms), [terms]);
  const gone = edited.filter(({ key }) => places.every((place) => place.key !== key));
  return {
    rows: [...places, ...gone.map((row) => ({ ...row, index: terms.length }))],
    isEdited: ({ key }: TermPlace) => edited.some((row) => row.key === key),
    edit: (row: TermPlace) => setEdited((rows) => [...rows, row]),
    endEdit: ({ key }: TermPlace) => setEdited((rows) => rows.filter((row) => row.key !== key)),
  };
}

function placesOf(terms: readonly string[]): TermPlace[] {
  const counts = new Map<string, number>();
  return terms.map((term, index) => {
    const count = counts.get(term) ?? 0;
    counts.set(term, count + 1);
    return { key: `${count} ${term}`, term, index };
  });
}
