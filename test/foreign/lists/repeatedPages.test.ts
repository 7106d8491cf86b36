import { InfiniteQueryObserver, QueryClient } from '@tanstack/query-core';
import { expect, it } from 'vitest';
import { createClient } from '../../../src/client/index.ts';
import { sessionsQuery, tasksQuery } from '../../../src/query/index.ts';

/** A client of a platform that answers every request for a page with the same one. */
function openUnpaged(answer: object) {
  return createClient({
    baseUrl: 'https://platform.example.com',
    appUrl: 'https://app.example.com',
    getToken: () => Promise.resolve({ token: 'token' }),
    fetch: () => Promise.resolve(Response.json(answer)),
  });
}

interface PagedList {
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
  subscribe: (listener: () => void) => void;
  getCurrentResult: () => { hasNextPage: boolean };
}

/** Reads two pages of a list, of which the second ends it. */
async function checkTwoPages(list: PagedList) {
  list.subscribe(() => undefined);
  await list.refetch();
  expect(list.getCurrentResult().hasNextPage).toBe(true);
  await list.fetchNextPage();
  expect(list.getCurrentResult().hasNextPage).toBe(false);
}

it('ends a list of tasks whose pages are all the same', async () => {
  const tasks = Array.from({ length: 20 }, (_, id) => ({ id, title: `Task ${id}` }));
  const list = new InfiniteQueryObserver(
    new QueryClient(),
    tasksQuery(openUnpaged({ tasks }), 'all', {}),
  );
  await checkTwoPages(list);
});

it('ends a list of sessions whose next page is always the same', async () => {
  const session = { sessionId: 'chat-1', actorId: 'actor', preview: '', running: false };
  const at = { createdAt: '2026-03-02T12:00:00.000Z', lastMessageAt: '2026-03-02T12:00:00.000Z' };
  const answer = {
    sessions: [{ ...session, ...at, requiresAction: false }],
    nextToken: 'page-2',
  };
  const list = new InfiniteQueryObserver(new QueryClient(), sessionsQuery(openUnpaged(answer)));
  await checkTwoPages(list);
});
