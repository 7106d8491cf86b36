import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  addTaskAttachment,
  addTaskComment,
  completeTask,
  countTasks,
  countTodo,
  createTask,
  deleteTask,
  endpoints,
  getTask,
  getTaskDownload,
  listTasks,
  listTodo,
  updateTask,
  uploadTaskAttachment,
} from '../../contract/index.ts';
import {
  everyParam,
  openPlatform,
  refusalOf,
  type OpenedPlatform,
} from '../testing/openPlatform.ts';

const page = v.object({
  tasks: v.array(v.looseObject({ id: v.string(), title: v.string() })),
  total: v.number(),
  page: v.number(),
  limit: v.number(),
});
const stored = v.looseObject({ id: v.string(), assignees: v.array(v.unknown()) });
const counts = v.object({ total: v.number(), open: v.number(), completed: v.number() });
const taskRoutes = endpoints.filter(({ path }) => path.startsWith('/tasks'));

async function create(
  { read }: OpenedPlatform,
  json: Record<string, unknown>,
): Promise<v.InferOutput<typeof stored>> {
  return read(stored, createTask, { json });
}

describe('"Base {app_url}/api/tasks … App user session required"', () => {
  it.each(taskRoutes.map((endpoint) => [endpoint.name, endpoint] as const))(
    '401 on %s with a service actor token alone',
    async (_, endpoint) => {
      const { platform, token, call } = await openPlatform();
      platform.signOutOfApp();
      const answer = await call(endpoint, { bearer: token, params: everyParam(endpoint, 'x') });
      expect(answer.status).toBe(401);
    },
  );

  it('"no route exists under {base_url}/api/tasks"', async () => {
    const { platform } = await openPlatform();
    const { baseUrl, appUrl, appSessionCookie: cookie } = platform.credentials;
    const headers = { cookie };
    expect((await platform.fetch(`${baseUrl}/api/tasks`, { headers })).status).toBe(404);
    expect((await platform.fetch(`${appUrl}/api/tasks`, { headers })).status).toBe(200);
  });
});

describe('tasks', () => {
  it('"GET / | query (all strings)": filters, and "page default 1; limit default 10, maximum 50"', async () => {
    const { read, call } = await openPlatform();
    const first = await read(page, listTasks);
    expect([first.tasks.length, first.total, first.page, first.limit]).toEqual([10, 12, 1, 10]);
    const second = await read(page, listTasks, { query: { page: '2' } });
    expect(second.tasks.length).toBe(2);
    expect((await read(page, listTasks, { query: { q: 'GATE' } })).tasks).toMatchObject([
      { title: 'Check the gate sensor of cold store 2' },
    ]);
    const urgent = await read(page, listTasks, { query: { priority: 'urgent' } });
    expect(urgent.total).toBe(1);
    expect((await read(page, listTasks, { query: { completion: 'completed' } })).total).toBe(2);
    for (const [limit, status] of [
      ['1', 200],
      ['50', 200],
      ['51', 400],
      ['0', 400],
      ['ten', 400],
    ] as const) {
      expect((await call(listTasks, { query: { limit } })).status).toBe(status);
    }
  });

  it('"GET /todo | priority, includeCompleted": the user\'s own, open ones unless asked', async () => {
    const { read } = await openPlatform();
    expect((await read(page, listTodo)).total).toBe(9);
    expect((await read(page, listTodo, { query: { includeCompleted: 'true' } })).total).toBe(11);
    expect((await read(page, listTodo, { query: { priority: 'high' } })).total).toBe(3);
  });

  it('"GET /todo/counts" and "GET /counts"', async () => {
    const { read } = await openPlatform();
    expect(await read(counts, countTodo)).toEqual({ total: 11, open: 9, completed: 2 });
    expect(await read(counts, countTasks)).toEqual({ total: 12, open: 10, completed: 2 });
  });

  it('"the server sets tenantId and createdByUserId from the session"', async () => {
    const opened = await openPlatform();
    const { tenantId, userId } = opened.platform.credentials;
    const task = await create(opened, { title: 'A', tenantId: 'x', createdByUserId: 'y', id: 'z' });
    expect(task).toMatchObject({ title: 'A', tenantId, createdByUserId: userId });
    expect(task.id).not.toBe('z');
  });

  it('"when assignees is empty it uses assignee or an object with userId from the session"', async () => {
    const opened = await openPlatform();
    const { userId } = opened.platform.credentials;
    const rows: [body: Record<string, unknown>, assignees: unknown[]][] = [
      [{ assignees: [{ userId: 'a' }, 'b'], assignee: 'c' }, [{ userId: 'a' }, 'b']],
      [{ assignees: [], assignee: { userId: 'c' } }, [{ userId: 'c' }]],
      [{ assignees: [] }, [{ userId }]],
      [{}, [{ userId }]],
    ];
    for (const [body, assignees] of rows) {
      expect((await create(opened, { title: 'A', ...body })).assignees).toEqual(assignees);
    }
  });

  it('422 without a title', async () => {
    const { call } = await openPlatform();
    for (const json of [{}, { title: '' }, { title: 4 }]) {
      expect((await call(createTask, { json })).status).toBe(422);
    }
  });

  it('"GET, PATCH, DELETE /{id}": 404 when it is gone', async () => {
    const opened = await openPlatform();
    const { call, read } = opened;
    const { id } = await create(opened, { title: 'Old', priority: 'low' });
    const params = { id };
    const changed = { title: 'New', priority: 'high', tenantId: 'x' };
    await call(updateTask, { params, json: changed });
    const { tenantId } = opened.platform.credentials;
    const task = await read(v.unknown(), getTask, { params });
    expect(task).toMatchObject({ title: 'New', priority: 'high', tenantId });
    expect((await call(updateTask, { params, json: { title: '' } })).status).toBe(422);
    expect((await call(deleteTask, { params })).status).toBe(200);
    expect(await refusalOf(await call(getTask, { params }))).toEqual([404, 'Task not found']);
  });

  it('"POST /{id}/complete | no body", "comments | JSON forwarded", "attachments | JSON forwarded"', async () => {
    const opened = await openPlatform();
    const { call, read } = opened;
    const { id } = await create(opened, { title: 'A' });
    const params = { id };
    expect(await read(v.unknown(), completeTask, { params })).toMatchObject({ isCompleted: true });
    await call(addTaskComment, { params, json: { text: 'Done' } });
    await call(addTaskAttachment, { params, json: { storageKey: 'k' } });
    expect(await read(v.unknown(), getTask, { params })).toMatchObject({
      comments: [{ text: 'Done' }],
      attachments: [{ storageKey: 'k' }],
    });
  });

  it('"attachments/upload | file, taskId", then "attachments/download" returns url, expiresIn, storageKey, disposition', async () => {
    const opened = await openPlatform();
    const { id: taskId } = await create(opened, { title: 'A' });
    const form = new FormData();
    form.set('taskId', taskId);
    form.set('file', new File(['minutes'], 'minutes.txt', { type: 'text/plain' }));
    const { storageKey } = await opened.read(
      v.object({ storageKey: v.string() }),
      uploadTaskAttachment,
      { raw: form },
    );
    const download = v.object({ url: v.string(), expiresIn: v.literal(900) });
    const query = { storageKey };
    const { url } = await opened.read(download, getTaskDownload, { query });
    expect(await (await opened.platform.fetch(url)).text()).toBe('minutes');
    opened.platform.clock.advance(901);
    expect((await opened.platform.fetch(url)).status).toBe(403);
    const unknown = await opened.call(getTaskDownload, { query: { storageKey: 'none' } });
    expect(unknown.status).toBe(404);
  });

  it('422 for an upload without its file or task', async () => {
    const { call } = await openPlatform();
    const withoutFile = new FormData();
    withoutFile.set('taskId', 'x');
    const withoutTask = new FormData();
    withoutTask.set('file', new File([''], 'a.txt'));
    for (const raw of [withoutFile, withoutTask]) {
      expect((await call(uploadTaskAttachment, { raw })).status).toBe(422);
    }
  });
});
