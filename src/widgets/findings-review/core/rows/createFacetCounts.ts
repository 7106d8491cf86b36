import type { Finding } from '../../../../contract/index.ts';
import { textCollator } from '../../../../search/index.ts';
import { createRowFinder, type RowQuery } from './createRowFinder.ts';
import type { FindingsIndex } from './findingsIndex.ts';

/** The filter values, with the number of findings that each would show under the other filters. */
export interface FacetCounts {
  themes: ReadonlyMap<string, number>;
  connectionIds: ReadonlyMap<string, number>;
  statuses: ReadonlyMap<string, number>;
}

const facets = {
  themes: ({ theme }: Finding) => [theme],
  connectionIds: ({ connection_ids }: Finding) => connection_ids,
  statuses: ({ status }: Finding) => [status],
} satisfies Record<keyof FacetCounts, (finding: Finding) => readonly string[]>;

/**
 * Creates a function that counts each filter's findings. Names are read once, and one pass counts
 * all inactive filters.
 */
export function createFacetCounts(
  index: FindingsIndex,
): (query: Omit<RowQuery, 'sort'>) => FacetCounts {
  const findAll = createRowFinder(index);
  const counters = {
    themes: createCounter(index, 'themes'),
    connectionIds: createCounter(index, 'connectionIds'),
    statuses: createCounter(index, 'statuses'),
  };
  return (query) => {
    let all: Uint32Array | undefined;
    const count = (facet: keyof FacetCounts): ReadonlyMap<string, number> => {
      const { countIn, find } = counters[facet];
      const isAsked = query.filter[facet] !== undefined;
      if (!isAsked) return countIn((all ??= findAll({ ...query, sort: undefined })));
      const filter = { ...query.filter, [facet]: undefined };
      return countIn(find({ ...query, filter, sort: undefined }));
    };
    return {
      themes: count('themes'),
      connectionIds: count('connectionIds'),
      statuses: count('statuses'),
    };
  };
}

function createCounter(index: FindingsIndex, facet: keyof FacetCounts) {
  const valuesOf = facets[facet];
  let names: readonly string[] | undefined;
  const readNames = (): readonly string[] => {
    const seen = new Set<string>();
    for (const finding of index.findings) for (const value of valuesOf(finding)) seen.add(value);
    return [...seen].sort(textCollator().compare);
  };
  return {
    find: createRowFinder(index),
    countIn: (rows: Uint32Array): ReadonlyMap<string, number> => {
      names ??= readNames();
      const counts = new Map(names.map((name) => [name, 0]));
      for (const row of rows) {
        const finding = index.findings[row];
        if (finding === undefined) continue;
        for (const value of valuesOf(finding)) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return counts;
    },
  };
}
