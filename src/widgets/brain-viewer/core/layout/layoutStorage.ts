import * as v from 'valibot';
import type { KeyValueStorage } from '../../../../environment/index.ts';
import type { Point } from './layoutInput.ts';

/** Entries, not an object: a label may be called `__proto__`. */
const storedPlaces = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), v.number(), v.number()])),
);

const keyOf = (key: string): string => `brainstem-layout-${key}`;

/** Reads a stored layout. Resolves with undefined where there is none that can be read. */
export async function loadPlaces(
  storage: KeyValueStorage,
  key: string,
): Promise<ReadonlyMap<string, Point> | undefined> {
  try {
    const stored = v.safeParse(storedPlaces, await storage.getItem(keyOf(key)));
    if (!stored.success) return undefined;
    return new Map(stored.output.map(([label, x, y]) => [label, { x, y }]));
  } catch {
    return undefined;
  }
}

/** Stores a layout, rounded to pixels. Ignores a storage that is full or closed. */
export async function savePlaces(
  storage: KeyValueStorage,
  key: string,
  places: ReadonlyMap<string, Point>,
): Promise<void> {
  const entries = Array.from(places, ([label, { x, y }]) => [label, Math.round(x), Math.round(y)]);
  try {
    await storage.setItem(keyOf(key), JSON.stringify(entries));
  } catch {
    // The layout is computed again next time.
  }
}
