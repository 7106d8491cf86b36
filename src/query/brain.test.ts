import { QueryClient } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { createPlatformClient } from '../../test/platformClient.ts';
import { createMockPlatform } from '../mock-platform/index.ts';
import { brainKeys, createBrainTransport, type BrainChange } from './brain.ts';

/** Sends a change, and tells what was sent and whether what was read of the brain is out of date. */
async function change(given: BrainChange) {
  const platform = createMockPlatform({ pace: 0 });
  const sent: unknown[] = [];
  const client = createPlatformClient(platform, {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(await request.clone().json());
      return platform.fetch(request);
    },
  });
  const queries = new QueryClient();
  const read = [...brainKeys.all(client), 'data'];
  queries.setQueryData(read, {});
  await createBrainTransport(client, queries).change(given);
  return { sent, isStale: queries.getQueryState(read)?.isInvalidated };
}

test('a change that was applied puts what was read of the brain out of date', async () => {
  const sentence = 'Jonas Lind works in Sales';
  expect(await change({ sentence, sessionId: 's1', category: 'people' })).toEqual({
    sent: [
      {
        action: 'graph_modification',
        user_input: sentence,
        session_id: 's1',
        category: 'people',
      },
    ],
    isStale: true,
  });
});

test('a change that was not applied leaves it as it is, and an empty category is not sent', async () => {
  const sentence = 'hello there';
  expect(await change({ sentence, sessionId: 's1', category: '' })).toEqual({
    sent: [{ action: 'graph_modification', user_input: sentence, session_id: 's1' }],
    isStale: false,
  });
});
