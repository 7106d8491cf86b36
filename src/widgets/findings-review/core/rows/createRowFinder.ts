import type { Finding } from '../../../../contract/index.ts';
import { foldText, hasWords, searchWords } from '../../../../search/index.ts';
import type { FindingsIndex } from './findingsIndex.ts';
import type { FindingsFilter, FindingsSort } from '../findingsView.ts';
import { isSkipped } from './readFinding.ts';

/** A query for rows. Members are compared by identity: keep unchanged ones. */
export interface RowQuery {
  filter: FindingsFilter;
  sort: FindingsSort | undefined;
  hidden: ReadonlySet<string>;
  /** Skip flags newer than those of the findings. */
  skips: ReadonlyMap<string, boolean>;
}

/** Returns the rows that match a query, in its order. */
export type RowFinder = (query: RowQuery) => Uint32Array;

/**
 * Creates a memoised finder. While a search is extended, only the previous result is searched. If
 * only more ids are hidden, as after a decision, nothing is searched again.
 */
export function createRowFinder(index: FindingsIndex): RowFinder {
  let last: Answer | undefined;
  return (query) => {
    const search = foldText(query.filter.search).trimStart();
    const rows = findRows(index, query, search, last);
    last = { query, search, rows };
    return rows;
  };
}

interface Answer {
  query: RowQuery;
  search: string;
  rows: Uint32Array;
}

function findRows(
  index: FindingsIndex,
  query: RowQuery,
  search: string,
  last: Answer | undefined,
): Uint32Array {
  if (last === undefined || !isSameFilter(query, last.query)) {
    return filterRows(index, query, search, undefined);
  }
  if (query.hidden === last.query.hidden) {
    if (search === last.search) return last.rows;
    const isNarrower = search.startsWith(last.search);
    return filterRows(index, query, search, isNarrower ? last.rows : undefined);
  }
  const newHidden = search === last.search ? newlyHidden(index, query, last.query) : undefined;
  if (newHidden === undefined) return filterRows(index, query, search, undefined);
  return last.rows.filter((row) => !newHidden.has(row));
}

/** Returns the rows hidden since the last query, or undefined if any became visible again. */
function newlyHidden(
  index: FindingsIndex,
  { hidden }: RowQuery,
  { hidden: before }: RowQuery,
): ReadonlySet<number> | undefined {
  const rows = new Set<number>();
  let kept = 0;
  for (const id of hidden) {
    if (before.has(id)) kept += 1;
    else rows.add(index.rowOf(id) ?? -1);
  }
  return kept === before.size ? rows : undefined;
}

function filterRows(
  index: FindingsIndex,
  { filter, sort, hidden, skips }: RowQuery,
  search: string,
  narrowed: Uint32Array | undefined,
): Uint32Array {
  const order = narrowed ?? (sort === undefined ? undefined : index.orderBy(sort.column));
  const isReversed = narrowed === undefined && sort?.direction === 'descending';
  const words = searchWords(search);
  const passes = createFilter(filter, skips);
  const length = order?.length ?? index.findings.length;
  const rows = new Uint32Array(length);
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const place = isReversed ? length - 1 - at : at;
    const row = order?.[place] ?? place;
    const finding = index.findings[row];
    if (finding === undefined) continue;
    if (hidden.size > 0 && hidden.has(finding.finding_id)) continue;
    if (passes !== undefined && !passes(finding)) continue;
    if (words.length > 0 && !hasWords(index.textAt(row), words)) continue;
    rows[count] = row;
    count += 1;
  }
  return rows.subarray(0, count);
}

/** Creates a filter function. Undefined if everything passes. */
function createFilter(
  { themes, confidence, connectionIds, statuses, isSkipped: wanted }: FindingsFilter,
  skips: ReadonlyMap<string, boolean>,
): ((finding: Finding) => boolean) | undefined {
  const checks: ((finding: Finding) => boolean)[] = [];
  if (confidence !== undefined) {
    checks.push((one) => one.confidence >= confidence.from && one.confidence <= confidence.to);
  }
  if (themes !== undefined) {
    const set = new Set(themes);
    checks.push(({ theme }) => set.has(theme));
  }
  if (statuses !== undefined) {
    const set = new Set(statuses);
    checks.push(({ status }) => set.has(status));
  }
  if (connectionIds !== undefined) {
    const set = new Set(connectionIds);
    checks.push(({ connection_ids }) => connection_ids.some((id) => set.has(id)));
  }
  if (wanted !== undefined) {
    checks.push((one) => (skips.get(one.finding_id) ?? isSkipped(one)) === wanted);
  }
  return checks.length === 0 ? undefined : (finding) => checks.every((check) => check(finding));
}

/** Returns true if two queries differ in at most the search and the hidden ids. */
function isSameFilter(one: RowQuery, other: RowQuery): boolean {
  return (
    one.sort === other.sort &&
    one.skips === other.skips &&
    one.filter.themes === other.filter.themes &&
    one.filter.confidence === other.filter.confidence &&
    one.filter.connectionIds === other.filter.connectionIds &&
    one.filter.statuses === other.filter.statuses &&
    one.filter.isSkipped === other.filter.isSkipped
  );
}
