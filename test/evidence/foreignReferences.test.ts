import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReference } from '../../src/query/index.ts';
import { foreignReferences } from './foreignReferences.ts';

test('50 and more shapes of references that others made are tried, each named with its licence', () => {
  expect(foreignReferences.length).toBeGreaterThanOrEqual(50);
  expect(new Set(foreignReferences.map(({ name }) => name)).size).toBe(foreignReferences.length);
  const table = readFileSync('test/data/README.md', 'utf8');
  expect(table).toContain('references/references.json');
});

test.each(foreignReferences)('of $name, all that a user can read is found', (reference) => {
  const { kind, raw, ...found } = readReference('source', reference.raw);
  expect(kind).toBe('source');
  expect(raw).toBe(reference.raw);
  expect(JSON.parse(JSON.stringify(found))).toEqual(reference.expected);
});

test('whatever a reference is, it is read, and only a web address is its page', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (raw) => {
      const { url } = readReference('source', raw);
      expect(url === undefined || /^https?:/i.test(url)).toBe(true);
    }),
  );
});

test('an address that runs a script is no page of a reference', () => {
  const url = ['java', 'script:alert(1)'].join('');
  expect(readReference('source', { title: 'x', url }).url).toBeUndefined();
});
