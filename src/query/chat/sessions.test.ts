import { MutationObserver, QueryClient } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { createPlatformClient } from '../../../test/platformClient.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { deleteSessionMutation, sessionsQuery } from './sessions.ts';

/** Opens the list over a platform whose deletions are answered when the test says. */
async function openList() {
  const platform = createMockPlatform({ pace: 0 });
  const answers = new Map<string, (status: number) => void>();
  const client = createPlatformClient(platform, {
    retry: { attempts: 0 },
    fetch: (input, init) => {
      const request = new Request(input, init);
      if (request.method !== 'DELETE') return platform.fetch(request);
      return new Promise((resolve) => {
        const id = request.url.split('/').at(-1) ?? '';
        answers.set(id, (status) => {
          resolve(status === 200 ? platform.fetch(request) : Response.json({}, { status }));
        });
      });
    },
  });
  const queryClient = new QueryClient();
  const query = sessionsQuery(client);
  await queryClient.infiniteQuery(query);
  return {
    ids: () =>
      queryClient
        .getQueryData(query.queryKey)
        ?.pages.flatMap(({ sessions }) => sessions.map(({ sessionId }) => sessionId)) ?? [],
    remove: (id: string) =>
      new MutationObserver(queryClient, deleteSessionMutation(client)).mutate(id).catch(() => 'no'),
    answer: async (id: string, status: number) => {
      await expect.poll(() => answers.has(id)).toBe(true);
      answers.get(id)?.(status);
    },
  };
}

test('a refused deletion brings its own conversation back, none that was deleted meanwhile', async () => {
  const { ids, remove, answer } = await openList();
  const [first = '', second = '', ...others] = ids();
  const removals = [remove(first), remove(second)];
  await answer(second, 200);
  await removals[1];
  await answer(first, 500);
  await removals[0];
  expect(ids()).toEqual([first, ...others]);
});
