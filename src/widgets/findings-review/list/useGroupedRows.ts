import { useMemo } from 'react';
import type { Finding } from '../../../contract/index.ts';
import { useBrainstem, useFormat } from '../../../provider/index.ts';
import { textCollator } from '../../../search/index.ts';
import { groupRows, type GroupedRows, type RowGroup } from '../core/rows/groupRows.ts';
import type { FindingsGroup } from '../core/findingsView.ts';
import { connectionNames, type ConnectionName } from './useConnectionName.ts';
import type { FindingRows } from './useFindingRows.ts';

const noGroups: readonly RowGroup[] = [];

/** Puts the rows of a list together by what a view groups by. */
export function useGroupedRows(
  list: FindingRows,
  group: FindingsGroup | undefined,
  connectionName: ConnectionName,
): FindingRows & { groups: readonly RowGroup[] } {
  const { locale } = useBrainstem();
  const format = useFormat();
  const { rows, index } = list;
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
  return { ...list, ...grouped };
}

/** Names rows, each when it is asked for first, and not again at each keystroke of a search. */
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
