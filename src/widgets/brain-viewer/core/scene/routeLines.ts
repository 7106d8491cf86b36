import { createNearRouter, createRouter, type Router } from './createRouter.ts';
import { meetsBox, type LinePath, type PlacedBox } from './linePath.ts';

/** Up to so many boxes, and this product of boxes and links, lines go around boxes. Beyond, lines hide each other. */
const mostRouted = { boxes: 250, product: 60_000 } as const;

/** Up to so many boxes, each line takes the shortest of all ways. */
const mostExact = 100;

/** Returns whether lines go around boxes with so many of both. */
export function goesAround(boxes: number, links: number): boolean {
  return boxes <= mostRouted.boxes && boxes * links <= mostRouted.product;
}

/** Creates the router that suits the number of boxes. */
export function routerAmong(boxes: readonly PlacedBox[]): Router {
  return boxes.length > mostExact ? createNearRouter(boxes) : createRouter(boxes);
}

/** A line from one label's box to another's. */
export interface KnownLine extends LinePath {
  /** The labels at which it begins and ends. */
  readonly source: string;
  readonly target: string;
}

/** Lines that were found among boxes. */
export interface KnownLines {
  /** By label. */
  readonly boxes: ReadonlyMap<string, PlacedBox>;
  /** By the id of the link. */
  readonly lines: ReadonlyMap<string, KnownLine>;
}

/** Returns whether a line's ends are where they were, and whether it meets no box that moved or came. */
function stillHolds(
  { boxes: before }: KnownLines,
  now: ReadonlyMap<string, PlacedBox>,
): (line: KnownLine) => boolean {
  const moved = new Map(
    [...now].filter(([label, box]) => {
      const old = before.get(label);
      return old === undefined || !isSameBox(old, box);
    }),
  );
  const inTheWay = [...moved.values()];
  return (line) =>
    !moved.has(line.source) &&
    !moved.has(line.target) &&
    !inTheWay.some((box) => meetsBox(line, box));
}

/** Returns the lines that still hold among boxes. */
export function linesThatHold(
  known: KnownLines,
  now: ReadonlyMap<string, PlacedBox>,
): KnownLines['lines'] {
  const holds = stillHolds(known, now);
  return new Map([...known.lines].filter(([, line]) => holds(line)));
}

/** Returns a line that is known and still holds; undefined where a way has to be found. */
export type Recall = (id: string, source: string) => LinePath | undefined;

/** Recalls lines that still hold among boxes. Each is checked when it is asked for: most never are. */
export function recallLines(known: KnownLines, now: ReadonlyMap<string, PlacedBox>): Recall {
  const holds = stillHolds(known, now);
  return (id, source) => {
    const line = known.lines.get(id);
    if (line === undefined || !holds(line)) return undefined;
    return line.source === source ? line : turned(line);
  };
}

/** A filter can turn a link around: its first relation may lead the other way. */
function turned({ from, via, to }: LinePath): LinePath {
  return { from: to, via: via.toReversed(), to: from };
}

function isSameBox(a: PlacedBox, b: PlacedBox): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
