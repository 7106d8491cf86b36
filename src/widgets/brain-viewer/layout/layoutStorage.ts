import * as v from 'valibot';
import type { Point } from './layoutInput.ts';

/**
 * Where layouts are kept: `localStorage` fits, and so does anything with these two functions. Keys
 * begin with `brainstem-layout-`; values are text with the names of labels and where they lie.
 */
export interface LayoutStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

const kept = v.record(v.string(), v.tuple([v.number(), v.number()]));

const readKept = v.pipe(v.string(), v.parseJson(), kept);

/** Keeps layouts until the page is left. */
export function createMemoryStorage(): LayoutStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}

/** The places kept under a key; undefined where there are none, or what is there is no layout. */
export function loadPlaces(
  storage: LayoutStorage,
  key: string,
): ReadonlyMap<string, Point> | undefined {
  const found = attempt(() => storage.getItem(`brainstem-layout-${key}`));
  const read = v.safeParse(readKept, found);
  if (!read.success) return undefined;
  return new Map(Object.entries(read.output).map(([label, [x, y]]) => [label, { x, y }]));
}

/** Keeps places, to the pixel. A storage that is full or closed keeps nothing, and nothing is said. */
export function savePlaces(
  storage: LayoutStorage,
  key: string,
  places: ReadonlyMap<string, Point>,
): void {
  const entries = Array.from(places, ([label, { x, y }]) => [
    label,
    [Math.round(x), Math.round(y)],
  ]);
  const text = JSON.stringify(Object.fromEntries(entries));
  attempt(() => storage.setItem(`brainstem-layout-${key}`, text));
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
