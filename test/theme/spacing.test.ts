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
