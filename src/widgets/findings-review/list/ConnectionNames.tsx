import { useEffect, type ReactNode } from 'react';
import { JoinedNames } from '../../../provider/index.ts';
import type { Finding } from '../../../contract/index.ts';
import type { RowTexts } from '../FindingsContext.ts';

export interface ConnectionNamesProps {
  finding: Finding;
  texts: RowTexts;
  /** Renders the names. @default joined */
  children?: (names: readonly string[]) => ReactNode;
}

/** Shows the names of a finding's connections, fetched while they are rendered. */
export function ConnectionNames({ finding, texts, children }: ConnectionNamesProps) {
  const { connections, showConnections } = texts;
  useEffect(() => showConnections([finding]), [showConnections, finding]);
  const names = connections(finding);
  return children === undefined ? <JoinedNames names={names} /> : children(names);
}
