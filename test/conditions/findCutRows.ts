import { isShown } from './findCutTexts.ts';

/** Pixels that fonts and rounding may add. */
const slack = 1;

/**
 * Finds content that doesn't fit the rows of a list: texts whose line reaches out of their row, and
 * rows that overlap the next one.
 *
 * @param rows - Those that exist, one below the other.
 * @returns Each such text, or the row's number.
 */
export function findCutRows(rows: readonly Element[]): string[] {
  return rows.flatMap((row, at) => {
    const { top, bottom } = row.getBoundingClientRect();
    const next = rows[at + 1]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    const isOnNext = bottom > next + slack;
    const cut = blocksOf(row).filter((block) => {
      const place = block.getBoundingClientRect();
      return place.top < top - slack || place.bottom > bottom + slack;
    });
    return [
      ...cut.map(({ textContent }) => `“${textContent}” is cut by row ${at}`),
      ...(isOnNext ? [`row ${at} stands on the next`] : []),
    ];
  });
}

/** The elements of a row that hold its texts. Of one that ends in an ellipsis, what shows it. */
function blocksOf(row: Element): Element[] {
  const holders = [...row.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some((node) => node instanceof Text && isShown(node, element)),
  );
  return holders.map((holder) => clampOf(holder, row) ?? holder);
}

function clampOf(element: Element, row: Element): Element | undefined {
  for (let box: Element | null = element; box !== null && box !== row; box = box.parentElement) {
    if (getComputedStyle(box).webkitLineClamp !== 'none') return box;
  }
  return undefined;
}
