import fc from 'fast-check';

const pieces = [
  'Plain words.',
  'Two lines\nof **bold** words',
  'Words with [a reference][1] and [another].',
  '# Heading\n',
  'Underlined\n===\n',
  'Underlined\n---',
  '- one\n- two\n',
  '- loose\n\n- items\n\n  with a paragraph\n',
  '1. first\n2. second\n   - nested\n',
  '2. not the first',
  '-\ttab',
  '- [x] done\n- [ ] open\n',
  '- ```js\n  fenced\n  ```\n',
  '```ts\nconst a = 1;\n\nconst b = 2;\n```\n',
  '~~~\nopen fence\n',
  '````\n```\n````\n',
  '> quote\nlazy line\n',
  '> > deep\n> - list\nlazy\n',
  '> ```\n> code\n',
  '| a | b |\n|---|:-:|\n| 1 | 2 |\n',
  'head\n:--\ncell\n',
  '| a |',
  '|---|',
  '---\n',
  '***',
  '    indented code\n',
  '[1]: https://example.com "One"\n',
  '[another]: <https://example.com/2>\n',
  '[broken]: /x "open\ntitle"\n',
  '[late]:\n/x\n',
  '> [1]: https://quoted.example\n',
  '<div>\nhtml\n</div>\n',
  '<!-- a comment\n\nthat goes on -->\n',
  '<script>\n\nalert(1)\n',
  '<x-tag>\ntext\n',
  '`code` and https://example.com\n',
  'CRLF\r\nline\r\n',
  '\r',
  '  ',
  '\t',
  '\n',
  '\n\n',
  '===',
  '--',
  '1.',
  '"',
  '(',
];

/** Text from pieces of markdown, joined with and without line ends. */
export const markdownText = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom('', '\n', '\n\n', ' ')), {
    maxLength: 12,
  })
  .map((parts) => parts.flat().join(''));

const marks = '\n \n \n \t - * _ ` ~ > # | : [ ] ( ) " \' < > / ! = + 1 . & ; a b \r'.split(' ');

/** Text of the characters that mean something in markdown, in any order. */
export const markdownNoise = fc
  .array(fc.constantFrom(' ', ' ', ...marks), { maxLength: 60 })
  .map((characters) => characters.join(''));

/** The places at which a text of some length is cut as it grows. */
export function cutsOf(text: string): fc.Arbitrary<number[]> {
  return fc
    .uniqueArray(fc.nat({ max: text.length }), { maxLength: 40 })
    .map((cuts) => [...cuts.sort((one, other) => one - other), text.length]);
}
