import { InfiniteQueryObserver, QueryClient } from '@tanstack/query-core';
import { expect, it } from 'vitest';
import { listSiteFolders, listSites } from '../../../src/api/index.ts';
import { createClient } from '../../../src/client/index.ts';
import { findingsQuery, sessionsQuery, tasksQuery } from '../../../src/query/index.ts';

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

it('lists a site, a folder and a finding once that come twice in one answer', async () => {
  const twice = <Item>(item: Item): Item[] => [item, item];
  const counters = { total: 2, pending: 2, approved: 0, rejected: 0, reviewed: 0 };
  const client = openUnpaged({
    sites: twice({ id: 'site-1' }),
    folders: twice({ id: 'folder-1', name: 'Audits' }),
    findings: twice({ finding_id: 'finding-1', review_state: 'pending' }),
    status: 'ok',
    count: 2,
    counters,
  });
  expect(await listSites(client, 'connection-1')).toHaveLength(1);
  expect(await listSiteFolders(client, { connectionId: 'connection-1' })).toHaveLength(1);
  const list = await new QueryClient().query(findingsQuery(client, 'current'));
  expect(list.findings).toHaveLength(1);
});
