import { render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { hurryTimers } from '../../../test/hurryTimers.ts';
import { createPlatformClient } from '../../../test/platformClient.ts';
import {
  connectorCatalog,
  listConnections,
  listFindings,
  providerConfigKeysOf,
} from '../../contract/index.ts';
import { createMockPlatform, type MockPlatform } from '../../mock-platform/index.ts';
import { BrainstemProvider } from '../../provider/index.ts';
import { AttentionBadge } from './AttentionBadge.tsx';
import { useAttention, type Attention, type AttentionOptions } from './useAttention.ts';

function openPlatform(
  prepare: (platform: MockPlatform) => void = () => undefined,
  change: (request: Request, answer: string) => string = (_request, answer) => answer,
  onList: (isOver: boolean) => void = () => undefined,
) {
  const platform = createMockPlatform({ pace: 0 });
  prepare(platform);
  const asked: string[] = [];
  const client = createPlatformClient(platform, {
    retry: { attempts: 0 },
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      if (listsIn([pathname]) > 0) onList(false);
      const { status, headers, ...response } = await answerOf(platform, request);
      if (listsIn([pathname]) > 0) onList(true);
      return new Response(change(request, response.text), { status, headers });
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BrainstemProvider client={client}>{children}</BrainstemProvider>
  );
  return { client, asked, wrapper };
}

const everyKey = [...new Set(connectorCatalog.flatMap(providerConfigKeysOf))];

/** Counts the requests for lists of connections. */
const listsIn = (paths: readonly string[]): number =>
  paths.filter((path) => path.endsWith('/integrations/connections')).length;

async function answerOf(platform: MockPlatform, request: Request) {
  const response = await platform.fetch(request);
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}

const missingScope = (route: string, scope: string) => ({
  route,
  status: 403,
  message: `Missing required scope: ${scope}`,
});

test('each count is there without the others, where the token may read it', async () => {
  const { client, wrapper } = openPlatform(({ faults }) => {
    faults.add(missingScope('listConnections', 'connectors:read'));
    faults.add(missingScope('listSessions', 'analytics:read'));
  });
  const { counters } = await client.json(listFindings, {});
  const { result } = renderHook(() => useAttention(), { wrapper });
  await waitFor(() => expect(result.current.findings).toBe(counters.pending));
  expect(result.current).toMatchObject({ conversations: undefined, connections: undefined });
});

test('a connection whose sync failed and one that needs consent again are counted', async () => {
  const { client, wrapper } = openPlatform(undefined, ({ url }, answer) => {
    if (url.includes('providerConfigKey=sql-b'))
      return answer.replaceAll('"completed"', '"failed"');
    return url.includes('/connection-metadata')
      ? answer.replaceAll(/"authError":\s*null/g, '"authError":"expired"')
      : answer;
  });
  const countOf = async (providerConfigKey: string): Promise<number> =>
    (await client.json(listConnections, { query: { providerConfigKey } })).connections.length;
  const broken = await Promise.all(['sql-b', 'alpha-drive', 'alpha-drive-files'].map(countOf));
  expect(Math.min(...broken)).toBeGreaterThan(0);
  const { result } = renderHook(
    () => useAttention({ findings: false, conversations: false, tasks: false }),
    { wrapper },
  );
  const expected = broken.reduce((sum, count) => sum + count);
  await waitFor(() => expect(result.current.connections).toBe(expected));
  expect(result.current.total).toBe(expected);
});

test('lists of connections are read three at a time, and more may wait until all are read', async () => {
  const flights = { now: 0, most: 0 };
  const { asked, wrapper } = openPlatform(undefined, undefined, (isOver) => {
    flights.now += isOver ? -1 : 1;
    flights.most = Math.max(flights.most, flights.now);
  });
  const seen: Attention[] = [];
  const { result } = renderHook(
    () => {
      const attention = useAttention({ findings: false, conversations: false, tasks: false });
      seen.push(attention);
      return attention;
    },
    { wrapper },
  );
  await waitFor(() => expect(listsIn(asked)).toBe(everyKey.length));
  await waitFor(() => expect(result.current.isPartial).toBe(false));
  expect(flights.most).toBeLessThanOrEqual(3);
  const flags = seen.map(({ isPartial }) => isPartial);
  expect([flags[0], flags.indexOf(false)]).toEqual([true, flags.lastIndexOf(true) + 1]);
});

test('at rest the badge costs three requests a minute at most for connections', async () => {
  const hurry = hurryTimers();
  const { asked, wrapper } = openPlatform();
  const { result } = renderHook(
    () => useAttention({ findings: false, conversations: false, tasks: false }),
    { wrapper },
  );
  await waitFor(() => expect(listsIn(asked)).toBe(everyKey.length));
  await waitFor(() => expect(result.current.isPartial).toBe(false));
  const perMinute: number[] = [];
  for (let minute = 0; minute < 30; minute += 1) {
    const before = asked.length;
    await hurry(60_000);
    perMinute.push(asked.length - before);
  }
  expect(Math.max(...perMinute)).toBeLessThanOrEqual(3);
  expect(perMinute.reduce((sum, each) => sum + each)).toBeGreaterThanOrEqual(everyKey.length);
});

test('a list in which a sync failed is asked for each minute, and one that is well is not', async () => {
  const hurry = hurryTimers();
  let isFailed = true;
  const { asked, wrapper } = openPlatform(undefined, ({ url }, answer) =>
    isFailed && url.includes('providerConfigKey=sql-b')
      ? answer.replaceAll('"completed"', '"failed"')
      : answer,
  );
  const { result } = renderHook(
    () => useAttention({ findings: false, conversations: false, tasks: false }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.isPartial).toBe(false));
  expect(result.current.connections).toBe(1);
  const before = listsIn(asked);
  isFailed = false;
  await hurry(60_000);
  await waitFor(() => expect(result.current.connections).toBe(0));
  expect(listsIn(asked)).toBe(before + 1);
});

test('nothing is asked for what is left out', async () => {
  const { asked, wrapper } = openPlatform();
  const options: AttentionOptions = { conversations: false, connections: false, tasks: false };
  const { result } = renderHook(() => useAttention(options), { wrapper });
  await waitFor(() => expect(result.current.findings).toBeDefined());
  expect(new Set(asked)).toEqual(new Set(['/core-analytics/validation/findings']));
});

test('the badge says how much waits, and shows nothing where nothing does', async () => {
  const { client, wrapper } = openPlatform();
  const { counters } = await client.json(listFindings, {});
  const parts = { conversations: false, connections: false, tasks: false };
  const onCountChange = vi.fn();
  const view = render(<AttentionBadge {...parts} onCountChange={onCountChange} />, { wrapper });
  await screen.findByRole('img', { name: `${counters.pending} need your attention` });
  const { pending } = counters;
  expect(onCountChange.mock.calls[0]).toMatchObject([{ findings: pending, total: pending }]);
  view.rerender(<AttentionBadge {...parts} findings={false} />);
  await waitFor(() => expect(screen.queryByRole('img')).not.toBeInTheDocument());
});

test('the badge says that more may wait while a part fails, and asks again each minute', async () => {
  const hurry = hurryTimers();
  const { client, wrapper } = openPlatform(({ faults }) => {
    faults.add({ route: 'listSessions', status: 503, times: 1 });
  });
  const { counters } = await client.json(listFindings, {});
  render(<AttentionBadge connections={false} tasks={false} />, { wrapper });
  const badge = await screen.findByRole('img', {
    name: `At least ${counters.pending} need your attention`,
  });
  expect(badge).toHaveTextContent(`${counters.pending}+`);
  await hurry(60_000);
  await screen.findByRole('img', { name: /^\d+ needs? your attention$/ });
});
