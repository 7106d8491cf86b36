import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createViewFollower, listOf, partsOf, readView, type ViewSchemas } from './view.ts';

interface View {
  tab: 'open' | 'done';
  search: string | undefined;
  columns: readonly string[];
  bounds: { least?: number; most?: number };
}

const initial: View = { tab: 'open', search: undefined, columns: [], bounds: {} };

const schemas: ViewSchemas<View> = {
  tab: v.picklist(['open', 'done']),
  search: v.optional(v.string()),
  columns: listOf(v.string()),
  bounds: partsOf<View['bounds']>({ least: v.number(), most: v.number() }),
};

test('of a view that a host gives, what is unknown is left out', () => {
  const given = {
    tab: 'gone',
    search: null,
    columns: ['a', 5, null, 'b'],
    bounds: { least: 'none', most: 5, other: 1 },
    other: true,
  };
  expect(readView(schemas, given)).toEqual({ columns: ['a', 'b'], bounds: { most: 5 } });
  for (const none of [null, undefined, 'open', 5, true, []]) {
    expect(readView(schemas, none)).toEqual({});
  }
});

test('a member that a host never gives stays as it is shown', () => {
  const follow = createViewFollower(initial, schemas);
  const shown: View = { ...initial, search: 'eggs', columns: ['a'] };
  expect(follow({ tab: 'done' }, shown)).toEqual({ ...shown, tab: 'done' });
});

test('a member that a host gave before and leaves out is as at first, as JSON leaves out undefined', () => {
  const follow = createViewFollower(initial, schemas);
  const found = follow({ tab: 'done', search: 'eggs' }, initial);
  expect(follow({ tab: 'done' }, found)).toEqual({ ...initial, tab: 'done' });
});

test('a member that a host gives as undefined is the host’s', () => {
  const follow = createViewFollower(initial, schemas);
  expect(follow({ search: undefined }, { ...initial, search: 'eggs' })).toEqual(initial);
});
