import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeTerm } from '../../../../contract/index.ts';
import { countReasons, findDuplicates, preflightTerms } from './preflightTerms.ts';

const options = { existing: ['Notice period', 'HACCP'], limit: 5, splitAtCommas: false };

describe('a pasted list', () => {
  test('is sorted into what is new and what is left out, and why', () => {
    const long = 'x'.repeat(129);
    const text = `force majeure\r\nNOTICE   PERIOD\n\n  lot number \nForce-Majeure\n---\n${long}\norigin\nweight`;
    const { added, leftOut } = preflightTerms(text, options);
    expect(added).toEqual(['force majeure', 'lot number', 'origin']);
    expect(leftOut).toEqual([
      { term: 'NOTICE   PERIOD', reason: 'duplicate', sameAs: 'Notice period' },
      { term: 'Force-Majeure', reason: 'repeated', sameAs: 'force majeure' },
      { term: '---', reason: 'neverMatches' },
      { term: long, reason: 'tooLong' },
      { term: 'weight', reason: 'overLimit' },
    ]);
    expect(countReasons(leftOut).get('duplicate')).toBe(1);
  });

  test('of 128 characters fits', () => {
    expect(preflightTerms('x'.repeat(128), options).added).toHaveLength(1);
  });

  test('of a spreadsheet has a term in each cell', () => {
    expect(preflightTerms('lot\torigin', options).added).toEqual(['lot', 'origin']);
  });

  test('keeps commas inside terms unless told to split at them', () => {
    expect(preflightTerms('sale, repurchase; lease', options).added).toHaveLength(1);
    const split = preflightTerms('sale, repurchase; lease', { ...options, splitAtCommas: true });
    expect(split.added).toEqual(['sale', 'repurchase', 'lease']);
  });
});

test('whatever is pasted, nothing is lost, doubled, too long or too much', () => {
  const term = fc.oneof(
    fc.string({ maxLength: 140 }),
    fc.constantFrom('a', 'A', 'a b', 'A-B', '!'),
  );
  fc.assert(
    fc.property(fc.array(term), fc.array(term), fc.nat(20), (pasted, existing, limit) => {
      const text = pasted.join('\n');
      const { added, leftOut } = preflightTerms(text, { existing, limit, splitAtCommas: false });
      const said = text.split(/[\r\n\t]+/).filter((line) => line.trim() !== '');
      expect(added.length + leftOut.length).toBe(said.length);
      expect(added.length === 0 || existing.length + added.length <= limit).toBe(true);
      expect(added.every((one) => one.length <= 128)).toBe(true);
      const keys = added.map(normalizeTerm);
      expect(new Set(keys).size).toBe(keys.length);
      const known = new Set(existing.map(normalizeTerm));
      expect(keys.filter((key) => key === '' || known.has(key))).toEqual([]);
    }),
  );
});

test('a list shows which of its terms stand for one that is there before', () => {
  expect(findDuplicates(['Lot', 'origin', 'LOT', '!', '?'])).toEqual(new Map([[2, 'Lot']]));
});
