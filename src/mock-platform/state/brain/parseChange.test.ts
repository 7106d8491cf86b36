import { describe, expect, it } from 'vitest';
import { parseChange, splitSentences } from './parseChange.ts';

const relations = ['SUPPLIES', 'REPORTS_TO', 'MANAGES', 'REPORTS'];
const add = { action: 'add', source: 'Ann', relation: 'MANAGES', newTarget: 'Store 1' };
const swap = { ...add, action: 'replace', oldTarget: 'Store 2' };
const end = { ...add, action: 'invalidate', oldTarget: 'Store 1', newTarget: undefined };

describe('source, relation and target', () => {
  it.each([
    ['Ann manages Store 1', add],
    ['ANN Manages Store 1', { ...add, source: 'ANN' }],
    ['Ann manages Store 1 from 2026-04-01', { ...add, date: '2026-04-01' }],
    ['Ann now manages Store 1', { ...add, action: 'supersede' }],
    ['Ann manages Store 1 instead of Store 2', swap],
    ['Ann now manages Store 1 instead of Store 2', swap],
    ['Remove that Ann manages Store 1 from 2026-04-01', { ...end, date: '2026-04-01' }],
    ['remove that Ann manages Store 1', end],
    ['Ann Bell reports to Bob', { source: 'Ann Bell', relation: 'REPORTS_TO', newTarget: 'Bob' }],
    ['Ann reports Bob', { relation: 'REPORTS', newTarget: 'Bob' }],
  ])('%s', (sentence, change) => {
    expect(parseChange(sentence, relations)).toMatchObject(change);
  });

  it.each(['hello there', 'Ann', 'manages Store 1', 'Ann manages', 'Ann mentors Bob', 'manages'])(
    'not in %s',
    (sentence) => {
      expect(parseChange(sentence, relations)).toBeUndefined();
      expect(parseChange(sentence, [])).toBeUndefined();
    },
  );
});

it.each([
  ['Ann manages Store 1. Bob reports to Ann.', ['Ann manages Store 1', 'Bob reports to Ann']],
  ['Ann buys 1.5 tons; Bob buys more!\nEnd', ['Ann buys 1.5 tons', 'Bob buys more', 'End']],
  ['...', []],
])('the sentences of %s', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});
