import { createNearRouter, createRouter, type Router } from './createRouter.ts';
import { meetsBox, type LinePath, type PlacedBox } from './linePath.ts';

/** The limits of boxes, and of boxes times links, up to which edges are routed around boxes. */
const maxRouted = { boxes: 250, product: 60_000 } as const;

/** The number of boxes up to which shortest paths are exact. */
const maxExact = 100;

/** Returns true if edges of a graph of this size are routed around boxes. */
export function shouldRouteAround(boxes: number, links: number): boolean {
  return boxes <= maxRouted.boxes && boxes * links <= maxRouted.product;
}

/** Creates a router, exact or faster by the number of boxes. */
export function createRouterFor(boxes: readonly PlacedBox[]): Router {
  return boxes.length > maxExact ? createNearRouter(boxes) : createRouter(boxes);
}

/** A routed edge between two labels. */
export interface KnownLine extends LinePath {
  /** The labels at its start and end. */
  readonly source: string;
  readonly target: string;
}

/** Routed edges, and the boxes they were routed among. */
export interface KnownLines {
  /** Boxes by label. */
  readonly boxes: ReadonlyMap<string, PlacedBox>;
  /** Edges by link id. */
  readonly lines: ReadonlyMap<string, KnownLine>;
}

/** Creates a check that neither end of an edge moved, and no moved or new box is in its way. */
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

/** Returns the edges that are still valid among boxes. */
export function linesThatHold(
  known: KnownLines,
  now: ReadonlyMap<string, PlacedBox>,
): KnownLines['lines'] {
  const holds = stillHolds(known, now);
  return new Map([...known.lines].filter(([, line]) => holds(line)));
}

/** Returns a cached path, or undefined if the edge has to be routed. */
export type ReuseLine = (id: string, source: string) => LinePath | undefined;

/** Creates a lookup of cached edges, each validated lazily, since most are never requested. */
export function reuseLines(known: KnownLines, now: ReadonlyMap<string, PlacedBox>): ReuseLine {
  const holds = stillHolds(known, now);
  return (id, source) => {
    const line = known.lines.get(id);
    if (line === undefined || !holds(line)) return undefined;
    return line.source === source ? line : reverse(line);
  };
}

/** Reverses a path. A filter can reverse a link, whose direction is that of its first relation. */
function reverse({ from, via, to }: LinePath): LinePath {
  return { from: to, via: via.toReversed(), to: from };
}

function isSameBox(a: PlacedBox, b: PlacedBox): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
