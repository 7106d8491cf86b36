import { InfiniteQueryObserver, MutationObserver, QueryClient } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { createClient, type BrainstemClient } from '../../client/index.ts';
import { settled } from '../../environment/testing/settled.ts';
import { createTestEnvironment } from '../../environment/testing/createTestEnvironment.ts';
import { deleteSessionMutation } from '../chat/sessions.ts';
import {
  createTaskMutation,
  deleteTaskMutation,
  tasksQuery,
  updateTaskMutation,
} from '../tasks.ts';

/** A web app whose list of tasks shows what was two seconds ago. */
function openLagging() {
  const environment = createTestEnvironment();
  const now = (): number => environment.clock.elapsed();
  const tasks = [{ id: 1, title: 'Call the port', addedAt: 0, deletedAt: Infinity }];
  const client = createClient({
    baseUrl: 'https://platform.example.com',
    appUrl: 'https://app.example.com',
    getToken: () => Promise.resolve({ token: 'token' }),
    environment,
    async fetch(input, init) {
      const request = new Request(input, init);
      if (request.method === 'GET') {
        const at = now() - 2_000;
        const isThere = (one: (typeof tasks)[number]) => one.addedAt <= at && one.deletedAt > at;
        const shown = tasks
          .filter((one) => one.addedAt === 0 || isThere(one))
          .filter((one) => one.deletedAt > at);
        return Response.json({ tasks: shown.map(({ id, title }) => ({ id, title })) });
      }
      if (request.method === 'DELETE') for (const one of tasks) one.deletedAt = now();
      else if (request.method === 'PATCH') Object.assign(tasks.at(-1) ?? {}, await request.json());
      else tasks.push({ id: 2, title: 'Book the berth', addedAt: now(), deletedAt: Infinity });
      return new Response(null, { status: 204 });
    },
  });
  const queryClient = new QueryClient();
  const observer = new InfiniteQueryObserver(queryClient, tasksQuery(client, 'todo', {}));
  observer.subscribe(() => undefined);
  const titles = () =>
    observer.getCurrentResult().data?.pages.flatMap((page) => page.tasks.map(({ title }) => title));
  const advance = async (milliseconds: number) => {
    environment.advance(milliseconds);
    await settled();
  };
  return { client, queryClient, observer, titles, advance };
}

test('a task that was added stays shown while the list lags behind it', async () => {
  const { client, queryClient, observer, titles, advance } = openLagging();
  await observer.refetch();
  await advance(3_000);
  await new MutationObserver(queryClient, createTaskMutation(client)).mutate('Book the berth');
  for (let second = 0; second < 20; second += 1) {
    expect(titles()).toEqual(['Call the port', 'Book the berth']);
    await advance(1_000);
  }
});

test('a task that was added and then renamed is there once', async () => {
  const { client, queryClient, observer, titles, advance } = openLagging();
  await observer.refetch();
  await new MutationObserver(queryClient, createTaskMutation(client)).mutate('Book the berth');
  await advance(3_000);
  await new MutationObserver(queryClient, updateTaskMutation(client, '2')).mutate({
    title: 'Book the quay',
  });
  await observer.refetch();
  expect(titles()).toEqual(['Call the port', 'Book the quay']);
});

test('a task that was deleted with 204 is gone, and doesn’t come back while the list lags', async () => {
  const { client, queryClient, observer, titles, advance } = openLagging();
  await observer.refetch();
  await advance(3_000);
  await new MutationObserver(queryClient, deleteTaskMutation(client)).mutate('1');
  for (let second = 0; second < 20; second += 1) {
    expect(titles()).toEqual([]);
    await advance(1_000);
  }
});

test.each([
  [
    'task',
    (client: BrainstemClient) =>
      new MutationObserver(new QueryClient(), deleteTaskMutation(client)).mutate('1'),
  ],
  [
    'conversation',
    (client: BrainstemClient) =>
      new MutationObserver(new QueryClient(), deleteSessionMutation(client)).mutate('1'),
  ],
])(
  'a %s is deleted if the answer to that was lost, and the next attempt finds none',
  async (_, remove) => {
    const sent: unknown[] = [];
    const client = createClient({
      baseUrl: 'https://platform.example.com',
      appUrl: 'https://app.example.com',
      getToken: () => Promise.resolve({ token: 'token' }),
      retry: { baseDelay: 0 },
      fetch(_url, init) {
        sent.push(init?.method);
        return sent.length === 1
          ? Promise.reject(new TypeError('The connection was reset.'))
          : Promise.resolve(Response.json({ message: 'Not found' }, { status: 404 }));
      },
    });
    await remove(client);
    expect(sent).toEqual(['DELETE', 'DELETE']);
  },
);
