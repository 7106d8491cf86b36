/**
 * A persistent append-only list. Appending shares all but the last few arrays with the previous
 * list, so that it takes constant time and renderers can skip unchanged parts.
 */
export interface Sequence<T> {
  length: number;
  pages: readonly Page<T>[];
}

/** Up to 32 strips. */
export type Page<T> = readonly Strip<T>[];

/** Up to 32 items. */
export type Strip<T> = readonly T[];

const width = 32;

export const emptySequence: Sequence<never> = { length: 0, pages: [] };

export function append<T>({ length, pages }: Sequence<T>, item: T): Sequence<T> {
  const page = pages.at(-1) ?? [];
  const strip = page.at(-1) ?? [];
  if (length % width ** 2 === 0) return { length: length + 1, pages: [...pages, [[item]]] };
  const strips =
    length % width === 0 ? [...page, [item]] : [...page.slice(0, -1), [...strip, item]];
  return { length: length + 1, pages: [...pages.slice(0, -1), strips] };
}

export function itemsOf<T>({ pages }: Sequence<T>): T[] {
  return pages.flatMap((page) => page.flatMap((strip) => strip));
}
