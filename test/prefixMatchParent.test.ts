import postcss from 'postcss';
import { expect, test } from 'vitest';
import { prefixMatchParent } from '../scripts/prefixMatchParent.ts';

test('the alignment of the parent is written with its prefix too, once', () => {
  const write = (css: string): string => postcss([prefixMatchParent()]).process(css).css;
  const once = write('a { color: red; text-align: match-parent }');
  expect(once).toBe('a { color: red; text-align: -webkit-match-parent; text-align: match-parent }');
  expect(write(once)).toBe(once);
  expect(write('a { text-align: start }')).toBe('a { text-align: start }');
});
