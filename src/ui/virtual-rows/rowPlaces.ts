/** The positions of a list's rows, without a number for each of them. */
export interface RowPlaces {
  /** From the top of the rows to the top of one, in CSS pixels. For the count, that of all rows. */
  topOf: (index: number) => number;
  /** The row at a distance from the top of the rows; the last one below their end. */
  indexAt: (top: number) => number;
}

/** Places of rows that all have one height. */
export function evenPlaces(count: number, rowHeight: number): RowPlaces {
  return {
    topOf: (index) => index * rowHeight,
    indexAt: (top) => within(Math.floor(top / rowHeight), count),
  };
}

/**
 * Places of rows of which some are higher or lower than the others.
 *
 * @param topOf - Ascends with the index.
 */
export function placesBy(count: number, topOf: (index: number) => number): RowPlaces {
  return {
    topOf,
    indexAt(top) {
      let low = 0;
      let high = count;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (topOf(middle) <= top) low = middle + 1;
        else high = middle;
      }
      return within(low - 1, count);
    },
  };
}

/**
 * Returns where a list is scrolled to after its rows have other heights: the row at its top stays
 * there, and as much of it is above.
 */
export function carryPlace(top: number, before: RowPlaces, after: RowPlaces): number {
  const index = before.indexAt(top);
  const [start, end] = [before.topOf(index), before.topOf(index + 1)];
  const share = Math.min(1, (top - start) / (end - start));
  const from = after.topOf(index);
  return from + share * (after.topOf(index + 1) - from);
}

function within(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}
