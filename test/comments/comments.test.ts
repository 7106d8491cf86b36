import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '../sourceFiles.ts';

/** Block comments, line comments below each other, and line comments after code. */
const comment =
  /(?<=^[ \t]*\{?)\/\*[^]*?\*\/|(?:^[ \t]*\/\/.*\n)+|(?<=[;,{}()][ \t]+)(?:\/\/.*|\/\*.*?\*\/)/gm;

/** Patterns of comments that a native reader would read twice, with the remedy. */
const faults: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [
    /^(?:What|How|Where|Whom|Who|Why|Which|Whether|When)\b/,
    'begin with a verb (“Returns …”) on a function, with a noun (“True if …”) on a value',
  ],
  [/\bas at first\b/i, 'keeps its default'],
  [/\banew\b/i, 'again'],
  [/\bunasked\b/i, 'automatically'],
];

/** Lists the faults of one text's comments by file and line. */
function faultsIn(file: string, text: string): string[] {
  return [...text.matchAll(comment)].flatMap(({ 0: written, index }) => {
    const words = written.replaceAll(/^[ \t]*(?:\/\*\*?|\/\/|\*\/?)|\*\/$/gm, ' ').trim();
    const line = text.slice(0, index).split('\n').length;
    return faults
      .filter(([pattern]) => pattern.test(words.replaceAll(/\s+/g, ' ')))
      .map(([, remedy]) => `${file}:${line} “${words.slice(0, 60)}” (${remedy})`);
  });
}

test('every comment can be read once', () => {
  const folders = ['src', 'scripts', 'playground', 'stories', '.storybook', 'test'];
  const files = sourceFiles(folders, /\.(tsx?|css|js)$/);
  expect(files.flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  '/** What it does. */',
  '/**\n * Whether it is open.\n */',
  'const a = 1; \u002F/ How many.',
  '  {/* Where it is. */}',
  '// First.\n\n// Why it waits.\n',
  '/* The view is\n   as at first. */',
])('%j is a comment to mend', (text) => {
  expect(faultsIn('file.ts', text)).toHaveLength(1);
});

test.each([
  '// It waits.\n// When it ends, it reads.\n',
  "const title = 'What // How';",
  'https://Who',
])('%j has no such comment', (text) => {
  expect(faultsIn('file.ts', text)).toEqual([]);
});
