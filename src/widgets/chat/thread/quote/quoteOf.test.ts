import { expect, test } from 'vitest';
import { quoteOf } from './quoteOf.ts';

test.each([
  ['a line', '> a line\n\n'],
  ['  one\ntwo  ', '> one\n> two\n\n'],
  ['one\n\n\n\ntwo', '> one\n>\n> two\n\n'],
  ['> quoted', '> > quoted\n\n'],
  ['  indented\n    code', '> indented\n>     code\n\n'],
])('%j becomes the Markdown quote %j', (text, quote) => {
  expect(quoteOf(text)).toBe(quote);
});
