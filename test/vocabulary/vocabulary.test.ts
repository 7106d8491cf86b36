import { expect, test } from 'vitest';
import { countByFile, findAllBannedPhrases, findBannedPhrases } from './findBannedPhrases.ts';
import { knownCounts } from './knownCounts.ts';

const found = findAllBannedPhrases();
const counts = countByFile(found);

test('no file gains a banned phrase', () => {
  const gained = found.filter(({ file }) => (counts[file] ?? 0) > (knownCounts[file] ?? 0));
  const described = gained.map(
    ({ file, line, phrase, instead }) => `${file}:${line} “${phrase}” (write: ${instead})`,
  );
  expect(described).toEqual([]);
});

test('the list of known banned phrases only shrinks: npm run vocabulary', () => {
  const lower = Object.entries(knownCounts).filter(([file, known]) => (counts[file] ?? 0) < known);
  expect(lower.map(([file]) => file)).toEqual([]);
});

const banned: readonly (readonly [string, string])[] = [
  ['// Loads it anew.', 'anew'],
  ['/**\n * Its shape is not\n * shown.\n */', 'is not shown'],
  ['Told when the answer ends', 'Told when'],
  ['const { acts, store } = useChat()', 'acts'],
  ['export function MountedChat() {', 'MountedChat'],
  ["'This is no connection string we know.'", 'is no connection string we know'],
];

test.each(banned)('%j holds a banned phrase', (text, phrase) => {
  expect(findBannedPhrases('src/file.ts', text).map((finding) => finding.phrase)).toEqual([phrase]);
});

test.each(['She renews it.', 'A person acts on it', 'The plane can land.', 'import { keep }'])(
  '%j is ordinary English',
  (text) => {
    expect(findBannedPhrases('src/file.ts', text)).toEqual([]);
  },
);
