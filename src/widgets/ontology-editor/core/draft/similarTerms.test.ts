import { expect, test } from 'vitest';
import { findSharedTerms, findSimilarTerms } from './similarTerms.ts';

test.each([
  ['the plural of a term', 'notice period', 'notice periods'],
  ['a plural in -ies', 'delivery party', 'delivery parties'],
  ['a term written together', 'cold-chain', 'coldchain'],
  ['a term with one letter more', 'excursion', 'excurssion'],
  ['a term with another letter', 'labelling', 'labeling'],
  ['a plural in other case', 'Box', 'boxes'],
])('%s is flagged as similar to the earlier one', (_what, first, second) => {
  expect(findSimilarTerms([first, 'unrelated words', second])).toEqual(new Map([[2, first]]));
});

test.each([
  ['numbers of standards', 'ISO 9001', 'ISO 9002'],
  ['numbered clauses', 'clause 7', 'clause 17'],
  ['short words', 'lease', 'least'],
  ['the same term once more', 'HACCP', 'haccp'],
  ['words that share a beginning', 'contract', 'contractor'],
])('%s are not flagged as similar', (_what, first, second) => {
  expect(findSimilarTerms([first, second])).toEqual(new Map());
});

test('a page that was pasted as a term is compared as a whole, at once', () => {
  const page = 'one page '.repeat(20_000);
  expect(findSimilarTerms([page, `${page}two`])).toEqual(new Map());
  expect(findSimilarTerms([page, `${page}two`, `${page.trim()}s`])).toEqual(new Map([[2, page]]));
});

test('a term that other ontologies have in any list is found with their names', () => {
  const ontology = (ontologyId: string, legalTerms: string[]) => ({
    ontologyId,
    legalTerms,
    entityTypes: [],
    requiredFields: ['Lot number'],
  });
  const shared = findSharedTerms('a', [ontology('a', ['x']), ontology('b', ['X', 'y'])]);
  expect(shared.get('lot number')?.map(({ ontologyId }) => ontologyId)).toEqual(['b']);
  expect(shared.get('x')?.map(({ ontologyId }) => ontologyId)).toEqual(['b']);
});
