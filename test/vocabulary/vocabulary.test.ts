import { expect, test } from 'vitest';
import { findAllBannedPhrases, findBannedPhrases } from './findBannedPhrases.ts';

test('no file has a banned phrase', () => {
  const described = findAllBannedPhrases().map(
    ({ file, line, phrase, instead }) => `${file}:${line} “${phrase}” (write: ${instead})`,
  );
  expect(described).toEqual([]);
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
