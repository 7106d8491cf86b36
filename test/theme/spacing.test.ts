import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '../sourceFiles.ts';

const sheets = sourceFiles(['src'], /\.css$/).map((path) => ({
  path,
  css: readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, ''),
}));

/** The declarations of all sheets that match. */
function find(pattern: RegExp): string[] {
  return sheets.flatMap(({ path, css }) =>
    Array.from(css.matchAll(pattern), ([line]) => `${path}: ${line.trim()}`),
  );
}

test('gaps and paddings follow the space of the brand', () => {
  // Left are hairlines, and the room for a button or a mark in a field.
  const literal = find(/^\s*(?:(?:row-|column-)?gap|padding[\w-]*|margin[\w-]*):[^;]*\dpx[^;]*/gm);
  expect(literal.length, literal.join('\n')).toBeLessThanOrEqual(60);
});

test('weights of text follow the brand', () => {
  expect(find(/^\s*font-weight: [5-9]00/gm)).toEqual([]);
});

test('borders are as wide as the brand’s', () => {
  const literal = find(/^\s*border[\w-]*: 1px (?:solid|dashed)[^;]*/gm);
  expect(literal.filter((line) => !/CanvasText|Highlight/.test(line))).toEqual([]);
});

test('texts have one of five sizes', () => {
  const tokens = sheets.find(({ path }) => path.endsWith('theme/tokens.css'))?.css ?? '';
  const [comfortable = ''] = tokens.split("[data-density='compact']");
  const base = /--_font-size:.*?(\d+)px/.exec(comfortable)?.[1];
  const derived = comfortable.matchAll(/--_font-size-\w+:.*\* (\d+) \/ 14\)/g);
  const sizes = new Set([base, ...Array.from(derived, ([, size]) => size)]);
  expect([...sizes].sort()).toEqual(['12', '13', '14', '16', '20']);
  // Left are those on boxes of the brain, which are as large as their texts are counted to be, its
  // totals, which give way to larger text, two headings of an answer, and two more. Fields have 16 px
  // on phones, which would zoom to them.
  const own = find(
    /^\s*font-size: (?!var\(--_font-size|min\(1em, var\(--_font-size|inherit|1em;|max\(16px, 1em)[^;]*/gm,
  );
  expect(own.length, own.join('\n')).toBeLessThanOrEqual(20);
});

test('forms are as wide as one token says', () => {
  const widths = find(/^\s*max-inline-size: [4-9]\d\dpx/gm).filter((line) =>
    /\/(?:form|question|connectors|[\w-]*onboarding|platform-form)\//.test(line),
  );
  expect(widths.length, widths.join('\n')).toBeLessThanOrEqual(3);
});

test('every variable that a sheet reads is set somewhere', () => {
  const sources = sourceFiles(['src'], /\.tsx?$/).map((path) => readFileSync(path, 'utf8'));
  const set = new Set(
    [...sheets.map(({ css }) => css), ...sources].flatMap((text) =>
      Array.from(
        text.matchAll(/(--_[\w-]+)['"`]?\]?\s*:|['"`](--_[\w-]+)['"`]/g),
        (found) => found[1] ?? found[2],
      ),
    ),
  );
  const read = find(/var\(\s*--_[\w-]+\s*\)/g);
  expect(read.length).toBeGreaterThan(1000);
  expect(read.filter((line) => !set.has(/--_[\w-]+/.exec(line)?.[0]))).toEqual([]);
});
