import { isPromiseLike } from './isPromiseLike.ts';
import type { KeyValueStorage } from './storage.ts';

/** Persists one value under a storage key. None of its functions throws. */
export interface Persistence<T> {
  /** Returns the saved value, or undefined if there is no valid one. */
  read: () => Promise<T | undefined>;
  /**
   * Saves the value, after pending writes; undefined removes the saved one.
   *
   * @returns True if it was saved.
   */
  write: (value: T | undefined) => Promise<boolean>;
  /**
   * Reads the value, changes it and saves the result, for values with several writers. Atomic for a
   * synchronous storage.
   *
   * @returns True if it was saved.
   */
  update: (change: (value: T | undefined) => T | undefined) => Promise<boolean>;
  /** Removes the saved value. Ignores later writes. */
  end: () => void;
  /** Resolves when no write is pending. */
  settled: () => Promise<void>;
}

/** The conversion of a value to JSON and back. */
export interface PersistenceFormat<T> {
  /** @default the value itself */
  toJson?: (value: T) => unknown;
  /** Parses the result of `toJson`. Throws or returns undefined for anything else. */
  fromJson: (json: unknown) => T | undefined;
}

/** Creates the persistence of one value. */
export function createPersistence<T>(
  storage: KeyValueStorage,
  key: string,
  { toJson = (value) => value, fromJson }: PersistenceFormat<T>,
): Persistence<T> {
  let hasEnded = false;
  let last: Promise<unknown> = Promise.resolve();

  function enqueue(change: () => unknown): Promise<boolean> {
    const done = last.then(change).then(
      () => true,
      () => false,
    );
    last = done;
    return done;
  }

  function save(value: T | undefined): unknown {
    if (hasEnded) return undefined;
    if (value === undefined) return storage.removeItem(key);
    return storage.setItem(key, JSON.stringify(toJson(value)));
  }

  function parse(text: string | null | undefined): T | undefined {
    try {
      return typeof text === 'string' ? fromJson(JSON.parse(text)) : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    async read() {
      try {
        return parse(await storage.getItem(key));
      } catch {
        return undefined;
      }
    },

    write: (value) => enqueue(() => save(value)),

    update: (change) =>
      enqueue(() => {
        const text = storage.getItem(key);
        if (!isPromiseLike(text)) return save(change(parse(text)));
        return text.then((found) => save(change(parse(found))));
      }),

    end() {
      hasEnded = true;
      void enqueue(() => storage.removeItem(key));
    },

    async settled() {
      await last;
    },
  };
}
