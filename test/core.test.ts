import {
  blankDraft,
  connectionsQuery,
  createAskOnboarding,
  createBrain,
  createBrainTransport,
  createConnectSession,
  createConnectTransport,
  createDelegatedOnboarding,
  createDelegationLink,
  createDelegationTransport,
  createEditor,
  createMessagingATransport,
  createOnboarding,
  createOntologyChanges,
  createPairing,
  createProductOnboarding,
  createSaveProductAnswers,
  ontologiesQuery,
  QueryClient,
  setVersion,
} from 'brainstem/core';
import { createMockPlatform } from 'brainstem/mock-platform';
import { expect, test, vi } from 'vitest';
import { createPlatformClient } from './platformClient.ts';

// As a host without React does it: by the entry alone, over the platform's fetch.
const open = () => {
  const client = createPlatformClient(createMockPlatform({ pace: 0 }));
  return [client, new QueryClient()] as const;
};

test('without React, an onboarding asks its first questions and moves on once they are answered', async () => {
  const onboarding = createOnboarding({ ask: createAskOnboarding(...open()) });
  const stop = onboarding.mount();
  onboarding.actions.begin();
  await expect.poll(() => onboarding.store.getState().isSending).toBe(false);
  const [step] = onboarding.store.getState().steps;
  expect(step?.questions.length).toBeGreaterThan(0);
  onboarding.actions.next();
  expect(onboarding.store.getState().unanswered).toEqual(step?.questions.map((_, at) => at));
  stop();
});

test('without React, an ontology is created, listed, changed and removed', async () => {
  const [client, queries] = open();
  const editor = createEditor({ changes: createOntologyChanges(client, queries) });
  const stop = editor.mount();
  const listed = async () =>
    (await queries.query({ ...ontologiesQuery(client), staleTime: 0 })).map(
      ({ ontologyId }) => ontologyId,
    );
  const before = await listed();
  editor.actions.navigate({
    to: 'new',
    draft: { ...blankDraft, entityTypes: ['Pump'] },
  });
  editor.actions.rename('Pumps and valves');
  expect(await editor.actions.save()).toBe(true);
  const added = (await listed()).filter((id) => !before.includes(id));
  expect(added).toEqual([editor.store.getState().saved]);
  editor.actions.edit(setVersion(2));
  expect(await editor.actions.save()).toBe(true);
  const draft = editor.store.getState().open?.history.present;
  if (draft === undefined) throw new Error('The ontology was closed.');
  expect(await editor.actions.remove(draft)).toBe(true);
  expect(await listed()).toEqual(before);
  stop();
});

test('without React, a pairing gets a code from the platform, and abandons it when it ends', async () => {
  const pairing = createPairing({ transport: createMessagingATransport(...open()) });
  const stop = pairing.mount();
  pairing.actions.begin();
  await expect.poll(() => pairing.store.getState().pairing.phase).toBe('ready');
  stop();
  expect(pairing.store.getState().pairing.phase).toBe('idle');
});

test('without React, a viewer keeps its view, and tells when it changes', () => {
  const brain = createBrain({ transport: createBrainTransport(...open()) });
  const views: unknown[] = [];
  brain.on('viewChange', ({ selected }) => views.push(selected));
  brain.actions.select('Supplier');
  brain.actions.goBack();
  expect(views).toEqual(['Supplier', undefined]);
});

test('without React, answers behind a link can be written before they are sent', async () => {
  const [client, queries] = open();
  const transport = createDelegationTransport(client, queries, createDelegationLink('12345678'));
  const answers = createDelegatedOnboarding({ transport });
  answers.actions.write('a-1', { chosen: [], isOther: false, text: 'Twelve' });
  expect(answers.store.getState().drafts.get('a-1')?.text).toBe('Twelve');
  answers.actions.send();
  await expect.poll(() => answers.store.getState().isSending).toBe(false);
});

test('without React, answers that a product part has no reader for stay as drafts when saving fails', async () => {
  const user = { tenantId: 't', userId: 'u' };
  const product = createProductOnboarding({
    user,
    save: createSaveProductAnswers(...open()),
  });
  const part = { step: 1, subStep: 1 } as const;
  product.actions.write(part, 'q-1', { chosen: [], isOther: false, text: 'Pumps' });
  const onError = vi.fn();
  product.on('error', onError);
  await product.actions.save(part, [], () => {
    throw new Error('No body');
  });
  expect(onError).toHaveBeenCalledOnce();
  expect(product.store.getState()).toMatchObject({ isSending: false });
  expect([...product.store.getState().drafts.values()]).toMatchObject([{ text: 'Pumps' }]);
});

test('without React, connections are listed by the query of the entry, and a session begins idle', async () => {
  const [client, queries] = open();
  const session = createConnectSession({ transport: createConnectTransport(client, queries) });
  expect(session.store.getState().consent).toEqual({ status: 'idle' });
  const { connections } = await queries.query(connectionsQuery(client, 'private-api-basic'));
  expect(Array.isArray(connections)).toBe(true);
});
