import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Connection, Finding } from '../../../contract/index.ts';
import { useConnectionLists, useWords } from '../../../provider/index.ts';
import { connectionNameOf } from '../../../query/index.ts';
import { findingsWords } from '../../../words/index.ts';
import { createShownIds } from '../core/rows/createShownIds.ts';
import { connectionNameIn } from '../core/rows/readFinding.ts';

/** The name of a connection. @param finding - One that comes from it, and may name it. */
export type ConnectionName = (id: string, finding?: Finding) => string;

/**
 * Tells that the connections of findings are on the screen, so that their names are fetched.
 *
 * @returns A function that tells that they are not any more.
 */
export type ShowConnections = (findings: readonly Finding[]) => () => void;

/** The names of a finding's connections. */
export function connectionNames(finding: Finding, name: ConnectionName): string[] {
  return finding.connection_ids.map((id) => name(id, finding));
}

type Names = Readonly<Record<string, string>>;

const noNames: Names = {};

/** Characters of an id that are shown at least. */
const shortest = 4;

/**
 * Names connections by the host or else by the finding. Only while that leaves one on the screen
 * without a name, the platform's lists are read; without the scope for them, it is called by the
 * shortest unique beginning of its id.
 *
 * @param areAllShown - True if the name of each connection is needed, on the screen or not.
 */
export function useConnectionName(
  findings: readonly Finding[],
  names: Names = noNames,
  areAllShown = false,
): { connectionName: ConnectionName; showConnections: ShowConnections } {
  const words = useWords('findings', findingsWords);
  const [shown] = useState(createShownIds);
  const unnamed = useMemo(() => unnamedIds(findings, names), [findings, names]);
  const isMissing = (known: ReadonlyMap<string, unknown>): boolean =>
    shown.hasOther(known) || (areAllShown && [...unnamed].some((id) => !known.has(id)));
  const { connections } = useConnectionLists((read) => isMissing(namesIn(read)));
  const listed = useMemo(() => namesIn(connections ?? []), [connections]);
  useSyncExternalStore(
    shown.subscribe,
    () => isMissing(listed),
    () => false,
  );
  const short = useMemo(() => shortIds(unnamed.size > 0 ? findings : []), [unnamed, findings]);
  const connectionName = useCallback(
    (id: string, finding?: Finding): string =>
      names[id] ??
      (finding && connectionNameIn(finding, id)) ??
      listed.get(id) ??
      words.connectionNamed(short(id)),
    [words, names, listed, short],
  );
  const showConnections = useCallback(
    (those: readonly Finding[]) =>
      shown.show(those.flatMap((finding) => [...unnamedIds([finding], names)])),
    [shown, names],
  );
  return { connectionName, showConnections };
}

function namesIn(connections: readonly Connection[]): ReadonlyMap<string, string | undefined> {
  return new Map(connections.map((each) => [each.connection_id, connectionNameOf(each)]));
}

/** Returns the ids that neither the host names nor the first finding that has them. */
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

/** Returns the shortest unique beginnings of the ids of some findings' connections. */
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
