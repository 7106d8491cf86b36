import * as v from 'valibot';
import type { KeyValueStorage } from '../../../../environment/index.ts';
import type { LayoutAlgorithm, Point } from './layoutInput.ts';

/** Entries, not an object: a label may be called `__proto__`. */
const entries = v.pipe(
  v.array(v.tuple([v.string(), v.number(), v.number()])),
  v.transform(
    (places): ReadonlyMap<string, Point> =>
      new Map(places.map(([label, x, y]) => [label, { x, y }])),
  ),
);

const algorithm = v.picklist(['organic', 'hierarchical', 'radial', 'grid']);

/** A layout that is what was asked for is stored as its places alone. */
const storedLayout = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.pipe(
      entries,
      v.transform((places): StoredLayout => ({ places, fallback: undefined })),
    ),
    v.object({ places: entries, fallback: algorithm }),
  ]),
);

/** A layout as it was when somebody last changed it. */
export interface StoredLayout {
  readonly places: ReadonlyMap<string, Point>;
  /** The algorithm that placed the labels, if that isn't the finished layout that was requested. */
  readonly fallback: LayoutAlgorithm | undefined;
}

const keyOf = (key: string): string => `brainstem-layout-${key}`;

/** Reads a stored layout. Resolves with undefined where there is none that can be read. */
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

/** Stores a layout, rounded to pixels. Ignores a storage that is full or closed. */
export async function saveLayout(
  storage: KeyValueStorage,
  key: string,
  { places, fallback }: StoredLayout,
): Promise<void> {
  const rounded = Array.from(places, ([label, { x, y }]) => [label, Math.round(x), Math.round(y)]);
  const value = fallback === undefined ? rounded : { places: rounded, fallback };
  try {
    await storage.setItem(keyOf(key), JSON.stringify(value));
  } catch {
    // The layout is computed again next time.
  }
}
