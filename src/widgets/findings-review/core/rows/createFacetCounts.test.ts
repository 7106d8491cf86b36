import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Finding } from '../../../../contract/index.ts';
import { makeFinding } from '../../testing/makeFinding.ts';
import { createFacetCounts } from './createFacetCounts.ts';
import { createFindingsIndex } from './findingsIndex.ts';
import { noFilter, type FindingsFilter } from '../findingsView.ts';

const someFinding = fc.record({
  finding_id: fc.uuid(),
  title: fc.constantFrom('late', 'late again', 'early'),
  theme: fc.constantFrom('Teams', 'Freight'),
  status: fc.constantFrom('completed', 'draft'),
  connection_ids: fc.subarray(['x', 'y']),
});
const chosen = (...values: string[]) => fc.option(fc.subarray(values), { nil: undefined });
const someFilter: fc.Arbitrary<FindingsFilter> = fc.record({
  search: fc.constantFrom('', 'l', 'late'),
  themes: chosen('Teams', 'Freight'),
  statuses: chosen('completed', 'draft'),
  connectionIds: chosen('x', 'y'),
  confidence: fc.constant(undefined),
  isSkipped: fc.constant(undefined),
});

const facets = {
  themes: ({ theme }: Finding) => [theme],
  statuses: ({ status }: Finding) => [status],
  connectionIds: ({ connection_ids }: Finding) => connection_ids,
};

test('a filter counts what each of its values would show under the search and the other filters', () => {
  fc.assert(
    fc.property(
      fc.array(someFinding, { maxLength: 20 }),
      fc.array(someFilter, { maxLength: 4 }),
      (made, filters) => {
        const findings = made.map(makeFinding);
        const count = createFacetCounts(createFindingsIndex(findings));
        for (const filter of filters) {
          const counts = count({ filter, hidden: new Set(), skips: new Map() });
          for (const facet of ['themes', 'statuses', 'connectionIds'] as const) {
            const valuesOf = facets[facet];
            const others = { ...filter, [facet]: undefined };
            for (const value of new Set(findings.flatMap(valuesOf))) {
              const expected = findings.filter(
                (finding) => valuesOf(finding).includes(value) && passes(finding, others),
              );
              expect(counts[facet].get(value)).toBe(expected.length);
            }
          }
        }
      },
    ),
  );
});

function passes(finding: Finding, { search, ...filter }: FindingsFilter): boolean {
  return (
    finding.title.includes(search) &&
    (['themes', 'statuses', 'connectionIds'] as const).every((facet) => {
      const values: readonly string[] = facets[facet](finding);
      return filter[facet]?.some((value) => values.includes(value)) ?? true;
    })
  );
}

test('counts are read once from the rows that the last keystroke left', () => {
  const made = Array.from({ length: 1_000 }, (_, at) =>
    makeFinding({ finding_id: `f${at}`, title: at < 10 ? 'late' : 'early' }),
  );
  let reads = 0;
  const index = createFindingsIndex(made);
  const findings = new Proxy(made, {
    get(target, key) {
      if (typeof key === 'string' && /^\d/.test(key)) reads += 1;
      const value: unknown = Reflect.get(target, key);
      return value;
    },
  });
  const count = createFacetCounts({ ...index, findings });
  const [hidden, skips] = [new Set<string>(), new Map<string, boolean>()];
  const ask = (search: string): number => {
    const before = reads;
    count({ filter: { ...noFilter, search }, hidden, skips });
    return reads - before;
  };
  ask('');
  // All rows for the search, and for each of three filters what it left.
  expect(ask('l')).toBe(1_000 + 3 * 1_000);
  expect(ask('la')).toBe(1_000 + 3 * 10);
  expect(ask('lat')).toBe(10 + 3 * 10);
});
