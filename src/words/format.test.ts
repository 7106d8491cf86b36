import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

test.each([
  [0, 'en', '0 bytes'],
  [1, 'en', '1 byte'],
  [1023, 'en', '1,023 bytes'],
  [1024, 'en', '1 kB'],
  [1_500_000, 'en', '1.4 MB'],
  [15 * 1024 ** 2, 'en', '15 MB'],
  [2 * 1024 ** 4, 'en', '2,048 GB'],
  [1_536_000, 'de', '1,5 MB'],
])('bytes(%d) in %s is "%s"', (bytes, tag, expected) => {
  expect(createFormat(tag).bytes(bytes)).toBe(expected);
});

test('bytes with base 1000 counts 1,500,000 bytes as 1.5 MB', () => {
  expect(createFormat('en').bytes(1_500_000, 1000)).toBe('1.5 MB');
  expect(createFormat('en').bytes(1000 ** 3, 1000)).toBe('1 GB');
});

test('plural chooses the form by the rules of the language and inserts the number', () => {
  const plural = createFormat('en').plural;
  const forms = { one: '# finding', other: '# findings' };
  expect([0, 1, 2, 1203].map((count) => plural(count, forms))).toEqual([
    '0 findings',
    '1 finding',
    '2 findings',
    '1,203 findings',
  ]);
});

test('plural uses the other form where a category has no form', () => {
  expect(createFormat('ar').plural(3, { other: '# items' })).toMatch(/ items$/);
});

test('the digits follow the numbering system of the tag', () => {
  const format = createFormat('ar-EG-u-nu-arab');
  expect(format.number(12)).toBe('١٢');
  expect(format.plural(12, { other: '#' })).toBe('١٢');
  expect(format.percent(0.5)).toContain('٥٠');
});

test('date and dateTime return what is no date unchanged', () => {
  const { date, dateTime } = createFormat('en');
  expect(date('soon')).toBe('soon');
  expect(dateTime('soon')).toBe('soon');
  expect(date('2026-03-04T12:00:00')).toBe('Mar 4, 2026');
});

test('list joins items in the language', () => {
  expect(createFormat('en').list(['Host', 'Port', 'Database'])).toBe('Host, Port, and Database');
  expect(createFormat('de').list(['Host', 'Port'])).toBe('Host und Port');
});
