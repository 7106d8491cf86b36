import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeDependencies, listDependencies } from '../../scripts/writeDependencies.ts';

const lockText = readFileSync('package-lock.json', 'utf8');

test('the list of dependencies is current: npm run licences writes it', async () => {
  expect(readFileSync('docs/dependencies.md', 'utf8')).toBe(await describeDependencies(lockText));
});

test('every licence is a permissive one', () => {
  const listed = listDependencies(lockText);
  expect(listed.length).toBeGreaterThan(10);
  const others = listed.filter(
    ({ licence }) => !/^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD)$/.test(licence),
  );
  expect(others).toEqual([]);
});

test('finds a package that only another one has', () => {
  const packages = {
    '': { dependencies: { outer: '1' } },
    'node_modules/outer': { version: '1.0.0', license: 'MIT', dependencies: { inner: '2' } },
    'node_modules/outer/node_modules/inner': { version: '2.0.0' },
    'node_modules/inner': { version: '3.0.0', license: 'ISC' },
  };
  expect(listDependencies(JSON.stringify({ packages }))).toEqual([
    { name: 'inner', version: '2.0.0', licence: 'unknown' },
    { name: 'outer', version: '1.0.0', licence: 'MIT' },
  ]);
});
