import { expect, test } from 'vitest';
import { checkIdIn, checkStateIn, pipelineIdIn, streamsIn } from './sqlDiscoveryAnswers.ts';

test('answers of schema discovery are searched for ids', () => {
  expect(checkIdIn({ checkId: 'a' })).toBe('a');
  expect(checkIdIn({ id: 'b' })).toBe('b');
  expect(pipelineIdIn({ pipelineConnectionId: 'c' })).toBe('c');
  for (const odd of [null, 'x', [], { checkId: 7 }, {}]) expect(checkIdIn(odd)).toBeUndefined();
});

test.each([
  [{ status: 'pending' }, 'pending'],
  [{ status: 'succeeded' }, 'succeeded'],
  [{ status: 'COMPLETED' }, 'succeeded'],
  [{ success: true }, 'succeeded'],
  [{ success: false, error: 'no' }, 'failed'],
  [{ status: 'failed', message: 'no' }, 'failed'],
  [{ status: 'who knows' }, 'pending'],
  [undefined, 'pending'],
])('the progress of a check is read from the answer %j', (answer, status) => {
  expect(checkStateIn(answer).status).toBe(status);
});

test('each stream of schema discovery is named once with what is known of it', () => {
  const orders = { name: 'orders', namespace: 'sales' };
  expect(streamsIn({ streams: [orders, orders, 'loose', { columns: [] }, null] })).toEqual([
    { key: 'sales.orders', name: 'orders', namespace: 'sales', raw: orders },
    { key: 'loose', name: 'loose', namespace: undefined, raw: 'loose' },
  ]);
  expect(streamsIn(['a']).map(({ key }) => key)).toEqual(['a']);
  expect(streamsIn({})).toEqual([]);
});
