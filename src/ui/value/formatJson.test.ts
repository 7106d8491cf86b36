import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundJson, formatJson } from './formatJson.ts';

const nestedLists = (depth: number): unknown =>
  JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

test('a value within the bounds is written as JSON.stringify writes it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      expect(formatJson(value, { indent })).toEqual({
        text: JSON.stringify(value, null, indent),
        isComplete: true,
      });
    }),
  );
});

test.each([1_000, 100_000])('%s nested lists are cut at the deepest level, and say so', (depth) => {
  const { text, isComplete } = formatJson(nestedLists(depth));
  expect(isComplete).toBe(false);
  expect(text.split('\n')).toHaveLength(101);
  expect(text).toContain('…');
});

test.each([
  ['a long string', 'x'.repeat(1_000_000)],
  ['a long list', Array.from({ length: 200_000 }, (_, index) => index)],
  ['many keys', Object.fromEntries(Array.from({ length: 90_000 }, (_, index) => [`k${index}`, 1]))],
  ['a long key', { ['k'.repeat(1_000_000)]: 1 }],
  ['many deep branches', Array.from({ length: 5_000 }, () => nestedLists(40))],
])('%s is cut near the longest length, and says so', (_name, value) => {
  const { text, isComplete } = formatJson(value);
  expect(isComplete).toBe(false);
  expect(text.length).toBeGreaterThan(20_000);
  expect(text.length).toBeLessThan(300_000);
  expect(text).toContain('…');
});

test('a bounded copy keeps what is inside the bounds as it is', () => {
  const value = { a: [1, 'two', { b: null }], c: { d: { e: 1 } } };
  expect(boundJson(value, { maxDepth: 2 })).toEqual({
    value: { a: [1, 'two', '…'], c: { d: '…' } },
    isComplete: false,
  });
});

test('undefined is written as nothing', () => {
  expect(formatJson(undefined)).toEqual({ text: '', isComplete: true });
});
