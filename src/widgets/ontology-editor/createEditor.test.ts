import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createPlatformClient } from '../../../test/platformClient.ts';
import { isPlatformError } from '../../client/errors/index.ts';
import * as contract from '../../contract/index.ts';
import type { UpdateOntologyBody } from '../../contract/index.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { createOntologyChanges } from '../../query/index.ts';
import { createEditor } from './createEditor.ts';
import { addTerms, setId } from './draftEdits.ts';
import { isDirty } from './editorStore.ts';
import { blankDraft, draftOf } from './ontologyDraft.ts';

/** An editor over a mock platform, with one of its ontologies open. */
async function openEditor(ontologyId = 'cold-chain') {
  const platform = createMockPlatform({ pace: 0 });
  const client = createPlatformClient(platform, { retry: { attempts: 0 } });
  const editor = createEditor(createOntologyChanges(client, new QueryClient()));
  const params = { ontologyId };
  const stored = () => client.json(contract.getOntology, { params });
  const sync = async () =>
    editor.acts.sync(await client.json(contract.listOntologies, { query: {} }));
  editor.acts.go({ to: 'stored', draft: draftOf(await stored()) });
  const open = () => {
    const { open: now } = editor.store.getState();
    if (now === undefined) throw new Error('Nothing is open.');
    return now;
  };
  /** What somebody else does to it. */
  const others = {
    change: (body: UpdateOntologyBody) => client.json(contract.updateOntology, { params, body }),
    remove: () => client.json(contract.deleteOntology, { params }),
  };
  return { ...editor, platform, others, stored, sync, open, present: () => open().history.present };
}

describe('saving', () => {
  test('sends what changed, raises the version by choice, and can be undone past', async () => {
    const { acts, open, present, stored } = await openEditor();
    acts.edit(addTerms('legalTerms', ['thaw']));
    acts.raiseVersion(true);
    expect(isDirty(open())).toBe(true);
    expect(await acts.save()).toBe(true);
    expect(isDirty(open())).toBe(false);
    expect(await stored()).toMatchObject({ version: 3, displayName: 'Cold chain' });
    acts.undo();
    expect(isDirty(open())).toBe(true);
    expect(present().version).toBe(3);
    await acts.save();
    expect((await stored()).legalTerms).not.toContain('thaw');
  });

  test('leaves fields alone that somebody else changed meanwhile', async () => {
    const { acts, others, stored } = await openEditor();
    acts.edit(addTerms('legalTerms', ['thaw']));
    await others.change({ displayName: 'Cold, colder' });
    await acts.save();
    expect(await stored()).toMatchObject({ displayName: 'Cold, colder' });
    expect((await stored()).legalTerms).toContain('thaw');
  });

  test('keeps the draft when the id is taken, and says that it is', async () => {
    const { acts, store, present } = await openEditor();
    acts.go({ to: 'new', draft: blankDraft });
    acts.rename('Cold Chain');
    acts.edit(addTerms('legalTerms', ['ice']));
    expect(present().ontologyId).toBe('cold-chain');
    expect(await acts.save()).toBe(false);
    const { failure } = store.getState();
    expect(isPlatformError(failure?.error) && failure.error.status).toBe(409);
    acts.edit(setId('ice-chain'), 'id');
    acts.rename('Ice chain!');
    expect(present()).toMatchObject({ ontologyId: 'ice-chain', legalTerms: ['ice'] });
    expect(await acts.save()).toBe(true);
  });

  test('a draft that the platform would refuse is not sent', async () => {
    const { acts, store } = await openEditor();
    acts.go({ to: 'new', draft: blankDraft });
    expect(await acts.save()).toBe(false);
    expect(store.getState().failure).toBeUndefined();
  });

  test('a missing scope makes it read-only and keeps what was written', async () => {
    const { acts, store, platform, present } = await openEditor();
    acts.edit(addTerms('legalTerms', ['thaw']));
    platform.faults.add({
      route: 'updateOntology',
      status: 403,
      message: 'Missing required scope: brain:write',
    });
    expect(await acts.save()).toBe(false);
    expect(store.getState().missingScope).toBe('brain:write');
    acts.edit(addTerms('legalTerms', ['ice']));
    expect(present().legalTerms).toContain('thaw');
    expect(present().legalTerms).not.toContain('ice');
  });
});

describe('leaving with unsaved changes', () => {
  test('waits for a word: staying keeps them, saving saves and goes', async () => {
    const { acts, store, open, stored } = await openEditor();
    acts.edit(addTerms('legalTerms', ['thaw']));
    acts.go({ to: 'new', draft: blankDraft });
    expect(open().kind).toBe('stored');
    acts.stay();
    expect(store.getState().wanted).toBeUndefined();
    acts.go({ to: 'new', draft: blankDraft });
    await acts.save();
    expect(open().kind).toBe('new');
    expect((await stored()).legalTerms).toContain('thaw');
  });

  test('discarding goes without saving', async () => {
    const { acts, store, stored } = await openEditor();
    acts.edit(addTerms('legalTerms', ['thaw']));
    acts.go({ to: 'nothing' });
    acts.discard();
    expect(store.getState().open).toBeUndefined();
    expect((await stored()).legalTerms).not.toContain('thaw');
  });
});

describe('somebody else', () => {
  test('changes another field, which is taken over under the edits', async () => {
    const { acts, others, sync, open, present } = await openEditor();
    acts.edit(addTerms('legalTerms', ['thaw']));
    await others.change({ displayName: 'Colder' });
    await sync();
    expect(present()).toMatchObject({ displayName: 'Colder' });
    expect(present().legalTerms).toContain('thaw');
    expect(open().clashes).toEqual([]);
    acts.undo();
    expect(isDirty(open())).toBe(false);
  });

  test('changes the same field, which is said, and theirs can be taken', async () => {
    const { acts, others, sync, open, present } = await openEditor();
    acts.edit(addTerms('legalTerms', ['thaw']));
    await others.change({ legalTerms: ['theirs'] });
    await sync();
    expect(open().clashes).toEqual(['legalTerms']);
    acts.takeTheirs();
    expect(present().legalTerms).toEqual(['theirs']);
    acts.undo();
    expect(present().legalTerms).toContain('thaw');
  });

  test('deletes it: what was written is kept and can be saved anew', async () => {
    const { acts, others, sync, open, stored } = await openEditor();
    acts.edit(addTerms('legalTerms', ['thaw']));
    await others.remove();
    expect(await acts.save()).toBe(false);
    await sync();
    expect(open().isGone).toBe(true);
    expect(await acts.saveAnew()).toBe(true);
    expect((await stored()).legalTerms).toContain('thaw');
  });
});

test('a deleted one can be created again, with its dates anew', async () => {
  const { acts, store, platform, present, stored } = await openEditor();
  const before = await stored();
  await acts.remove(present());
  expect(store.getState().open).toBeUndefined();
  expect(store.getState().deletedIds.has('cold-chain')).toBe(true);
  await expect(stored()).rejects.toThrow();
  platform.clock.advance(60);
  await acts.restore();
  const after = await stored();
  expect(draftOf(after)).toEqual(draftOf(before));
  expect(after.createdAt).not.toBe(before.createdAt);
  expect(present().ontologyId).toBe('cold-chain');
});
