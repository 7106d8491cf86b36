import { describe, expect, test } from 'vitest';
import { changedIds, candidatesOf, restate, sentenceOf } from './changeModel.ts';

const twoBergs = candidatesOf({
  status: 'ambiguous',
  candidates: [
    { uuid: 'id-1', name: 'Anna Berg', label: 'Person' },
    { uuid: 'id-2', name: 'Anna Berg', label: 'Person' },
  ],
});

const meant = (candidates: typeof twoBergs, at: number) => {
  const candidate = candidates[at];
  if (candidate === undefined) throw new Error('There is no such candidate.');
  return candidate;
};

describe('candidates', () => {
  test('of a search are used where none matched', () => {
    const found = candidatesOf({
      status: 'ambiguous',
      candidates: [],
      search_candidates: [{ uuid: 'id-3', name: 'Saltmarsh Smokehouse' }, 'odd'],
    });
    expect(found.map(({ name }) => name)).toEqual(['Saltmarsh Smokehouse']);
  });

  test('of which only the id came are named by it', () => {
    expect(candidatesOf({ status: 'ambiguous', candidates: [{ uuid: 'id-9' }] })[0]?.name).toBe(
      'id-9',
    );
  });
});

describe('a restated sentence', () => {
  test('has the id of one of two with the same name', () => {
    expect(restate('Anna Berg works in Sales', meant(twoBergs, 1), twoBergs)).toBe(
      'id-2 works in Sales',
    );
  });

  test('has the whole name where it says enough', () => {
    const found = candidatesOf({
      status: 'ambiguous',
      candidates: [
        { uuid: 'id-3', name: 'Saltmarsh Fisheries' },
        { uuid: 'id-4', name: 'Saltmarsh Smokehouse' },
      ],
    });
    expect(restate('saltmarsh supplies Bilberries', meant(found, 0), found)).toBe(
      'Saltmarsh Fisheries supplies Bilberries',
    );
  });

  test('ends the relationship that was meant', () => {
    const found = candidatesOf({
      status: 'ambiguous',
      candidates: [{ uuid: 'f', source_name: 'S', relation: 'SUPPLIES', target_name: 'Cod' }],
    });
    expect(restate('S now supplies Bilberries.', meant(found, 0), found)).toBe(
      'S now supplies Bilberries instead of Cod',
    );
  });
});

test('a result belongs to its sentence where they are as many', () => {
  const result = {
    success: false,
    error: '',
    response: '',
    results: [{ status: 'error' as const }, { status: 'error' as const }],
  };
  expect(sentenceOf('One is a. Two is b.', result, 1)).toBe('Two is b');
  expect(sentenceOf('One is a and two is b', result, 1)).toBe('One is a and two is b');
});

test('what is gone is not brought out', () => {
  const ids = changedIds({
    labels: [
      { kind: 'removed', label: 'A', before: 1, after: undefined },
      { kind: 'added', label: 'B', before: undefined, after: 1 },
    ],
    relations: [],
  });
  expect([...ids]).toEqual(['B']);
});
