/** The positions of a list's rows, computed rather than stored per row. */
export interface RowPlaces {
  /** Returns a row's top in CSS pixels. For the count, returns the total height. */
  topOf: (index: number) => number;
  /** Returns the row at a distance from the rows' top, or the last one below their end. */
  indexAt: (top: number) => number;
}

/** Creates positions of rows with equal heights. */
export function evenPlaces(count: number, rowHeight: number): RowPlaces {
  return {
    topOf: (index) => index * rowHeight,
    indexAt: (top) => within(Math.floor(top / rowHeight), count),
  };
}

/**
 * Creates positions of rows with different heights.
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
 * Returns the scroll position after row heights have changed, which keeps the same part of the top
 * row in place.
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
