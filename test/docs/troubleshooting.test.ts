import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createFormat, generalWords } from '../../src/words/index.ts';

test('every error that a widget can show is explained in Troubleshooting', () => {
  const words = Object.entries(generalWords(createFormat('en')));
  const titles = words.flatMap(([name, text]) =>
    name.endsWith('Title') && name !== 'unsavedTitle' && typeof text === 'string' ? [text] : [],
  );
  const page = readFileSync('docs/troubleshooting.md', 'utf8');
  const [, table = ''] = /\n## In a widget\n([^]*?)\n## /.exec(page) ?? [];
  expect(titles.length).toBeGreaterThan(10);
  expect(titles.filter((title) => !table.includes(`| ${title} `))).toEqual([]);
});
