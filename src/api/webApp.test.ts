import { beforeEach, expect, test } from 'vitest';
import { createClient } from '../client/index.ts';
import { listConnections } from './connectors/connectors.ts';
import { getForm, submitForm } from './forms.ts';
import {
  checkSource,
  configureSync,
  discoverStreams,
  getSourceCheck,
  publishSchema,
} from './connectors/sqlDiscovery.ts';
import {
  addTaskAttachment,
  addTaskComment,
  completeTask,
  countTasks,
  countTodo,
  createTask,
  deleteTask,
  getTask,
  getTaskDownload,
  listTasks,
  listTodo,
  readTasks,
  updateTask,
  uploadTaskAttachment,
} from './tasks.ts';
import { openClient, type OpenedClient } from './testing/openClient.ts';

let platform: OpenedClient['platform'];
let client: OpenedClient['client'];
let sent: OpenedClient['requests'];

beforeEach(() => {
  ({ platform, client, requests: sent } = openClient({ seed: 'default' }));
});

test('routes of an app session go with cookies and never with a service actor token', async () => {
  const { tenantId } = platform.credentials;
  const { connections } = await listConnections(client, 'sql-b');
  const connectionId = connections[0]?.connection_id ?? '';
  sent.length = 0;
  const [task] = readTasks(await createTask(client, { title: 'Call the mill' }));
  const id = String(task?.id);
  await listTasks(client, { q: 'mill', page: '1' });
  await listTodo(client, { includeCompleted: 'true' });
  await countTasks(client);
  await countTodo(client);
  await updateTask(client, id, { priority: 'high' });
  await addTaskComment(client, id, { text: 'Called' });
  await addTaskAttachment(client, id, { storageKey: 'k' });
  const file = new File(['x'], 'a.txt', { type: 'text/plain' });
  const uploaded = await uploadTaskAttachment(client, { taskId: id, file });
  await getTaskDownload(client, keyOf(uploaded));
  await completeTask(client, id);
  await getTask(client, id);
  await deleteTask(client, id);
  const source = {
    organizationId: tenantId,
    connectionId,
    sourceType: 'sql-b',
    sourceConfig: { tunnel_method: { tunnel_method: 'SSH_KEY_AUTH' } },
  } as const;
  const check = await checkSource(client, source);
  await getSourceCheck(client, keyOf(check, 'checkId'));
  await discoverStreams(client, source);
  const pipeline = await configureSync(client, source);
  const pipelineConnectionId = keyOf(pipeline, 'pipelineConnectionId');
  const publish = { organizationId: tenantId, connectionId, providerKey: 'sql-b' };
  await publishSchema(client, { ...publish, pipelineConnectionId });

  expect(sent.length).toBe(18);
  for (const request of sent) {
    expect(request.url).toContain(platform.credentials.appUrl);
    expect(request.credentials).toBe('include');
    expect(request.headers.has('authorization')).toBe(false);
  }
});

test('routes of an app session are refused before they are sent when a tunnel is missing', async () => {
  const source = {
    organizationId: 'o',
    connectionId: 'c',
    sourceType: 'sql-a',
    sourceConfig: { tunnel_method: { tunnel_method: 'NO_TUNNEL' } },
  } as const;
  for (const call of [checkSource, discoverStreams, configureSync]) {
    await expect(call(client, source)).rejects.toThrow('a tunnel is mandatory');
  }
  expect(sent).toEqual([]);
});

test('routes of an app session say that they need the address of the web app', async () => {
  const { baseUrl } = platform.credentials;
  const bare = createClient({ baseUrl, getToken: () => Promise.resolve({ token: 't' }) });
  await expect(listTasks(bare)).rejects.toThrow('Pass its address as appUrl');
});

test.each([
  ['one task', { id: '1', title: 'A' }, ['A']],
  ['a list', [{ title: 'A' }, { name: 'no task' }, { title: 'B' }], ['A', 'B']],
  ['tasks without an id or a title', [{ id: null, title: 'A' }, { id: 0 }, {}], ['A', '0']],
  ['a list in a field', { data: { items: [{ title: 'A' }] } }, ['A']],
  ['nothing', null, []],
  ['a text', 'tasks', []],
  ['too deep', { a: { b: { c: [{ title: 'A' }] } } }, []],
])('readTasks finds what has a title in %s', (_, answer, titles) => {
  expect(readTasks(answer).map(({ title }) => title)).toEqual(titles);
});

test('forms are read by slug and submitted by id', async () => {
  const { tenantId } = platform.credentials;
  const form = await getForm(client, { slug: 'new-supplier', tenantId });
  const id = keyOf(form, 'id');
  const answer = await submitForm(client, { id, submission: { company: 'Nordlicht' } });
  expect(answer).toMatchObject({ formId: id });
});

function keyOf(answer: unknown, field = 'storageKey'): string {
  const value: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : undefined;
  if (typeof value !== 'string') throw new Error(`expected ${field}`);
  return value;
}
