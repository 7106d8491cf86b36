/**
 * A text store by key: `localStorage`, `sessionStorage`, or anything with these three methods,
 * synchronous or asynchronous.
 */
export interface KeyValueStorage {
  getItem: (key: string) => string | null | undefined | Promise<string | null | undefined>;
  setItem: (key: string, value: string) => unknown;
  removeItem: (key: string) => unknown;
}

/** A synchronous {@link KeyValueStorage}. */
export interface SyncStorage extends KeyValueStorage {
  getItem: (key: string) => string | null;
}

export function createMemoryStorage(): SyncStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    removeItem: (key) => items.delete(key),
  };
}
