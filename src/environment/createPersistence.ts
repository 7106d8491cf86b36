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
  format: PersistenceFormat<T>,
): Persistence<T> {
  return persistIn(createStorageEntry(storage, key), format);
}

/** An entry of a storage, whose reads and writes wait for the writes before them. */
export interface StorageEntry {
  readonly storage: KeyValueStorage;
  readonly key: string;
  enqueue: (change: () => unknown) => Promise<boolean>;
  /** Sets or removes the text, unless the entry has ended. */
  save: (text: string | undefined) => unknown;
  end: () => void;
  settled: () => Promise<void>;
}

/** Creates an entry of a storage, with the queue of its writes. */
export function createStorageEntry(storage: KeyValueStorage, key: string): StorageEntry {
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

  return {
    storage,
    key,
    enqueue,

    save(text) {
      if (hasEnded) return undefined;
      return text === undefined ? storage.removeItem(key) : storage.setItem(key, text);
    },

    end() {
      hasEnded = true;
      void enqueue(() => storage.removeItem(key));
    },

    async settled() {
      await last;
    },
  };
}

/** Creates the persistence of an entry's value. Several of one entry share its queue. */
export function persistIn<T>(
  { storage, key, enqueue, save, end, settled }: StorageEntry,
  { toJson = (value) => value, fromJson }: PersistenceFormat<T>,
): Persistence<T> {
  const toText = (value: T | undefined): string | undefined =>
    value === undefined ? undefined : JSON.stringify(toJson(value));

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
        await settled();
        return parse(await storage.getItem(key));
      } catch {
        return undefined;
      }
    },

    write: (value) => enqueue(() => save(toText(value))),

    update: (change) =>
      enqueue(() => {
        const text = storage.getItem(key);
        if (!isPromiseLike(text)) return save(toText(change(parse(text))));
        return text.then((found) => save(toText(change(parse(found)))));
      }),

    end,
    settled,
  };
}
