import type { KeyValueStorage } from './storage.ts';

/** Saves one value for the next visit, under one key of a storage. None of its functions throws. */
export interface Persistence<T> {
  /** Returns the saved value, or undefined if there is none that can be read. */
  read: () => Promise<T | undefined>;
  /**
   * Saves the value after those before it; undefined removes what was saved.
   *
   * @returns True if it was saved.
   */
  write: (value: T | undefined) => Promise<boolean>;
  /**
   * Saves what the value becomes by a change, for values that several write. A storage that answers at
   * once is read and written in one go.
   *
   * @returns True if it was saved.
   */
  update: (change: (value: T | undefined) => T | undefined) => Promise<boolean>;
  /** Removes what was saved. Later writes are ignored. */
  end: () => void;
  /** Resolves when nothing is being written. */
  settled: () => Promise<void>;
}

/** The conversion of a value to JSON and back. */
export interface PersistenceFormat<T> {
  /** @default the value itself */
  toJson?: (value: T) => unknown;
  /** Reads what `toJson` returned. Throws or returns undefined for anything else. */
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
        if (text instanceof Promise) return text.then((found) => save(change(parse(found))));
        return save(change(parse(text)));
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
