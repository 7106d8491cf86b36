/** Pixels by which a row may be beyond an edge: a browser scrolls by whole ones. */
const slack = 1;

/**
 * Finds the rows of a list that a user sees at least a part of, from the top on.
 *
 * @param header - The element that covers the top of the list, if any.
 */
export function rowsInView(list: Element, rows: readonly Element[], header?: Element): Element[] {
  const { top, bottom } = viewOf(list, header);
  return rows
    .filter((row) => {
      const place = row.getBoundingClientRect();
      return place.bottom > top + slack && place.top < bottom - slack;
    })
    .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
}

/** Returns true if a user sees a row from its top to its bottom. */
export function isWhollyInView(list: Element, row: Element | null, header?: Element): boolean {
  if (row === null) return false;
  const { top, bottom } = viewOf(list, header);
  const place = row.getBoundingClientRect();
  return place.top >= top - slack && place.bottom <= bottom + slack;
}

function viewOf(list: Element, header: Element | undefined): { top: number; bottom: number } {
  const { top, bottom } = list.getBoundingClientRect();
  return { top: header?.getBoundingClientRect().bottom ?? top, bottom };
}
