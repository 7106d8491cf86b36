import type { SqlStream } from '../../../../query/index.ts';
import { foldText, hasWords, searchWords } from '../../../../search/index.ts';

export interface StreamGroup {
  /** Undefined if the platform names no schema. */
  schema: string | undefined;
  streams: readonly SqlStream[];
}

/** A list row: a schema, or a table of an expanded one. */
export type StreamRow =
  | { type: 'schema'; key: string; group: StreamGroup; isOpen: boolean; selected: number }
  | { type: 'stream'; key: string; stream: SqlStream; isSelected: boolean };

/** Groups tables by schema, in order of first appearance. */
export function groupStreams(streams: readonly SqlStream[]): readonly StreamGroup[] {
  const groups = new Map<string | undefined, SqlStream[]>();
  for (const stream of streams) {
    const group = groups.get(stream.namespace);
    if (group === undefined) groups.set(stream.namespace, [stream]);
    else group.push(stream);
  }
  return [...groups].map(([schema, members]) => ({ schema, streams: members }));
}

/**
 * Returns the matching tables, or the same array for an empty search. With `*`, which matches any
 * characters, the whole of `schema.table` or `table` must match; otherwise `schema.table` must
 * contain each word.
 */
export function findStreams(
  streams: readonly SqlStream[],
  searchTerm: string,
): readonly SqlStream[] {
  const term = foldText(searchTerm.trim());
  if (term === '') return streams;
  if (!term.includes('*')) {
    const words = searchWords(searchTerm);
    return streams.filter((stream) => hasWords(foldText(pathOf(stream)), words));
  }
  const parts = term.split('*');
  return streams.filter((stream) =>
    [pathOf(stream), stream.name].some((text) => hasParts(foldText(text), parts)),
  );
}

/** Returns the searched name: `schema.table`, or `table` if no schema is named. */
function pathOf({ namespace, name }: SqlStream): string {
  return namespace === undefined ? name : `${namespace}.${name}`;
}

/**
 * Returns true if a text consists of these parts with anything between them. Matches greedily from
 * the left, without the backtracking of a regular expression.
 */
function hasParts(text: string, parts: readonly string[]): boolean {
  const first = parts.at(0) ?? '';
  const last = parts.at(-1) ?? '';
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let from = first.length;
  for (const part of parts.slice(1, -1)) {
    const index = text.indexOf(part, from);
    if (index < 0) return false;
    from = index + part.length;
  }
  return from <= text.length - last.length;
}

/** Returns the rows to show. Tables without any schema have no parent row. */
export function rowsOf(
  groups: readonly StreamGroup[],
  excluded: ReadonlySet<string>,
  isOpen: (group: StreamGroup) => boolean,
): readonly StreamRow[] {
  return groups.flatMap((group): readonly StreamRow[] => {
    const open = isOpen(group);
    const hasHeader = group.schema !== undefined || groups.length > 1;
    const streams = group.streams.map((stream): StreamRow => ({
      type: 'stream',
      key: `table ${stream.key}`,
      stream,
      isSelected: !excluded.has(stream.key),
    }));
    if (!hasHeader) return streams;
    const selected = group.streams.filter(({ key }) => !excluded.has(key)).length;
    const key = `schema ${group.schema ?? ''}`;
    const header = { type: 'schema', key, group, isOpen: open, selected } as const;
    return open ? [header, ...streams] : [header];
  });
}

/**
 * Returns the keys of deselected tables after some are selected or deselected.
 *
 * @param isSelected - By default, true unless all of them are selected.
 */
export function excludedAfter(
  excluded: ReadonlySet<string>,
  streams: readonly SqlStream[],
  isSelected = streams.some(({ key }) => excluded.has(key)),
): ReadonlySet<string> {
  const next = new Set(excluded);
  for (const { key } of streams) {
    if (isSelected) next.delete(key);
    else next.add(key);
  }
  return next;
}
