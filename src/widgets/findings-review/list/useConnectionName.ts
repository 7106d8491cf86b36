import { useMemo } from 'react';
import type { Finding } from '../../../contract/index.ts';
import { useAllConnections, useWords } from '../../../provider/index.ts';
import { connectionNameOf } from '../../../query/index.ts';
import { findingsWords } from '../../../words/index.ts';
import { connectionNameIn } from '../core/readFinding.ts';

/** The name of a connection. @param finding - One that comes from it, and may name it. */
export type ConnectionName = (id: string, finding?: Finding) => string;

/** The names of a finding's connections. */
export function connectionNames(finding: Finding, name: ConnectionName): string[] {
  return finding.connection_ids.map((id) => name(id, finding));
}

type Names = Readonly<Record<string, string>>;

const noNames: Names = {};

/** Characters of an id that are shown at least. */
const shortest = 4;

/**
 * Names connections by the host or else by the finding. Only if that leaves one without a name, the
 * platform's lists are read; without the scope for them, it is called by as much of its id as tells it
 * from the others.
 */
export function useConnectionName(
  findings: readonly Finding[],
  names: Names = noNames,
): ConnectionName {
  const words = useWords('findings', findingsWords);
  const isUnnamed = useMemo(() => hasUnnamed(findings, names), [findings, names]);
  const listed = useAllConnections(isUnnamed);
  const short = useMemo(() => shortIds(isUnnamed ? findings : []), [isUnnamed, findings]);
  return useMemo(() => {
    const listedNames = new Map(
      listed?.connections.map((each) => [each.connection_id, connectionNameOf(each)]),
    );
    return (id, finding) =>
      names[id] ??
      (finding && connectionNameIn(finding, id)) ??
      listedNames.get(id) ??
      words.connectionNamed(short(id));
  }, [words, names, listed, short]);
}

function hasUnnamed(findings: readonly Finding[], names: Names): boolean {
  const seen = new Set<string>();
  return findings.some((finding) =>
    finding.connection_ids.some((id) => {
      if (seen.has(id) || names[id] !== undefined) return false;
      seen.add(id);
      return connectionNameIn(finding, id) === undefined;
    }),
  );
}

/** Returns the beginnings of ids by which each is told from the others of some findings. */
function shortIds(findings: readonly Finding[]): (id: string) => string {
  const ids = new Set(findings.flatMap(({ connection_ids: each }) => each));
  const sorted = [...ids].sort();
  const lengths = new Map(
    sorted.map((id, index) => {
      const shared = Math.max(
        sharedLength(id, sorted[index - 1] ?? ''),
        sharedLength(id, sorted[index + 1] ?? ''),
      );
      return [id, Math.max(shortest, shared + 1)];
    }),
  );
  return (id) => id.slice(0, lengths.get(id) ?? shortest);
}

function sharedLength(id: string, other: string): number {
  let length = 0;
  while (length < id.length && id[length] === other[length]) length += 1;
  return length;
}
