import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excludedAfter, findStreams, groupStreams, rowsOf } from './streamRows.ts';

const stream = (key: string) => {
  const [namespace, name = ''] = key.split('.');
  return { key, name, namespace, raw: key };
};
const streams = [
  'sales.orders',
  'sales.orders_2026',
  'sales.customers',
  'stock.orders_log',
  'stock.bins',
].map(stream);
const keys = (found: readonly { key: string }[]) => found.map(({ key }) => key);

test.each([
  ['', keys(streams)],
  ['ORDERS', ['sales.orders', 'sales.orders_2026', 'stock.orders_log']],
  ['orders sales', ['sales.orders', 'sales.orders_2026']],
  ['sales.*', ['sales.orders', 'sales.orders_2026', 'sales.customers']],
  ['orders*', ['sales.orders', 'sales.orders_2026', 'stock.orders_log']],
  ['*_2026', ['sales.orders_2026']],
  ['sales.order', ['sales.orders', 'sales.orders_2026']],
  ['(*', []],
  ['sales.orders*s', []],
  ['*o*s*_*', ['sales.orders_2026', 'stock.orders_log']],
])('findStreams finds the tables of %j', (searchTerm, expected) => {
  expect(keys(findStreams(streams, searchTerm))).toEqual(expected);
});

test('a pattern of many parts that fits nowhere is given up soon', () => {
  const long = [stream(`a.${'n'.repeat(60)}`)];
  expect(findStreams(long, `${'*n'.repeat(25)}*q`)).toEqual([]);
});

test('rowsOf shows the tables of open schemas and counts those selected in each', () => {
  const rows = rowsOf(
    groupStreams(streams),
    new Set(['stock.bins']),
    ({ schema }) => schema === 'stock',
  );
  expect(
    rows.map((row) => [row.key, row.type === 'schema' ? row.selected : row.isSelected]),
  ).toEqual([
    ['schema sales', 3],
    ['schema stock', 1],
    ['table stock.orders_log', true],
    ['table stock.bins', false],
  ]);
});

test('rowsOf shows no schema where the platform names none', () => {
  const rows = rowsOf(
    groupStreams([{ ...stream('bins'), namespace: undefined }]),
    new Set(),
    () => false,
  );
  expect(rows.map(({ type }) => type)).toEqual(['stream']);
});

test('toggling a schema selects all of its tables unless all are selected, whatever came before', () => {
  const schema = streams.filter(({ namespace }) => namespace === 'sales');
  const some = fc.array(fc.constantFrom(...streams), { maxLength: 8 });
  fc.assert(
    fc.property(some, (toggled) => {
      const before = toggled.reduce<ReadonlySet<string>>(
        (excluded, each) => excludedAfter(excluded, [each]),
        new Set(),
      );
      const after = excludedAfter(before, schema);
      const wasComplete = schema.every(({ key }) => !before.has(key));
      expect(schema.map(({ key }) => after.has(key))).toEqual(schema.map(() => wasComplete));
    }),
  );
});
