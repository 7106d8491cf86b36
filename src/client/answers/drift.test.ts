import { expect, test, vi } from 'vitest';
import { createPlatformClient } from '../../../test/platformClient.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { getFileLimits, listFindings, listSessions } from '../../contract/index.ts';
import { isRecord } from '../../contract/index.ts';
import type { BrainstemClient, Drift } from '../index.ts';

/** A client of a platform whose sessions' previews are numbers. */
function open(): BrainstemClient {
  const platform = createMockPlatform({ pace: 0 });
  return createPlatformClient(platform, {
    retry: { attempts: 0 },
    fetch: async (input, init) => {
      const response = await platform.fetch(input, init);
      const answer: unknown = await response.clone().json();
      if (!isRecord(answer) || !Array.isArray(answer['sessions'])) return response;
      const sessions = answer['sessions'].filter(isRecord);
      return Response.json({ ...answer, sessions: sessions.map((it) => ({ ...it, preview: 7 })) });
    },
  });
}

test('a client tells of each place where answers differ once, and of none where they don’t', async () => {
  const client = open();
  const drifts: Drift[] = [];
  client.onDrift((drift) => drifts.push(drift));
  for (const max_results of [1, 2, 3]) {
    const { sessions } = await client.json(listSessions, { query: { max_results } });
    expect(sessions.map(({ preview }) => preview)).toEqual(sessions.map(() => undefined));
    expect(sessions).toHaveLength(max_results);
  }
  await client.json(listFindings, {});
  await client.json(getFileLimits, {});
  expect(drifts).toEqual([
    {
      route: 'GET /sessions',
      path: 'sessions[].preview',
      message: 'expected string, received number',
    },
  ]);
});

test('each listener hears until it ends, however often it was given', async () => {
  const client = open();
  const [listener, other] = [vi.fn(), vi.fn()];
  client.onDrift(listener);
  const end = client.onDrift(listener);
  client.onDrift(other)();
  end();
  await client.json(listSessions, { query: {} });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});
