import { InfiniteQueryObserver, MutationObserver, QueryClient } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { createClient, type BrainstemClient } from '../../client/index.ts';
import { isRecord } from '../../contract/index.ts';
import { settled } from '../../environment/testing/settled.ts';
import { createTestEnvironment } from '../../environment/testing/createTestEnvironment.ts';
import { deleteSessionMutation } from '../chat/sessions.ts';
import {
  createTaskMutation,
  deleteTaskMutation,
  tasksQuery,
  updateTaskMutation,
} from '../tasks.ts';

/** A web app whose list of tasks shows what was two seconds ago. It may answer changes with the task. */
function openLagging({ answersTask = false } = {}) {
  const environment = createTestEnvironment();
  const now = (): number => environment.clock.elapsed();
  const tasks = [{ id: 1, titles: [{ at: 0, title: 'Call the port' }], deletedAt: Infinity }];
  const client = createClient({
    baseUrl: 'https://platform.example.com',
    appUrl: 'https://app.example.com',
    getToken: () => Promise.resolve({ token: 'token' }),
    environment,
    async fetch(input, init) {
      const request = new Request(input, init);
      if (request.method === 'GET') {
        const at = now() - 2_000;
        const shown = tasks.flatMap(({ id, titles, deletedAt }) => {
          const known = titles.findLast((one) => one.at === 0 || one.at <= at);
          return known === undefined || deletedAt <= at ? [] : [{ id, title: known.title }];
        });
        return Response.json({ tasks: shown });
      }
      if (request.method === 'DELETE') {
        for (const one of tasks) one.deletedAt = now();
        return new Response(null, { status: 204 });
      }
      const body: unknown = await request.json();
      const title = isRecord(body) ? String(body['title']) : '';
      const id = request.method === 'POST' ? 2 : Number(request.url.split('/').at(-1));
      const named = { at: now(), title };
      const known = tasks.find((one) => one.id === id);
      if (known === undefined) tasks.push({ id, titles: [named], deletedAt: Infinity });
      else known.titles.push(named);
      return answersTask ? Response.json({ id, title }) : new Response(null, { status: 204 });
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
  await advance(1_000);
  await new MutationObserver(queryClient, createTaskMutation(client)).mutate('Book the berth');
  await advance(3_000);
  await new MutationObserver(queryClient, updateTaskMutation(client, '2')).mutate({
    title: 'Book the quay',
  });
  await observer.refetch();
  expect(titles()).toHaveLength(2);
  await advance(3_000);
  await observer.refetch();
  expect(titles()).toEqual(['Call the port', 'Book the quay']);
});

test('a task that is renamed while the list lags behind its creation stays', async () => {
  const { client, queryClient, observer, titles, advance } = openLagging({ answersTask: true });
  await observer.refetch();
  await advance(3_000);
  await new MutationObserver(queryClient, createTaskMutation(client)).mutate('Book the berth');
  await advance(500);
  await new MutationObserver(queryClient, updateTaskMutation(client, '2')).mutate({
    title: 'Book the quay',
  });
  for (let second = 0; second < 15; second += 1) {
    expect(titles()).toEqual(['Call the port', 'Book the quay']);
    await advance(1_000);
  }
});

test.each([true, false])(
  'a task that was renamed shows its new title; answered with it: %s',
  async (answersTask) => {
    const { client, queryClient, observer, titles, advance } = openLagging({ answersTask });
    await observer.refetch();
    await advance(3_000);
    const update = new MutationObserver(queryClient, updateTaskMutation(client, '1'));
    await update.mutate({ title: 'Call the quay' });
    // The host writes the body, so only an answer tells what the task is now.
    if (answersTask) expect(titles()).toEqual(['Call the quay']);
    for (let second = 0; second < 4; second += 1) await advance(1_000);
    expect(titles()).toEqual(['Call the quay']);
    await update.mutate({ title: 'Call the port' });
    for (let second = 0; second < 4; second += 1) await advance(1_000);
    expect(titles()).toEqual(['Call the port']);
  },
);

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
