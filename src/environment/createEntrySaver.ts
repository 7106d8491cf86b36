import type { Persistence } from './createPersistence.ts';

/** Returns the new value of an entry for the saved one; undefined removes it. */
export type EntryChange<T> = (saved: T | undefined) => T | undefined;

/** Saves changed entries. Resolves to true if they were saved. */
export type SaveEntries<T> = (
  changes: Iterable<readonly [key: string, change: EntryChange<T>]>,
) => Promise<boolean>;

/**
 * Creates a function that changes entries of a saved map and leaves those of other tabs alone. An
 * entry that couldn't be saved is saved with the next one.
 */
export function createEntrySaver<T>(
  update: Persistence<ReadonlyMap<string, T>>['update'],
): SaveEntries<T> {
  const unsaved = new Map<string, EntryChange<T>>();
  return async (changes) => {
    for (const [key, change] of changes) unsaved.set(key, change);
    let taken: ReadonlyMap<string, EntryChange<T>> = new Map();
    const isSaved = await update((saved) => {
      taken = new Map(unsaved);
      const entries = new Map(saved);
      for (const [key, change] of taken) {
        const before = entries.get(key);
        const value = change(before);
        if (value !== before) entries.delete(key);
        if (value !== undefined) entries.set(key, value);
      }
      return entries.size === 0 ? undefined : entries;
    });
    if (!isSaved) return false;
    for (const [key, change] of taken) if (unsaved.get(key) === change) unsaved.delete(key);
    return true;
  };
}
