import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import {
  createMemoryStorage,
  createPersistence,
  type KeyValueStorage,
} from '../../environment/index.ts';
import { settled } from '../../environment/testing/settled.ts';
import { draftFormat } from './draftFormat.ts';
import { persistDrafts } from './persistDrafts.ts';
import { draftOf } from './question.ts';

const draft = (text: string) => draftOf({ kind: 'text', options: [], allowsOther: false }, [text]);

test('a draft that is sent while a slow storage is read does not come back', async () => {
  const memory = createMemoryStorage();
  const saved = new Map([
    ['sent', draft('an earlier text')],
    ['kept', draft('from the last visit')],
  ]);
  await createPersistence(memory, 'drafts', draftFormat).write(saved);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const storage: KeyValueStorage = {
    ...memory,
    getItem: async (key) => {
      const found = memory.getItem(key);
      await released;
      return found;
    },
  };
  const persistence = createPersistence(storage, 'drafts', draftFormat);
  const { initialState, create, mount } = persistDrafts(persistence);
  const store = createStore(() => initialState);
  const drafts = create(store);
  mount(undefined, store);
  drafts.set('sent', draft('typed'));
  drafts.remove(['sent']);
  release();
  await expect.poll(() => [...store.getState().drafts.keys()]).toEqual(['kept']);
});

test('a draft that was cleared while the storage was full does not come back with the next mount', async () => {
  const memory = createMemoryStorage();
  await createPersistence(memory, 'drafts', draftFormat).write(new Map([['sent', draft('typed')]]));
  const refuse = (): never => {
    throw new Error('Full.');
  };
  const full: KeyValueStorage = { ...memory, setItem: refuse, removeItem: refuse };
  const persistence = createPersistence(full, 'drafts', draftFormat);
  const { initialState, create, mount } = persistDrafts(persistence);
  const store = createStore(() => initialState);
  const drafts = create(store);
  mount(undefined, store);
  await expect.poll(() => store.getState().drafts.size).toBe(1);
  drafts.remove(['sent']);
  await expect.poll(() => store.getState().saving).toBe('failed');
  mount(undefined, store);
  await persistence.settled();
  await settled();
  expect([...store.getState().drafts.keys()]).toEqual([]);
});
