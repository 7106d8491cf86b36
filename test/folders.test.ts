import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The folders at and below one, with how many entries each has. */
function foldersOf(top: string): { folder: string; entries: number }[] {
  const entries = readdirSync(top, { withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  return [
    { folder: top, entries: entries.length },
    ...below.flatMap(({ name }) => foldersOf(`${top}/${name}`)),
  ];
}

test.each([
  ['src/widgets', 25],
  ['src/widgets/chat', 15],
  ['src/contract', 23],
  ['src/mock-platform', 25],
  ['src/api', 25],
  ['src/server', 25],
  ['src/devtools', 25],
  ['src/query', 18],
  ['src/widgets/connectors', 23],
])('no folder of %s has more than %i entries', (top, most) => {
  expect(foldersOf(top).filter(({ entries }) => entries > most)).toEqual([]);
});
