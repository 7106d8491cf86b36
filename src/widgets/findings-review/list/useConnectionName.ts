import { useCallback, useMemo } from 'react';
import type { Connection, Finding } from '../../../contract/index.ts';
import { useConnectionLists, useWords } from '../../../provider/index.ts';
import { connectionNameOf } from '../../../query/index.ts';
import { findingsWords } from '../../../words/index.ts';
import { connectionNameIn } from '../core/rows/readFinding.ts';

/** Returns a connection's name, from `finding` if it has one. */
export type ConnectionName = (id: string, finding?: Finding) => string;

export function connectionNames(finding: Finding, name: ConnectionName): string[] {
  return finding.connection_ids.map((id) => name(id, finding));
}

type Names = Readonly<Record<string, string>>;

const noNames: Names = {};

/** The minimum length of a shortened id. */
const minIdLength = 4;

/**
 * Names connections by the host or else by a finding. Fetches the platform's lists only while a
 * connection has no name. Without the scope for them, uses the shortest unique prefix of the id.
 */
export function useConnectionName(
  findings: readonly Finding[],
  names: Names = noNames,
): ConnectionName {
  const words = useWords('findings', findingsWords);
  const unnamed = useMemo(() => unnamedIds(findings, names), [findings, names]);
  const { connections } = useConnectionLists((read) => {
    const known = namesIn(read);
    return [...unnamed].some((id) => !known.has(id));
  });
  const listed = useMemo(() => namesIn(connections ?? []), [connections]);
  const short = useMemo(() => shortIds(unnamed.size > 0 ? findings : []), [unnamed, findings]);
  return useCallback(
    (id: string, finding?: Finding): string =>
      names[id] ??
      (finding && connectionNameIn(finding, id)) ??
      listed.get(id) ??
      words.connectionNamed(short(id)),
    [words, names, listed, short],
  );
}

function namesIn(connections: readonly Connection[]): ReadonlyMap<string, string | undefined> {
  return new Map(connections.map((each) => [each.connection_id, connectionNameOf(each)]));
}

/** Returns the ids named neither by the host nor by the first finding that has them. */
function unnamedIds(findings: readonly Finding[], names: Names): ReadonlySet<string> {
  const seen = new Set<string>();
  const unnamed = new Set<string>();
  for (const finding of findings) {
    for (const id of finding.connection_ids) {
      if (seen.has(id)) continue;
      seen.add(id);
      if (names[id] === undefined && connectionNameIn(finding, id) === undefined) unnamed.add(id);
    }
  }
  return unnamed;
}

/** Creates a function that returns the shortest unique prefix of a connection's id. */
function shortIds(findings: readonly Finding[]): (id: string) => string {
  const ids = new Set(findings.flatMap(({ connection_ids: each }) => each));
  const sorted = [...ids].sort();
  const lengths = new Map(
    sorted.map((id, index) => {
      const shared = Math.max(
        sharedLength(id, sorted[index - 1] ?? ''),
        sharedLength(id, sorted[index + 1] ?? ''),
      );
      return [id, Math.max(minIdLength, shared + 1)];
    }),
  );
  return (id) => id.slice(0, lengths.get(id) ?? minIdLength);
}

function sharedLength(id: string, other: string): number {
  let length = 0;
  while (length < id.length && id[length] === other[length]) length += 1;
  return length;
}
