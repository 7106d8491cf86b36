import { QueryClient } from '@tanstack/query-core';
import { expect, onTestFinished, test } from 'vitest';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { createPersistence } from '../../../controller/index.ts';
import { browserEnvironment, createMemoryStorage } from '../../../environment/index.ts';
import { createTestTabs } from '../../../environment/testing/createTestTabs.ts';
import { createMockPlatform } from '../../../mock-platform/index.ts';
import { createOntologyChanges } from '../../../query/index.ts';
import { createEditor } from './createEditor.ts';
import { addTerms } from './draft/draftEdits.ts';
import { blankDraft } from './draft/ontologyDraft.ts';
import { unsavedFormat } from './keepUnsaved.ts';

/** Opens tabs of one browser, which share a storage. */
function openBrowser() {
  const storage = createMemoryStorage();
  const tabs = createTestTabs();
  const client = createPlatformClient(createMockPlatform({ pace: 0 }));
  const openTab = async () => {
    const persistence = createPersistence(storage, 'unsaved', unsavedFormat);
    const editor = createEditor({
      changes: createOntologyChanges(client, new QueryClient()),
      persistence,
      environment: { ...browserEnvironment, tabs },
    });
    const close = editor.mount();
    onTestFinished(close);
    await persistence.settled();
    await Promise.resolve();
    const terms = () => editor.store.getState().open?.history.present.legalTerms;
    return { ...editor, close, terms, persistence };
  };
  return { storage, openTab };
}

test('what a tab has not saved is there again after a reload, although another tab restored and discarded it', async () => {
  const { openTab } = openBrowser();
  const first = await openTab();
  first.actions.navigate({ to: 'new', draft: blankDraft });
  first.actions.edit(addTerms('legalTerms', ['thaw']));
  await first.persistence.settled();

  const second = await openTab();
  await expect.poll(second.terms).toEqual(['thaw']);
  second.actions.navigate({ to: 'nothing' });
  second.actions.discard();
  await second.persistence.settled();
  second.close();
  await first.persistence.settled();
  first.close();

  const third = await openTab();
  await expect.poll(third.terms).toEqual(['thaw']);
});

test('what a tab has restored and discarded stays discarded where no other tab has it', async () => {
  const { storage, openTab } = openBrowser();
  const first = await openTab();
  first.actions.navigate({ to: 'new', draft: blankDraft });
  first.actions.edit(addTerms('legalTerms', ['thaw']));
  await first.persistence.settled();
  first.close();

  const second = await openTab();
  await expect.poll(second.terms).toEqual(['thaw']);
  second.actions.navigate({ to: 'nothing' });
  second.actions.discard();
  await second.persistence.settled();
  second.close();
  expect(storage.getItem('unsaved')).toBeNull();
});
