import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText } from './csvText.ts';
import { guardFormula, unguardFormula } from './guardFormula.ts';

test.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =cmd', '|calc', '%0A'])(
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
  const cell = fc.string({ unit: fc.constantFrom("'", '=', '-', '1', ' ', '\t', 'a', '|') });
  fc.assert(
    fc.property(cell, (text) => {
      expect(unguardFormula(guardFormula(text))).toBe(text);
    }),
  );
});

test('CSV guards text and leaves numbers alone', () => {
  expect(csvText([['=1', -1, 'Hull, "old"']])).toBe('\'=1,-1,"Hull, ""old"""\r\n');
});
