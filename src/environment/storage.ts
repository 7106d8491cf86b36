/**
 * Stores text by key. `localStorage` and `sessionStorage` fit, and so does anything asynchronous
 * with these three methods.
 */
export interface KeyValueStorage {
  getItem: (key: string) => string | null | undefined | Promise<string | null | undefined>;
  setItem: (key: string, value: string) => unknown;
  removeItem: (key: string) => unknown;
}

/** A {@link KeyValueStorage} that answers at once. */
export interface SyncStorage extends KeyValueStorage {
  getItem: (key: string) => string | null;
}

/** Creates a storage in memory, which is gone with the page. */
export function createMemoryStorage(): SyncStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    removeItem: (key) => items.delete(key),
  };
}
