import { changedIds } from './compareGraphs.ts';
import { describe, expect, test } from 'vitest';
import { candidatesOf, inverseOf, restate, sentenceOf } from './changeModel.ts';

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

  test('of which only the id came are named by it, once', () => {
    const [found] = candidatesOf({ status: 'ambiguous', candidates: [{ uuid: 'id-9' }] });
    expect([found?.name, found?.about]).toEqual(['id-9', '']);
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

  test('ends where a name has a word of a stroke alone, which widens Arabic words', () => {
    const found = candidatesOf({ status: 'ambiguous', candidates: [{ uuid: 'a', name: 'Cod ـ' }] });
    expect(restate('cod', meant(found, 0), found)).toBe('Cod ـ');
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

describe('the inverse of a change', () => {
  const affected = { added_edges: [], added_nodes: [] };
  const applied = (
    old_target_name: string | null,
    new_target_name: string | null,
    new_relation = 'SUPPLIES',
  ) => ({
    status: 'applied' as const,
    notes: [],
    affected,
    action: {
      action: 'any',
      source_name: 'S',
      old_relation: old_target_name === null ? null : 'SUPPLIES',
      old_target_name,
      new_relation: new_target_name === null ? null : new_relation,
      new_target_name,
      effective_at: '2026-04-01',
    },
  });
  const inverse = (...results: ReturnType<typeof applied>[]) =>
    inverseOf({ success: true, error: '', response: '', results });

  test('ends what was added, from the same date', () => {
    expect(inverse(applied(null, 'Cod'))).toBe('Remove that S supplies Cod from 2026-04-01');
  });

  test('adds what was ended', () => {
    expect(inverse(applied('Cod', null))).toBe('S supplies Cod from 2026-04-01');
  });

  test('puts back what was replaced', () => {
    expect(inverse(applied('Cod', 'Bilberries'))).toBe(
      'S supplies Cod instead of Bilberries from 2026-04-01',
    );
  });

  test('ends one relation and adds another one where both are different', () => {
    expect(inverse(applied('Cod', 'Norway', 'EXPORTS_TO'))).toBe(
      'Remove that S exports to Norway from 2026-04-01. S supplies Cod from 2026-04-01',
    );
  });

  test('undoes the last of several changes first', () => {
    expect(inverse(applied(null, 'Cod'), applied('Cod', null))).toBe(
      'S supplies Cod from 2026-04-01. Remove that S supplies Cod from 2026-04-01',
    );
  });

  test('is none where nothing was applied', () => {
    const results = [{ status: 'error' as const }];
    expect(inverseOf({ success: false, error: '', response: '', results })).toBeUndefined();
  });
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
