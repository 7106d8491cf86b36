import {
  blankDraft,
  connectionsQuery,
  createAskOnboarding,
  createBrain,
  createBrainTransport,
  createChat,
  createChatTransport,
  createConnectSession,
  createConnectTransport,
  createDelegatedOnboarding,
  createDelegationLink,
  createDelegationTransport,
  createEditor,
  createFindingsTransport,
  createFormFilling,
  createMailATransport,
  createMailSettings,
  createMessagingATransport,
  createOnboarding,
  createOntologyChanges,
  createPairing,
  createPicker,
  createProductOnboarding,
  createReview,
  createSaveMetadata,
  createSaveProductAnswers,
  createSitePicker,
  createTaskList,
  createTaskUploader,
  createUploadDocument,
  createUploads,
  docsOnlineSitesQuery,
  driveFilesQuery,
  findingsQuery,
  ontologiesQuery,
  QueryClient,
  sessionsQuery,
  setVersion,
  tasksQuery,
  toPickerItem,
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

test('without React, documents are uploaded two at a time', async () => {
  const [client, queries] = open();
  const uploads = createUploads({ upload: createUploadDocument(client, queries), atOnce: 2 });
  const stop = uploads.mount();
  const files = ['one.txt', 'two.txt', 'three.txt'].map((name) => new File([name], name));
  uploads.actions.add(files.map((file) => ({ file, path: file.name })));
  uploads.actions.start();
  await expect
    .poll(() => uploads.store.getState().files.map(({ state }) => state.status))
    .toEqual(['uploaded', 'uploaded', 'uploaded']);
  const { connections } = await queries.query(connectionsQuery(client, 'documents'));
  expect(connections.length).toBeGreaterThanOrEqual(files.length);
  stop();
});

test('without React, files of a drive are picked by a range', async () => {
  const [client, queries] = open();
  const { connections } = await queries.query(connectionsQuery(client, 'alpha-drive-files'));
  const connectionId = connections[0]?.connection_id ?? '';
  const ref = { connectionId, providerConfigKey: 'alpha-drive-files' };
  const { pages } = await queries.infiniteQuery(driveFilesQuery(client, ref));
  const items = pages.flatMap(({ files }) => files).map(toPickerItem);
  const picker = createPicker();
  const shown = { items, unavailable: new Set<string>() };
  picker.actions.toggle(shown, 2);
  picker.actions.extendTo(shown, 5);
  expect([...picker.store.getState().chosen.keys()]).toEqual(items.slice(2, 6).map(({ id }) => id));
});

test('without React, a mailbox’s settings are saved as they are changed, and its watch is switched', async () => {
  const [client, queries] = open();
  const { connections } = await queries.query(connectionsQuery(client, 'alpha-mail'));
  const connectionId = connections[0]?.connection_id ?? '';
  const mail = createMailSettings({
    transport: createMailATransport(client, queries),
    connectionId,
  });
  expect(mail.store.getState().draft.enabled).toBe(false);
  mail.actions.change({ maxEmails: 500 });
  const saved = mail.actions.save();
  mail.actions.change({ maxEmails: 50 });
  await saved;
  expect(mail.store.getState()).toMatchObject({ isUnsaved: false, saving: { status: 'saved' } });
  await mail.actions.setWatch(true);
  expect(mail.store.getState().watch.status).toBe('idle');
  const [connection] = (
    await queries.query({ ...connectionsQuery(client, 'alpha-mail'), staleTime: 0 })
  ).connections;
  expect(connection?.metadata).toMatchObject({
    emailSyncConfig: { maxEmails: 50 },
    watchState: { isWatchEnabled: true },
  });
});

test('without React, a place of a site is chosen and saved, and a failure is kept', async () => {
  const platform = createMockPlatform({ pace: 0 });
  const client = createPlatformClient(platform, { retry: { attempts: 0 } });
  const queries = new QueryClient();
  const { sessionToken } = await createConnectTransport(client, queries).startConsent(
    { integration: 'docs-online' },
    { signal: new AbortController().signal },
  );
  const ref = { connectionId: platform.consent(sessionToken), providerConfigKey: 'docs-online' };
  const [site] = await queries.query(docsOnlineSitesQuery(client, ref.connectionId));
  if (site === undefined) throw new Error('expected a site');
  const saveMetadata = createSaveMetadata(client, queries);
  const sites = createSitePicker({
    save: (places) => saveMetadata(ref, { fields: { places } }),
  });
  sites.actions.openSite(site);
  sites.actions.choose({
    siteId: site.id,
    siteName: 'Quality',
    driveId: 'drive-quality',
    path: '',
    webUrl: undefined,
  });
  platform.faults.add({ route: 'saveConnectionMetadata', status: 500, times: 1 });
  await sites.actions.save();
  expect(sites.store.getState()).toMatchObject({ canSave: true, saving: { status: 'failed' } });
  await sites.actions.save();
  expect(sites.store.getState().saving.status).toBe('saved');
  const { connections } = await queries.query(connectionsQuery(client, 'docs-online'));
  expect(connections[0]?.metadata).toMatchObject({ places: [{ driveId: 'drive-quality' }] });
});

test('without React, a chat asks, and its answer is among its messages', async () => {
  const [client, queries] = open();
  const chat = createChat({ transport: createChatTransport(client, queries) });
  const stop = chat.mount();
  const ended = vi.fn();
  chat.on('answerEnd', ended);
  chat.actions.setDraft('What do we sell?');
  chat.actions.send();
  await expect.poll(() => ended.mock.calls.length).toBe(1);
  expect(chat.messages().map(({ role }) => role)).toEqual(['user', 'assistant']);
  stop();
});

test('without React, a stored conversation tells its page when its messages are there, or why not', async () => {
  const platform = createMockPlatform({ pace: 0 });
  const client = createPlatformClient(platform, { retry: { attempts: 0 } });
  const queries = new QueryClient();
  const { pages } = await queries.infiniteQuery(sessionsQuery(client));
  const sessionId = pages[0]?.sessions[0]?.sessionId;
  if (sessionId === undefined) throw new Error('expected a stored conversation');
  const chat = createChat({ transport: createChatTransport(client, queries), sessionId });
  const drawn: { messages: number; error: string | undefined }[] = [];
  chat.store.subscribe(({ openMessages }) =>
    drawn.push({ messages: chat.messages().length, error: openMessages.error?.message }),
  );
  platform.faults.add({ route: 'listMessages', status: 500, times: 1 });
  const stop = chat.mount();
  await expect.poll(() => drawn.at(-1)?.error).toContain('500');
  expect(drawn.at(-1)?.messages).toBe(0);
  chat.actions.refetch();
  await expect.poll(() => drawn.at(-1)?.messages).toBeGreaterThan(1);
  expect(drawn.at(-1)?.error).toBeUndefined();
  const draws = drawn.length;
  await expect.poll(() => chat.store.getState().openMessages.data?.running).toBe(false);
  expect(drawn).toHaveLength(draws);
  stop();
});

test('without React, a chat that stops gives up the stored messages that it asked for', async () => {
  const platform = createMockPlatform({ pace: 0 });
  let asked: AbortSignal | undefined;
  const client = createPlatformClient(platform, {
    fetch: (_address, init) => {
      asked = init?.signal ?? undefined;
      return new Promise((_, reject) => {
        asked?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    },
  });
  const chat = createChat({
    transport: createChatTransport(client, new QueryClient()),
    sessionId: 'session-1',
  });
  const stop = chat.mount();
  await expect.poll(() => asked?.aborted).toBe(false);
  stop();
  expect(asked?.aborted).toBe(true);
});

test('without React, a decision on a finding is taken by the platform, and its view is a value', async () => {
  const [client, queries] = open();
  const transport = createFindingsTransport(client, queries);
  const review = createReview({ transport, holdFor: 0 });
  const decided = vi.fn();
  const viewed = vi.fn();
  review.on('decision', decided);
  review.on('viewChange', viewed);
  const stop = review.mount();
  const { findings } = await queries.query(findingsQuery(client, 'current'));
  const id = findings[0]?.finding_id ?? '';
  review.actions.setView({ ...review.store.getState().view, findingId: id });
  expect(viewed).toHaveBeenCalledWith(expect.objectContaining({ findingId: id }));
  review.actions.decide('approve', [id]);
  await expect.poll(() => decided.mock.calls.length).toBe(1);
  expect(JSON.stringify(decided.mock.calls)).toContain(id);
  stop();
});

test('without React, a task list keeps its view, and attaches a file to a task', async () => {
  const [client, queries] = open();
  const { pages } = await queries.infiniteQuery(tasksQuery(client, 'todo', {}));
  const taskId = String(pages[0]?.tasks[0]?.id);
  const list = createTaskList({ attach: createTaskUploader(client, queries) });
  const views: unknown[] = [];
  const changes: unknown[] = [];
  list.on('viewChange', (view) => views.push(view.taskId));
  list.on('taskChange', (change) => changes.push(change));
  const stop = list.mount();
  list.actions.openTask(taskId);
  expect(views).toEqual([taskId]);
  list.actions.attach(taskId, new File(['12 boxes'], 'count.txt'));
  await expect.poll(() => changes).toEqual([{ taskId, change: 'attached' }]);
  expect(list.store.getState().uploads).toEqual([]);
  stop();
});

test('without React, a form keeps what was filled in until it is cleared', () => {
  const form = createFormFilling();
  form.actions.setDraft('company', { chosen: [], isOther: false, text: 'Saltmarsh' });
  form.actions.tryToSend();
  expect(form.store.getState().tries).toBe(1);
  expect(form.store.getState().drafts.get('company')?.text).toBe('Saltmarsh');
  form.actions.clear();
  expect(form.store.getState()).toMatchObject({ drafts: new Map(), tries: 0 });
});
