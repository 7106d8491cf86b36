import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../test/propertyRuns.ts';
import { csvText } from './csvText.ts';
import { guardFormula, unguardFormula } from './guardFormula.ts';

test.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '  =cmd', '|calc', '%0A'])(
  'an apostrophe keeps a spreadsheet from running %j',
  (cell) => {
    expect(guardFormula(cell)).toBe(`'${cell}`);
  },
);

test('signs of whole width are signs', () => {
  expect(['＝1', '＋a', '－a', '＠a'].map(guardFormula)).toEqual(["'＝1", "'＋a", "'－a", "'＠a"]);
});

test.each(['-3.8%', '+1,200', '-5', 'late', 'a=b', ''])('%j stays as it is', (cell) => {
  expect(guardFormula(cell)).toBe(cell);
});

test('reading a guarded cell gives the cell back, apostrophes of its own included', () => {
  const cell = fc.string({
    unit: fc.constantFrom("'", '=', '-', '1', ' ', '\t', 'a', '|', ';', '"', '\n'),
  });
  fc.assert(
    fc.property(cell, (text) => {
      expect(unguardFormula(guardFormula(text))).toBe(text);
    }),
  );
});

test.each([
  ['x;=HYPERLINK("http://e","x")', 'x;\'=HYPERLINK("http://e","x")'],
  ['f;"=1+1"', 'f;\'"=1+1"'],
  ['-1.0\n=cmd', "'-1.0\n'=cmd"],
  ['+1 2;=2', "'+1 2;'=2"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
  ['a\t@b\r\n|c', "a\t'@b\r\n'|c"],
  ['a; -2;b=c', "a;' -2;b=c"],
])('guards %j after each separator that a spreadsheet may know', (cell, guarded) => {
  expect(guardFormula(cell)).toBe(guarded);
});

test('no cell is a formula, whatever a spreadsheet takes for a separator', () => {
  const cell = fc.string({
    unit: fc.constantFrom("'", '"', '=', '+', '@', 'a', ' ', ',', ';', '\t', '\n', '\r'),
  });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      for (const separator of [';', '\t']) {
        for (const read of csvText(rows).split(new RegExp(`[\r\n${separator}]`))) {
          expect(read.replaceAll('"', '')).not.toMatch(/^\s*[=+@]/);
        }
      }
    }),
    { numRuns: propertyRuns(5_000) },
  );
});

test('CSV guards text and leaves numbers alone', () => {
  expect(csvText([['=1', -1, 'Hull, "old"']])).toBe('\'=1,-1,"Hull, ""old"""\r\n');
});
