import { describe, expect, it } from 'vitest';
import { parseChange, splitSentences, type WantedChange } from './parseChange.ts';

const vocabulary = {
  relations: ['SUPPLIES', 'REPORTS_TO', 'MANAGES', 'REPORTS', 'PASSES', 'BUYS'],
  names: ['Ann', 'Bob', 'Bob Hill', 'Store 1', 'Store 2'],
  now: Date.UTC(2026, 2, 2),
};

function wanted(sentence: string): Partial<WantedChange> | string {
  const change = parseChange(sentence, vocabulary);
  return typeof change === 'string'
    ? change
    : Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

const add = { action: 'add', source: 'Ann', relation: 'MANAGES', newTarget: 'Store 1' };
const end = { action: 'invalidate', source: 'Ann', relation: 'MANAGES', oldTarget: 'Store 1' };
const swap = { ...add, action: 'replace', oldTarget: 'Store 2' };

describe('source name, relation type, target name and an effective date', () => {
  it.each([
    ['Ann manages Store 1', add],
    ['Please add: Ann manages Store 1', add],
    ['Note that the Ann also manages "Store 1"', add],
    ['Add that Ann manages Store 1, from 2026-04-01', { ...add, date: '2026-04-01' }],
    ['Nobody Known manages A place', { ...add, source: 'Nobody Known', newTarget: 'A place' }],
    ['Ann now manages Store 1', { ...add, action: 'supersede' }],
    ['Ann manages Store 1 instead of Store 2', swap],
    ['Ann manages Store 1 rather than Store 2', swap],
    ['Ann now manages Store 1 instead of Store 2', swap],
    ['Ann no longer manages Store 2 but Store 1', swap],
    ['Ann no longer manages Store 2, but rather Store 1', swap],
    ['Replace Ann manages Store 2 with Store 1', swap],
    ['Change: Ann manages Store 2 to Store 1 as of today', { ...swap, date: '2026-03-02' }],
    ['Ann no longer manages Store 1', end],
    ['Ann does not manage Store 1 any more', end],
    ["Ann doesn't manage Store 1 anymore", end],
    ['Ann stopped managing Store 1 on 1 April 2026', { ...end, date: '2026-04-01' }],
    ['Remove that Ann manages Store 1', end],
    ['Delete: Ann manages Store 1', end],
    ['End Ann manages Store 1', end],
  ])('%s', (sentence, change) => {
    expect(wanted(sentence)).toEqual(change);
  });

  it.each([
    ['Ann reports to Bob', 'REPORTS_TO', 'Bob'],
    ['Ann reports Bob', 'REPORTS', 'Bob'],
    ['Ann reporting to Bob', 'REPORTS_TO', 'Bob'],
    ['Ann supply Bob', 'SUPPLIES', 'Bob'],
    ['Ann supplying Bob', 'SUPPLIES', 'Bob'],
    ['Ann pass Bob', 'PASSES', 'Bob'],
    ['Ann buying Bob', 'BUYS', 'Bob'],
    ['Ann mentors Bob Hill', 'MENTORS', 'Bob Hill'],
    ['ann is married to bob', 'IS_MARRIED_TO', 'Bob'],
  ])('a relation in its forms: %s', (sentence, relation, newTarget) => {
    expect(wanted(sentence)).toMatchObject({ action: 'add', relation, newTarget });
  });

  it.each([
    ['hello there', 'No source, relation and target were found in the sentence.'],
    ['Ann', 'No source, relation and target were found in the sentence.'],
    ['manages Store 1', 'No source, relation and target were found in the sentence.'],
    ['Ann manages', 'No source, relation and target were found in the sentence.'],
    ['Ann said a few more words to Bob', 'No source, relation and target were found'],
    ['the manages Store 1', 'The sentence lacks the name of its source or its target.'],
    ['Ann manages ""', 'The sentence lacks the name of its source or its target.'],
    ['Ann manages Store 1 from 2026-02-30', 'No calendar has the effective date.'],
  ])('none of them: %s', (sentence, message) => {
    expect(wanted(sentence)).toContain(message);
  });
});

it.each([
  ['Ann manages Store 1. Bob reports to Ann.', ['Ann manages Store 1', 'Bob reports to Ann']],
  ['Ann buys 1.5 tons; Bob buys more!\nEnd', ['Ann buys 1.5 tons', 'Bob buys more', 'End']],
  ['...', []],
])('the sentences of %s', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});
