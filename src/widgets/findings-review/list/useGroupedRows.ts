import { useMemo } from 'react';
import type { Finding } from '../../../contract/index.ts';
import { useBrainstem, useFormat } from '../../../provider/index.ts';
import { groupRows, type GroupedRows, type RowGroup } from '../core/groupRows.ts';
import type { FindingsGroup } from '../core/findingsView.ts';
import type { ConnectionName } from './useConnectionName.ts';
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
  const grouped = useMemo((): GroupedRows => {
    if (group === undefined) return { rows, groups: noGroups };
    const nameOf = (finding: Finding): string =>
      group === 'theme'
        ? finding.theme
        : format.list(finding.connection_ids.map((id) => connectionName(id, finding)));
    const { compare } = new Intl.Collator(locale.tag, { numeric: true });
    return groupRows(
      rows,
      (row) => {
        const finding = index.findings[row];
        return finding === undefined ? '' : nameOf(finding);
      },
      compare,
    );
  }, [rows, index, group, connectionName, locale, format]);
  return { ...list, ...grouped };
}
