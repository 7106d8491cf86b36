import { useMemo } from 'react';
import type { Finding } from '../../../contract/index.ts';
import { useWords } from '../../../provider/index.ts';
import { findingsWords } from '../../../words/index.ts';
import { connectionNameIn } from '../core/readFinding.ts';

/** The name of a connection. @param finding - One that comes from it, and may name it. */
export type ConnectionName = (id: string, finding?: Finding) => string;

const noNames: Readonly<Record<string, string>> = {};

/** Names connections by the host or else by the finding, and otherwise by the beginning of the id. */
export function useConnectionName(names = noNames): ConnectionName {
  const words = useWords('findings', findingsWords);
  return useMemo(
    () => (id, finding) =>
      names[id] ??
      (finding && connectionNameIn(finding, id)) ??
      words.connectionNamed(id.slice(0, 4)),
    [words, names],
  );
}
