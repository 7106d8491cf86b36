import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ontologyLimits } from '../../../../contract/index.ts';
import {
  blankDraft,
  changesOf,
  draftOf,
  draftProblems,
  freeId,
  isPlainId,
  isSameDraft,
  suggestId,
  type OntologyDraft,
} from './ontologyDraft.ts';

const draft: OntologyDraft = {
  ...blankDraft,
  ontologyId: 'cold-chain',
  displayName: 'Cold chain',
  legalTerms: ['HACCP'],
};

test('what the platform would refuse is found before it is asked', () => {
  const long = 'x'.repeat(129);
  expect(draftProblems(draft)).toEqual([]);
  expect(draftProblems(blankDraft)).toEqual([
    { field: 'ontologyId', reason: 'missing' },
    { field: 'terms', reason: 'missing' },
  ]);
  expect(
    draftProblems({
      ...draft,
      ontologyId: 'Cold',
      entityTypes: Array(65).fill('a'),
      requiredFields: [long],
    }),
  ).toEqual([
    { field: 'ontologyId', reason: 'notLowercase' },
    { field: 'entityTypes', reason: 'tooMany', count: 65 },
    { field: 'requiredFields', reason: 'tooLong', term: long },
  ]);
  expect(
    draftProblems({ ...draft, legalTerms: Array(ontologyLimits.legalTerms).fill('a') }),
  ).toEqual([]);
});

test('a change sends the fields that differ, and applying it gives the draft', () => {
  const drafts = fc.record({
    ontologyId: fc.constant('id'),
    displayName: fc.constantFrom('', 'A', 'B'),
    version: fc.constantFrom(1, 2),
    entityTypes: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
    legalTerms: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
    requiredFields: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(drafts, drafts, (base, next) => {
      const changes = changesOf(base, next);
      expect(isSameDraft(draftOf({ ...base, ...changes }), next)).toBe(true);
      expect(Object.keys(changes).length === 0).toBe(isSameDraft(base, next));
    }),
  );
});

test.each([
  ['  Cold chain & Logistics ', 'cold-chain-logistics'],
  ['Übergabe №7', 'ubergabe-no7'],
  ['Straße Größe 漢字 Łódź', 'strasse-grosse-lodz'],
  ['漢字', 'ontology'],
  ['a'.repeat(300), 'a'.repeat(64)],
  [`${'a'.repeat(63)} b`, 'a'.repeat(63)],
  ['!!!', ''],
])('the name %j suggests the id %j', (name, id) => {
  expect(suggestId(name)).toBe(id);
});

test.each([
  ['cold-chain_2', true],
  ['cold chain', false],
  ['a/b', false],
  ['größe', false],
  ['a'.repeat(65), false],
])('the id %j is advised against unless it is plain: %s', (id, isPlain) => {
  expect(isPlainId(id)).toBe(isPlain);
});

test('a free id has the first number that nobody has', () => {
  expect(freeId('a', [])).toBe('a');
  expect(freeId('a', ['a', 'a-2'])).toBe('a-3');
});
