import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../../contract/index.ts';
import { createRowFinder, type RowQuery } from './createRowFinder.ts';
import { createFindingsIndex } from './findingsIndex.ts';
import { findingsColumns, noFilter, type FindingsFilter } from '../findingsView.ts';
import { makeFinding } from '../../testing/makeFinding.ts';

const query = (filter: Partial<FindingsFilter>, rest: Partial<RowQuery> = {}): RowQuery => ({
  filter: { ...noFilter, ...filter },
  sort: undefined,
  hidden: new Set(),
  skips: new Map(),
  ...rest,
});

function find(findings: readonly Finding[], wanted: RowQuery): string[] {
  const index = createFindingsIndex(findings);
  return titles(findings, createRowFinder(index)(wanted));
}

function titles(findings: readonly Finding[], rows: Uint32Array): string[] {
  return Array.from(rows, (row) => findings[row]?.title ?? '');
}

const ferry = makeFinding({
  finding_id: '1',
  title: 'Tomás takes the ferry',
  theme: 'Teams',
  confidence: 0.9,
  connection_ids: ['a', 'b'],
  what_was_learned: [{ text: 'He books at Östersund' }],
});
const fish = makeFinding({
  finding_id: '2',
  title: 'Fish is late',
  confidence: 0.4,
  is_skipped: true,
});
const oats = makeFinding({ finding_id: '3', title: 'Oats cost more', status: 'draft' });
const all = [ferry, fish, oats];

describe('a filter', () => {
  test.each<[string, Partial<FindingsFilter>, Finding[]]>([
    ['finds words in any order, whatever case and accents', { search: 'FERRY tomas' }, [ferry]],
    ['finds words inside of what was learned', { search: 'ostersund' }, [ferry]],
    ['by theme', { themes: ['Teams'] }, [ferry]],
    ['by an empty list finds nothing', { themes: [] }, []],
    [
      'by bounds of confidence, both included',
      { confidence: { from: 0.4, to: 0.5 } },
      [fish, oats],
    ],
    ['by any of the connections', { connectionIds: ['b', 'x'] }, [ferry]],
    ['by status', { statuses: ['draft'] }, [oats]],
    ['by being skipped', { isSkipped: true }, [fish]],
    ['by not being skipped', { isSkipped: false }, [ferry, oats]],
  ])('%s', (_name, filter, expected) => {
    expect(find(all, query(filter))).toEqual(expected.map(({ title }) => title));
  });

  test('knows of skips that the list does not show yet, and of what is hidden', () => {
    const skips = new Map([['1', true]]);
    expect(find(all, query({ isSkipped: true }, { skips }))).toEqual([ferry.title, fish.title]);
    expect(find(all, query({}, { hidden: new Set(['1', '3']) }))).toEqual([fish.title]);
  });
});

const someFinding = fc.record({
  finding_id: fc.uuid(),
  title: fc.string({ unit: fc.constantFrom('a', 'b', 'É', ' ', 'e', 'C'), maxLength: 12 }),
  theme: fc.constantFrom('Teams', 'Äpfel', 'suppliers'),
  confidence: fc.constantFrom(0, 0.25, 0.5, 1),
  status: fc.constantFrom('completed', 'draft'),
  connection_ids: fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
});
const sort = fc.option(
  fc.record({
    column: fc.constantFrom(...findingsColumns),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  }),
  { nil: undefined },
);

test('a search that narrows keystroke by keystroke finds what a new search finds', () => {
  fc.assert(
    fc.property(
      fc.array(someFinding, { maxLength: 30 }),
      sort,
      fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'e', ' ', '\b'), maxLength: 1 }), {
        maxLength: 10,
      }),
      (made, by, keys) => {
        const findings = made.map(makeFinding);
        const keep = createRowFinder(createFindingsIndex(findings));
        const wanted = query({}, { sort: by });
        let search = '';
        for (const key of keys) {
          search = key === '\b' ? search.slice(0, -1) : search + key;
          const typed = { ...wanted, filter: { ...wanted.filter, search } };
          expect(titles(findings, keep(typed))).toEqual(find(findings, typed));
        }
      },
    ),
  );
});

test('rows are in the order of their column, and equal ones as the platform lists them', () => {
  fc.assert(
    fc.property(fc.array(someFinding, { maxLength: 30 }), (made) => {
      const findings = made.map(makeFinding);
      const rows = createRowFinder(createFindingsIndex(findings))(
        query({}, { sort: { column: 'confidence', direction: 'ascending' } }),
      );
      const expected = findings
        .map(({ confidence }, row) => ({ confidence, row }))
        .sort((a, b) => a.confidence - b.confidence || a.row - b.row);
      expect([...rows]).toEqual(expected.map(({ row }) => row));
    }),
  );
});

test('what is hidden meanwhile and comes back is left out and comes back, at whatever search and order', () => {
  fc.assert(
    fc.property(
      fc.array(someFinding, { maxLength: 30 }),
      sort,
      fc.array(
        fc.record({
          hidden: fc.array(fc.nat(29), { maxLength: 12 }),
          search: fc.constantFrom('', 'a', 'ab', 'e'),
          keeps: fc.boolean(),
        }),
        { maxLength: 8 },
      ),
      (made, by, steps) => {
        const findings = made.map(makeFinding);
        const keep = createRowFinder(createFindingsIndex(findings));
        const wanted = query({}, { sort: by });
        let hidden: ReadonlySet<string> = new Set();
        for (const step of steps) {
          const ids = step.hidden.flatMap((row) => findings[row]?.finding_id ?? []);
          hidden = new Set(step.keeps ? [...hidden, ...ids] : ids);
          const asked = { ...wanted, hidden, filter: { ...wanted.filter, search: step.search } };
          expect(titles(findings, keep(asked))).toEqual(find(findings, asked));
        }
      },
    ),
  );
});

test('what is hidden by a decision is left out without a look at the others', () => {
  const made = Array.from({ length: 1_000 }, (_, at) =>
    makeFinding({ finding_id: `f${at}`, title: `Late ${at}` }),
  );
  let reads = 0;
  const index = createFindingsIndex(made);
  index.warmUp(() => true);
  const counted = new Proxy(made, {
    get(target, key) {
      if (typeof key === 'string' && /^\d/.test(key)) reads += 1;
      const value: unknown = Reflect.get(target, key);
      return value;
    },
  });
  const keep = createRowFinder({ ...index, findings: counted });
  const wanted = query({ search: 'late' });
  expect(keep(wanted)).toHaveLength(1_000);
  reads = 0;
  expect(keep({ ...wanted, hidden: new Set(['f7']) })).toHaveLength(999);
  expect(reads).toBe(0);
});
