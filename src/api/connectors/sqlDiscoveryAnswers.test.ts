import { expect, test } from 'vitest';
import { leftOutOf } from '../../client/index.ts';
import { checkIdIn, checkStateIn, pipelineIdIn, streamsIn } from './sqlDiscoveryAnswers.ts';

test('answers of schema discovery are searched for ids', () => {
  expect(checkIdIn({ checkId: 'a' })).toBe('a');
  expect(checkIdIn({ id: 'b' })).toBe('b');
  expect(pipelineIdIn({ pipelineConnectionId: 'c' })).toBe('c');
  expect(checkIdIn({ success: true, data: { checkId: 'd' } })).toBe('d');
  expect(pipelineIdIn({ connection: { pipelineConnectionId: 'e' } })).toBe('e');
  expect(pipelineIdIn({ connection: { connectionId: 'f', id: 'g' } })).toBeUndefined();
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

const namesIn = (answer: unknown) =>
  streamsIn(answer)?.streams.map(({ namespace, name }) => [namespace, name]);

test('each stream of schema discovery is named once with what is known of it', () => {
  const orders = { name: 'orders', namespace: 'sales' };
  const found = streamsIn({ streams: [orders, orders, 'loose', { columns: [] }, null] });
  expect(found?.streams).toMatchObject([
    { name: 'orders', namespace: 'sales', raw: orders },
    { name: 'loose', namespace: undefined, raw: 'loose' },
  ]);
  expect(leftOutOf(found?.streams)).toBe(2);
  expect(namesIn(['a'])).toEqual([[undefined, 'a']]);
});

test('the streams of an Airbyte catalog are read, wherever in the answer it is', () => {
  const entry = { stream: { name: 'orders', namespace: 'sales' }, config: { selected: true } };
  const catalog = { streams: [entry] };
  for (const answer of [{ catalog }, { data: { catalog } }, catalog]) {
    expect(streamsIn(answer)?.streams).toMatchObject([{ name: 'orders', raw: entry }]);
  }
});

test('tables whose schema and name make the same text are told apart', () => {
  const streams = [
    { namespace: 'a', name: 'b.c' },
    { namespace: 'a.b', name: 'c' },
  ];
  expect(new Set(streamsIn({ streams })?.streams.map(({ key }) => key)).size).toBe(2);
});

test.each([[{}], [null], ['x'], [{ tables: ['a'] }], [{ streams: [{ columns: [] }] }]])(
  'the answer %j, which cannot be read, is not called empty',
  (answer) => {
    expect(streamsIn(answer)).toBeUndefined();
  },
);

test.each([
  [{ success: false, message: 'no rights' }, ['no rights']],
  [{ streams: [], errors: ['hr is locked'] }, ['hr is locked']],
  [{ streams: [], errors: { hr: 'locked' } }, ['hr: locked']],
  [{ streams: [], errors: [{ schema: 'hr', message: 'locked' }] }, ['hr: locked']],
  [{ data: { streams: ['a'], errors: [{ namespace: 'hr', error: 'no' }] } }, ['hr: no']],
  [{ success: true, streams: [], message: '0 found' }, []],
])('what the platform could not list is read from the answer %j', (answer, problems) => {
  expect(streamsIn(answer)?.problems).toEqual(problems);
});
