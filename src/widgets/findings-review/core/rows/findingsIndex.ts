import type { Finding } from '../../../../contract/index.ts';
import { foldText } from '../../../../search/index.ts';
import { searchTextOf } from './readFinding.ts';
import type { FindingsColumn } from '../findingsView.ts';

/** The number of rows prepared between two checks of the time. */
const batchSize = 200;

/**
 * Creates an index with lazily computed data for search and sort, so that the first rows render
 * without delay. A row is an index into `findings`.
 */
export function createFindingsIndex(findings: readonly Finding[]) {
  const texts: (string | undefined)[] = new Array<string | undefined>(findings.length);
  const orders = new Map<FindingsColumn, Uint32Array>();
  const rows = new Map<string, number>();
  let knownRows = 0;
  let prepared = 0;

  const textAt = (row: number): string => {
    const known = texts[row];
    if (known !== undefined) return known;
    const finding = findings[row];
    const text = finding === undefined ? '' : searchTextOf(finding);
    texts[row] = text;
    return text;
  };

  const knowRows = (end: number): void => {
    for (; knownRows < end; knownRows += 1)
      rows.set(findings[knownRows]?.finding_id ?? '', knownRows);
  };

  return {
    findings,
    rowOf: (id: string): number | undefined => {
      knowRows(findings.length);
      return rows.get(id);
    },
    textAt,
    /**
     * Precomputes search texts and the rows of ids, as long as there is time.
     *
     * @returns True if all are computed.
     */
    warmUp: (shouldContinue: () => boolean): boolean => {
      while (prepared < findings.length && shouldContinue()) {
        const end = Math.min(prepared + batchSize, findings.length);
        for (; prepared < end; prepared += 1) textAt(prepared);
        knowRows(end);
      }
      return prepared === findings.length;
    },
    /** Returns all rows, stably sorted by a column in ascending order. */
    orderBy: (column: FindingsColumn): Uint32Array => {
      const known = orders.get(column);
      if (known !== undefined) return known;
      const order = orderRows(findings, column);
      orders.set(column, order);
      return order;
    },
  };
}

export type FindingsIndex = ReturnType<typeof createFindingsIndex>;

function orderRows(findings: readonly Finding[], column: FindingsColumn): Uint32Array {
  return column === 'confidence'
    ? sortRows(findings.map(({ confidence }) => confidence))
    : sortRows(findings.map((finding) => foldText(textOf[column](finding))));
}

function sortRows(keys: readonly (string | number)[]): Uint32Array {
  return Uint32Array.from(keys, (_key, row) => row).sort((a, b) => {
    const one = keys[a] ?? '';
    const other = keys[b] ?? '';
    if (one === other) return a - b;
    return one < other ? -1 : 1;
  });
}

const textOf: Record<Exclude<FindingsColumn, 'confidence'>, (finding: Finding) => string> = {
  title: ({ title }) => title,
  theme: ({ theme }) => theme,
  connections: ({ connection_ids }) => connection_ids.join(' '),
  status: ({ status }) => status,
  state: ({ review_state }) => review_state,
};
