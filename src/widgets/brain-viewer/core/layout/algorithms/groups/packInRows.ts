import type { Size } from '../../layoutInput.ts';

/** The factor by which a row spreads the gap between what is in it. */
const mostSpread = 3;

/** The widths that are tried, as factors of that in which all would fill the stage. */
const widths = Array.from({ length: 18 }, (_, at) => 0.85 + at * 0.05);

/** The number of heights of a row that are tried. */
const heights = 24;

/** A shape and its upper left corner. */
export interface Packed<Shape extends Size> {
  readonly shape: Shape;
  readonly left: number;
  readonly top: number;
}

/**
 * Puts things in rows, each in one of its shapes, so that the whole is as large on a stage as can
 * be. In a row, low ones are stacked.
 *
 * @param gap - The gap between two.
 */
export function packInRows<Shape extends Size>(
  things: readonly (readonly Shape[])[],
  stage: Size,
  gap: number,
): readonly Packed<Shape>[] {
  const areaOf = ({ shapes }: Thing<Shape>): number =>
    Math.min(...shapes.map(({ width, height }) => (width + gap) * (height + gap)));
  const leastOf = ({ shapes }: Thing<Shape>): number => Math.min(...shapes.map((s) => s.height));
  const widthOf = ({ shapes }: Thing<Shape>): number => shapes[0]?.width ?? 0;
  const all = things.map(narrowFirst);
  const area = all.reduce((sum, thing) => sum + areaOf(thing), 0);
  const usual = Math.sqrt((area * stage.width) / stage.height);
  const least = Math.max(...all.map(widthOf));
  const wides = [...new Set(widths.map((factor) => Math.max(least, usual * factor)))];
  const tried = [areaOf, leastOf, widthOf].flatMap((rank) => {
    const ordered = all.toSorted((a, b) => rank(b) - rank(a));
    const ways = ordered.map((_, end) =>
      ordered.slice(0, end + 1).map((_, start) => waysOf(ordered.slice(start, end + 1), gap)),
    );
    return wides.map((width) => {
      const rows = rowsIn(ways, width, gap);
      const wide = Math.max(...rows.map((row) => row.width));
      // Lines go around all of them, and controls stand beside them.
      const high = rows.reduce((sum, { height }) => sum + height + gap, 0);
      return { rows, wide, scale: Math.min(stage.width / (wide + 2 * gap), stage.height / high) };
    });
  });
  const best = tried.reduce((a, b) => (b.scale > a.scale ? b : a));
  return place(best, gap);
}

interface Thing<Shape> {
  readonly index: number;
  /** The narrowest first. */
  readonly shapes: readonly Shape[];
}

/** Things below each other. */
interface Column<Shape> extends Size {
  readonly members: readonly { readonly index: number; readonly shape: Shape }[];
}

/** Columns beside each other. */
interface Row<Shape> extends Size {
  readonly columns: readonly Column<Shape>[];
}

function narrowFirst<Shape extends Size>(shapes: readonly Shape[], index: number): Thing<Shape> {
  return { index, shapes: shapes.toSorted((a, b) => a.width - b.width) };
}

/**
 * Cuts things, in order, into rows of a width, so that all rows together are as low as can be.
 *
 * @param ways - Of each row that ends with a thing, by its first one.
 */
function rowsIn<Shape>(
  ways: readonly (readonly (readonly Row<Shape>[])[])[],
  width: number,
  gap: number,
): readonly Row<Shape>[] {
  const best: { rows: readonly Row<Shape>[]; high: number }[] = [{ rows: [], high: 0 }];
  for (const ends of ways) {
    const all = best.flatMap(({ rows, high }, start) => {
      const row = ends[start]?.find((one) => one.width <= width);
      return row === undefined ? [] : [{ rows: [...rows, row], high: high + row.height + gap }];
    });
    best.push(all.reduce((a, b) => (b.high < a.high ? b : a)));
  }
  return best.at(-1)?.rows ?? [];
}

/** Returns the ways to put things in one row, the lowest first. */
function waysOf<Shape extends Size>(things: readonly Thing<Shape>[], gap: number): Row<Shape>[] {
  const low = Math.max(...things.map(({ shapes }) => Math.min(...shapes.map((s) => s.height))));
  const high = things.reduce((sum, { shapes }) => sum + (shapes[0]?.height ?? 0) + gap, -gap);
  const step = (high / low) ** (1 / (heights - 1));
  return Array.from({ length: heights }, (_, at) => rowOf(things, low * step ** at + 0.01, gap));
}

/** Puts things beside each other, or below the one before if that takes less width. */
function rowOf<Shape extends Size>(
  things: readonly Thing<Shape>[],
  height: number,
  gap: number,
): Row<Shape> {
  const row: Column<Shape>[] = [];
  for (const { index, shapes } of things) {
    const alone = shapes.find((shape) => shape.height <= height);
    const last = row.at(-1);
    const below = last && shapes.find((shape) => shape.height <= height - last.height - gap);
    if (below && last.width >= below.width - (alone?.width ?? Infinity) - gap) {
      row[row.length - 1] = {
        width: Math.max(last.width, below.width),
        height: last.height + gap + below.height,
        members: [...last.members, { index, shape: below }],
      };
    } else if (alone) row.push({ ...sizeOf(alone), members: [{ index, shape: alone }] });
  }
  return {
    columns: row,
    width: row.reduce((sum, { width }) => sum + width + gap, -gap),
    height: Math.max(...row.map((column) => column.height)),
  };
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

function place<Shape extends Size>(
  { rows, wide }: { readonly rows: readonly Row<Shape>[]; readonly wide: number },
  gap: number,
): readonly Packed<Shape>[] {
  const placed: Packed<Shape>[] = [];
  let top = 0;
  for (const { columns, height } of rows) {
    const taken = columns.reduce((sum, { width }) => sum + width, 0);
    const between = Math.min((wide - taken) / Math.max(1, columns.length - 1), gap * mostSpread);
    let left = (wide - taken - between * (columns.length - 1)) / 2;
    for (const { width, members } of columns) {
      let y = top;
      for (const { index, shape } of members) {
        placed[index] = { shape, left: left + (width - shape.width) / 2, top: y };
        y += shape.height + gap;
      }
      left += width + between;
    }
    top += height + gap;
  }
  return placed;
}
