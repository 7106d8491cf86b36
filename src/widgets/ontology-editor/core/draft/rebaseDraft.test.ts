import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeTerm } from '../../../../contract/index.ts';
import { propertyRuns } from '../../../../../test/propertyRuns.ts';
import { mergeTerms } from './rebaseDraft.ts';

const base = ['thaw', 'freeze', 'Cold chain'];

test('terms that two people added are both kept', () => {
  expect(mergeTerms([...base, 'ice'], base, ['frost', ...base])).toEqual([...base, 'ice', 'frost']);
});

test('a term that either removed is gone, and the order is mine', () => {
  expect(mergeTerms(['freeze', 'thaw'], base, ['thaw', 'Cold chain'])).toEqual(['thaw']);
});

test('a term that both added, written differently, is kept once as I wrote it', () => {
  expect(mergeTerms(['Ice-age'], [], ['ICE  AGE'])).toEqual(['Ice-age']);
});

const letters = 'abcdefgh'.split('');
const terms = fc.uniqueArray(fc.constantFrom(...letters), { maxLength: 8 });

test('whatever two people change, a term is in the list exactly where a three-way merge wants it', () => {
  fc.assert(
    fc.property(terms, terms, terms, (mine, start, theirs) => {
      const merged = mergeTerms(mine, start, theirs);
      expect(new Set(merged.map(normalizeTerm)).size).toBe(merged.length);
      for (const term of letters) {
        const [inMine, inBase, inTheirs] = [mine, start, theirs].map((list) => list.includes(term));
        const wanted = inBase === true ? inMine === true && inTheirs === true : inMine || inTheirs;
        expect(merged.includes(term)).toBe(wanted);
      }
    }),
    { numRuns: propertyRuns(1_000) },
  );
});
