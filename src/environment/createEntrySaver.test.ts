import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { propertyRuns } from '../../test/propertyRuns.ts';
import { createEntrySaver, type SaveEntries } from './createEntrySaver.ts';
import { createPersistence, type PersistenceFormat } from './createPersistence.ts';
import { createMemoryStorage, type KeyValueStorage } from './storage.ts';

const format: PersistenceFormat<ReadonlyMap<string, string>> = {
  toJson: (entries) => Object.fromEntries(entries),
  fromJson: (json) =>
    new Map(
      Object.entries(json ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
};

/** Opens two tabs over one storage, whose writes fail while `isFull`. */
function openTabs() {
  const memory = createMemoryStorage();
  const page = { isFull: false };
  const storage: KeyValueStorage = {
    ...memory,
    setItem(key, text) {
      if (page.isFull) throw new Error('The storage is full.');
      memory.setItem(key, text);
    },
  };
  const tabs = ['a', 'b'].map(() => {
    const persistence = createPersistence(storage, 'drafts', format);
    const save = createEntrySaver(persistence.update);
    return { end: persistence.end, settled: persistence.settled, save };
  });
  const saved = () => Object.fromEntries(format.fromJson(readJson(memory.getItem('drafts'))) ?? []);
  return { page, tabs, saved, memory };
}

function readJson(text: string | null): unknown {
  return JSON.parse(text ?? 'null');
}

const write = (save: SaveEntries<string>, key: string, text: string | undefined) =>
  save([[key, () => text]]);

const change = fc.record({
  tab: fc.nat({ max: 1 }),
  key: fc.constantFrom('p', 'q', 'r'),
  /** Undefined for a sent or emptied draft. */
  text: fc.option(fc.string({ maxLength: 3 }), { nil: undefined }),
});

test('two tabs that change the same entries in any order keep the last change of each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change), async (changes) => {
      const { tabs, saved } = openTabs();
      const expected = new Map<string, string>();
      for (const { tab, key, text } of changes) {
        await write(tabs[tab]?.save ?? expect.fail(), key, text);
        if (text === undefined) expected.delete(key);
        else expected.set(key, text);
      }
      expect(saved()).toEqual(Object.fromEntries(expected));
    }),
    { numRuns: propertyRuns(2_000) },
  );
});

test('two tabs that save at once, and sometimes in vain, lose nothing of their own entries', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ change, isFull: fc.boolean(), waits: fc.boolean() })),
      async (steps) => {
        const { page, tabs, saved } = openTabs();
        const expected = new Map<string, string>();
        for (const { change, isFull, waits } of steps) {
          page.isFull = isFull;
          const { save } = tabs[change.tab] ?? expect.fail();
          const key = `${change.tab} ${change.key}`;
          const done = write(save, key, change.text);
          if (waits) await done;
          if (change.text === undefined) expected.delete(key);
          else expected.set(key, change.text);
        }
        await Promise.all(tabs.map(({ settled }) => settled()));
        page.isFull = false;
        for (const { save } of tabs) expect(await save([])).toBe(true);
        expect(saved()).toEqual(Object.fromEntries(expected));
      },
    ),
    { numRuns: propertyRuns(2_000) },
  );
});

test('nothing is saved any more after a sign-out in either tab', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change), fc.array(change), async (before, after) => {
      const { tabs, memory } = openTabs();
      for (const { tab, key, text } of before)
        void write(tabs[tab]?.save ?? expect.fail(), key, text);
      for (const { end } of tabs) end();
      for (const { tab, key, text } of after)
        void write(tabs[tab]?.save ?? expect.fail(), key, text);
      await Promise.all(tabs.map(({ settled }) => settled()));
      expect(memory.getItem('drafts')).toBeNull();
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('a change that fails says so, and is saved with the next one', async () => {
  const { page, tabs, saved } = openTabs();
  const { save } = tabs[0] ?? expect.fail();
  page.isFull = true;
  expect(await write(save, 'p', 'First')).toBe(false);
  page.isFull = false;
  expect(await write(save, 'q', 'Second')).toBe(true);
  expect(saved()).toEqual({ p: 'First', q: 'Second' });
});

test('an asynchronous storage keeps its entries where zone.js has replaced Promise', async () => {
  const memory = createMemoryStorage();
  // oxlint-disable-next-line require-await -- Its promises are native, as those of IndexedDB.
  const storage: KeyValueStorage = { ...memory, getItem: async (key) => memory.getItem(key) };
  vi.stubGlobal('Promise', class ZoneAwarePromise<T> extends Promise<T> {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const save = createEntrySaver(createPersistence(storage, 'drafts', format).update);
  await write(save, 'p', 'first');
  await write(save, 'q', 'second');
  expect(readJson(memory.getItem('drafts'))).toEqual({ p: 'first', q: 'second' });
});
