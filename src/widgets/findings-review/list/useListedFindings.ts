import { useCallback, useMemo } from 'react';
import type { Finding } from '../../../contract/index.ts';
import { useBrainstem, useFormat } from '../../../provider/index.ts';
import { textCollator } from '../../../search/index.ts';
import type { FindingsView } from '../core/findingsView.ts';
import { groupRows, type GroupedRows, type RowGroup } from '../core/rows/groupRows.ts';
import { confidenceScale } from '../core/rows/readFinding.ts';
import { connectionNames, useConnectionName } from './useConnectionName.ts';
import { useFindingRows } from './useFindingRows.ts';

export interface ListOptions {
  view: FindingsView;
  names: Readonly<Record<string, string>> | undefined;
  hidden: ReadonlySet<string>;
  skips: ReadonlyMap<string, boolean>;
}

const noGroups: readonly RowGroup[] = [];

/** Returns a tab's findings as filtered, sorted and grouped by a view. */
export function useListedFindings(
  findings: readonly Finding[],
  { view: { filter, sort, group }, names, hidden, skips }: ListOptions,
) {
  const { locale } = useBrainstem();
  const format = useFormat();
  const connectionName = useConnectionName(findings, names);
  const found = useFindingRows(findings, { filter, sort, hidden, skips });
  const { rows, index } = found;
  const { compare } = textCollator(locale.tag);
  const nameOf = useMemo(
    () =>
      readOnce(index.findings, (finding) =>
        group === 'theme' ? finding.theme : format.list(connectionNames(finding, connectionName)),
      ),
    [index, group, connectionName, format],
  );
  const grouped = useMemo(
    (): GroupedRows =>
      group === undefined ? { rows, groups: noGroups } : groupRows(rows, nameOf, compare),
    [rows, group, nameOf, compare],
  );
  const scale = useMemo(() => confidenceScale(findings), [findings]);
  // The tab's number of findings, without those decided here.
  const listedCount = useMemo(
    () => findings.length - [...hidden].filter((id) => index.rowOf(id) !== undefined).length,
    [findings, hidden, index],
  );
  const findingOf = useCallback((id: string) => index.findings[index.rowOf(id) ?? -1], [index]);
  return { ...found, ...grouped, connectionName, scale, listedCount, findingOf };
}

export type ListedFindings = ReturnType<typeof useListedFindings>;

/** Memoises the names of rows lazily, rather than reading them on each keystroke. */
function readOnce(
  findings: readonly (Finding | undefined)[],
  read: (finding: Finding) => string,
): (row: number) => string {
  const names: (string | undefined)[] = [];
  return (row) => {
    const finding = findings[row];
    return (names[row] ??= finding === undefined ? '' : read(finding));
  };
}
