import * as v from 'valibot';
import type { KeyValueStorage } from '../../../../environment/index.ts';
import { linkId } from '../model/brainGraph.ts';
import { pathThrough, pointsOf } from '../scene/linePath.ts';
import type { KnownLine, KnownLines } from '../scene/routeLines.ts';
import type { LayoutAlgorithm, Point } from './layoutInput.ts';

/** Entries rather than an object, since a label may be called `__proto__`. */
const entries = v.pipe(
  v.array(v.tuple([v.string(), v.number(), v.number()])),
  v.transform(
    (places): ReadonlyMap<string, Point> =>
      new Map(places.map(([label, x, y]) => [label, { x, y }])),
  ),
);

/** The end labels of each edge, and its points. */
const lines = v.pipe(
  v.array(v.tuple([v.string(), v.string(), v.array(v.tuple([v.number(), v.number()]))])),
  v.transform(
    (stored): ReadonlyMap<string, KnownLine> =>
      new Map(
        stored.flatMap(([source, target, points]) => {
          const path = pathThrough(points.map(([x, y]) => ({ x, y })));
          return path ? [[linkId(source, target), { source, target, ...path }] as const] : [];
        }),
      ),
  ),
);

const algorithm = v.picklist(['organic', 'hierarchical', 'radial', 'grid']);

/** A stored layout: only its places, unless it is a fallback or has edges. */
const storedLayout = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.pipe(
      entries,
      v.transform((places): StoredLayout => ({ places })),
    ),
    v.object({ places: entries, fallback: v.optional(algorithm), lines: v.optional(lines) }),
  ]),
);

/** A layout as last saved. */
export interface StoredLayout {
  readonly places: ReadonlyMap<string, Point>;
  /** The algorithm used, if the layout is unfinished or differs from the requested one. */
  readonly fallback?: LayoutAlgorithm | undefined;
  /** The edges that are still valid. */
  readonly lines?: KnownLines['lines'] | undefined;
}

const keyOf = (key: string): string => `brainstem-layout-${key}`;

/** Reads a stored layout. Resolves with undefined if there is none or it is unreadable. */
export async function loadLayout(
  storage: KeyValueStorage,
  key: string,
): Promise<StoredLayout | undefined> {
  try {
    const stored = v.safeParse(storedLayout, await storage.getItem(keyOf(key)));
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a layout, rounded to pixels. Ignores errors of the storage, such as an exceeded quota. */
export async function saveLayout(
  storage: KeyValueStorage,
  key: string,
  { places, fallback, lines: drawn }: StoredLayout,
): Promise<void> {
  const pixels = ({ x, y }: Point): [number, number] => [Math.round(x), Math.round(y)];
  const rounded = Array.from(places, ([label, place]) => [label, ...pixels(place)]);
  const known = Array.from(drawn?.values() ?? [], (line) => {
    return [line.source, line.target, pointsOf(line).map(pixels)];
  });
  const isPlain = fallback === undefined && known.length === 0;
  const value = isPlain ? rounded : { places: rounded, fallback, lines: known };
  try {
    await storage.setItem(keyOf(key), JSON.stringify(value));
  } catch {
    // The layout is computed again next time.
  }
}
