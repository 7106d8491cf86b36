import { QueryClient } from '@tanstack/query-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { isPlatformError } from '../../../client/errors/index.ts';
import * as contract from '../../../contract/index.ts';
import type { UpdateOntologyBody } from '../../../contract/index.ts';
import { createMockPlatform } from '../../../mock-platform/index.ts';
import { createOntologyChanges, ontologiesQuery } from '../../../query/index.ts';
import { createPersistence } from '../../../controller/index.ts';
import { createMemoryStorage } from '../../../environment/index.ts';
import { createEditor } from './createEditor.ts';
import { addTerms, setId, setVersion } from './draft/draftEdits.ts';
import { isDirty } from './editorState.ts';
import { unsavedFormat } from './keepUnsaved.ts';
import { blankDraft, draftOf } from './draft/ontologyDraft.ts';

/** A mounted editor over a mock platform, with one of its ontologies open. */
async function openEditor(ontologyId = 'cold-chain') {
  const platform = createMockPlatform({ pace: 0 });
  const client = createPlatformClient(platform, { retry: { attempts: 0 } });
  const queryClient = new QueryClient();
  const changes = createOntologyChanges(client, queryClient);
  const editor = createEditor({ changes });
  onTestFinished(editor.mount());
  const params = { ontologyId };
  const stored = () => client.json(contract.getOntology, { params });
  /** Fetches the list, which the editor follows. */
  const fetchList = () => queryClient.query({ ...ontologiesQuery(client), staleTime: 0 });
  await fetchList();
  editor.actions.navigate({ to: 'stored', draft: draftOf(await stored()) });
  const open = () => {
    const { open: current } = editor.store.getState();
    if (current === undefined) throw new Error('Nothing is open.');
    return current;
  };
  /** Changes that somebody else makes to it. */
  const others = {
    change: (body: UpdateOntologyBody) => client.json(contract.updateOntology, { params, body }),
    create: (id: string) =>
      client.json(contract.createOntology, { body: { ontologyId: id, legalTerms: ['theirs'] } }),
    remove: () => client.json(contract.deleteOntology, { params }),
  };
  const present = () => open().history.present;
  return { ...editor, changes, platform, others, stored, fetchList, open, present };
}

describe('saving', () => {
  test('sends what changed, raises the version by choice, and can be undone past', async () => {
    const { actions, open, present, stored } = await openEditor();
    actions.edit(addTerms('legalTerms', ['thaw']));
    actions.edit(setVersion(3), 'version');
    expect(isDirty(open())).toBe(true);
    expect(await actions.save()).toBe(true);
    expect(isDirty(open())).toBe(false);
    expect(await stored()).toMatchObject({ version: 3, displayName: 'Cold chain' });
    actions.undo();
    expect(isDirty(open())).toBe(true);
    expect(present().version).toBe(3);
    await actions.save();
    expect((await stored()).legalTerms).not.toContain('thaw');
  });

  test('leaves fields alone that somebody else changed meanwhile', async () => {
    const { actions, others, stored } = await openEditor();
    actions.edit(addTerms('legalTerms', ['thaw']));
    await others.change({ displayName: 'Cold, colder' });
    await actions.save();
    expect(await stored()).toMatchObject({ displayName: 'Cold, colder' });
    expect((await stored()).legalTerms).toContain('thaw');
  });

  test('under an id that the list has is not sent', async () => {
    const { actions, store, platform, present } = await openEditor();
    actions.navigate({ to: 'new', draft: blankDraft });
    actions.rename('Cold Chain');
    actions.edit(addTerms('legalTerms', ['ice']));
    expect(present().ontologyId).toBe('cold-chain');
    platform.faults.add({ route: 'createOntology', status: 500 });
    expect(await actions.save()).toBe(false);
    expect(store.getState().failure).toBeUndefined();
  });

  test('under an id that somebody else took meanwhile keeps the draft, and reports it', async () => {
    const { actions, store, others, on, present } = await openEditor();
    const onError = vi.fn();
    on('error', onError);
    actions.navigate({ to: 'new', draft: blankDraft });
    actions.rename('Ice');
    actions.edit(addTerms('legalTerms', ['ice']));
    await others.create('ice');
    expect(await actions.save()).toBe(false);
    const { failure } = store.getState();
    expect(isPlatformError(failure?.error) && failure.error.status).toBe(409);
    expect(onError).toHaveBeenCalledWith(failure?.error);
    actions.edit(setId('ice-chain'), 'ontologyId');
    actions.rename('Ice chain!');
    expect(present()).toMatchObject({ ontologyId: 'ice-chain', legalTerms: ['ice'] });
    expect(await actions.save()).toBe(true);
  });

  test('a draft that the platform would refuse is not sent', async () => {
    const { actions, store } = await openEditor();
    actions.navigate({ to: 'new', draft: blankDraft });
    expect(await actions.save()).toBe(false);
    expect(store.getState().failure).toBeUndefined();
  });

  test('a missing scope makes it read-only and keeps what was written', async () => {
    const { actions, changes, platform, present } = await openEditor();
    actions.edit(addTerms('legalTerms', ['thaw']));
    platform.faults.add({
      route: 'updateOntology',
      status: 403,
      message: 'Missing required scope: brain:write',
    });
    expect(await actions.save()).toBe(false);
    expect(changes.missingScope()).toBe('brain:write');
    actions.edit(addTerms('legalTerms', ['ice']));
    expect(present().legalTerms).toContain('thaw');
    expect(present().legalTerms).not.toContain('ice');
  });
});

test('undo of a field leaves the steps of other fields alone', async () => {
  const { actions, present } = await openEditor();
  actions.navigate({ to: 'new', draft: blankDraft });
  actions.rename('Ice chain');
  actions.undo('ontologyId');
  actions.undo('legalTerms');
  expect(present()).toMatchObject({ displayName: 'Ice chain', ontologyId: 'ice-chain' });
  actions.edit(addTerms('legalTerms', ['ice']));
  actions.undo('displayName');
  expect(present().legalTerms).toEqual(['ice']);
  actions.undo('legalTerms');
  actions.redo('displayName');
  expect(present()).toMatchObject({ displayName: 'Ice chain', legalTerms: [] });
  actions.redo('legalTerms');
  expect(present().legalTerms).toEqual(['ice']);
});

test('the host hears when changes begin and end, once each', async () => {
  const { actions, on } = await openEditor();
  const heard: boolean[] = [];
  on('dirtyChange', (isNowDirty) => heard.push(isNowDirty));
  actions.edit(addTerms('legalTerms', ['thaw']));
  actions.edit(addTerms('legalTerms', ['ice']));
  expect(heard).toEqual([true]);
  await actions.save();
  expect(heard).toEqual([true, false]);
});

describe('leaving with unsaved changes', () => {
  test('waits for a word: staying keeps them, saving saves and goes', async () => {
    const { actions, store, open, stored } = await openEditor();
    actions.edit(addTerms('legalTerms', ['thaw']));
    actions.navigate({ to: 'new', draft: blankDraft });
    expect(open().kind).toBe('stored');
    actions.keepEditing();
    expect(store.getState().blockedDestination).toBeUndefined();
    actions.navigate({ to: 'new', draft: blankDraft });
    await actions.save();
    expect(open().kind).toBe('new');
    expect((await stored()).legalTerms).toContain('thaw');
  });

  test('discarding goes without saving', async () => {
    const { actions, store, stored } = await openEditor();
    actions.edit(addTerms('legalTerms', ['thaw']));
    actions.navigate({ to: 'nothing' });
    actions.discard();
    expect(store.getState().open).toBeUndefined();
    expect((await stored()).legalTerms).not.toContain('thaw');
  });
});

describe('somebody else', () => {
  test('changes another field, which is taken over under the edits', async () => {
    const { actions, others, fetchList, open, present } = await openEditor();
    actions.edit(addTerms('legalTerms', ['thaw']));
    await others.change({ displayName: 'Colder' });
    await fetchList();
    expect(present()).toMatchObject({ displayName: 'Colder' });
    expect(present().legalTerms).toContain('thaw');
    expect(open().conflicts).toEqual([]);
    actions.undo();
    expect(isDirty(open())).toBe(false);
  });

  test('adds terms to the same list: saving keeps both, and undo takes back only mine', async () => {
    const { actions, others, present, stored } = await openEditor();
    const { legalTerms } = await stored();
    actions.edit(addTerms('legalTerms', ['thaw']));
    await others.change({ legalTerms: [...legalTerms, 'theirs'] });
    expect(await actions.save()).toBe(true);
    expect((await stored()).legalTerms).toEqual([...legalTerms, 'thaw', 'theirs']);
    actions.undo();
    expect(present().legalTerms).toEqual([...legalTerms, 'theirs']);
  });

  test('changes the same name before it is saved: that is said first, and saving again replaces it', async () => {
    const { actions, others, open, present, stored } = await openEditor();
    actions.rename('Mine');
    await others.change({ displayName: 'Theirs' });
    expect(await actions.save()).toBe(false);
    expect(open().conflicts).toEqual(['displayName']);
    expect(present().displayName).toBe('Mine');
    expect(await stored()).toMatchObject({ displayName: 'Theirs' });
    await others.change({ displayName: 'Theirs again' });
    expect(await actions.save()).toBe(false);
    expect(await actions.save()).toBe(true);
    expect(await stored()).toMatchObject({ displayName: 'Mine' });
  });

  test('changes the same name, and theirs can be taken', async () => {
    const { actions, others, fetchList, open, present } = await openEditor();
    actions.rename('Mine');
    await others.change({ displayName: 'Theirs' });
    await fetchList();
    expect(open().conflicts).toEqual(['displayName']);
    actions.takeTheirs();
    expect(present().displayName).toBe('Theirs');
    actions.undo();
    expect(present().displayName).toBe('Mine');
  });

  test('deletes it: what was written is kept and can be created again', async () => {
    const { actions, others, fetchList, open, stored } = await openEditor();
    actions.edit(addTerms('legalTerms', ['thaw']));
    await others.remove();
    expect(await actions.save()).toBe(false);
    await fetchList();
    expect(open().isDeletedElsewhere).toBe(true);
    expect(await actions.createAgain()).toBe(true);
    expect((await stored()).legalTerms).toContain('thaw');
  });
});

describe('an ontology that was not saved before a refresh, and that somebody else changed meanwhile,', () => {
  /** Restores a changed name, with a list that is there before the storage answers, or after it. */
  async function restore(storageIsSlow: boolean) {
    let letRead: () => void = () => undefined;
    const mayRead = new Promise<void>((resolve) => {
      letRead = resolve;
    });
    const storage = createMemoryStorage();
    const { others, ...first } = await openEditor();
    const draft = { ...first.present(), displayName: 'Mine' };
    const json = { kind: 'stored', base: first.open().base, draft, isIdWritten: true };
    storage.setItem('unsaved', JSON.stringify([['tab', json]]));
    await others.change({ displayName: 'Theirs' });
    if (!storageIsSlow) letRead();
    const getItem = (key: string) => mayRead.then(() => storage.getItem(key));
    const queryClient = new QueryClient();
    const client = createPlatformClient(first.platform, { retry: { attempts: 0 } });
    const editor = createEditor({
      changes: createOntologyChanges(client, queryClient),
      persistence: createPersistence({ ...storage, getItem }, 'unsaved', unsavedFormat),
    });
    onTestFinished(editor.mount());
    await queryClient.query({ ...ontologiesQuery(client), staleTime: 0 });
    letRead();
    await expect.poll(() => editor.store.getState().open?.conflicts).toEqual(['displayName']);
    return { editor, stored: first.stored };
  }

  test.each([
    ['after its storage', false],
    ['before its storage', true],
  ])(
    'says so where the list comes %s, and mine replaces theirs only when it is saved',
    async (_, isSlow) => {
      const { editor, stored } = await restore(isSlow);
      expect(editor.store.getState().open?.history.present.displayName).toBe('Mine');
      expect(await stored()).toMatchObject({ displayName: 'Theirs' });
      expect(await editor.actions.save()).toBe(true);
      expect(await stored()).toMatchObject({ displayName: 'Mine' });
    },
  );

  test('offers theirs too', async () => {
    const { editor } = await restore(false);
    editor.actions.takeTheirs();
    expect(editor.store.getState().open?.history.present.displayName).toBe('Theirs');
  });
});

test('a deleted one can be created again, with new dates', async () => {
  const { actions, store, platform, present, stored } = await openEditor();
  const before = await stored();
  await actions.remove(present());
  expect(store.getState().open).toBeUndefined();
  expect(store.getState().deletedIds.has('cold-chain')).toBe(true);
  await expect(stored()).rejects.toThrow();
  platform.clock.advance(60);
  await actions.restore();
  const after = await stored();
  expect(draftOf(after)).toEqual(draftOf(before));
  expect(after.createdAt).not.toBe(before.createdAt);
  expect(present().ontologyId).toBe('cold-chain');
});
