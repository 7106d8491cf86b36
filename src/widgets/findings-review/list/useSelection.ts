import { useMemo, useState } from 'react';
import type { FindingsView } from '../core/findingsView.ts';
import {
  addAll,
  nothingSelected,
  selectedIds,
  toggleSelected,
  withoutIds,
  type Selection,
} from '../core/rows/selection.ts';
import type { FindingRows } from './useFindingRows.ts';

/** Manages the selection. Changing the tab clears it. */
export function useSelection(
  { index, rows, matching }: FindingRows,
  { tab, filter }: FindingsView,
  hidden: ReadonlySet<string>,
) {
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const [ofTab, setTab] = useState(tab);
  if (ofTab !== tab) {
    setTab(tab);
    setSelection(nothingSelected);
  }
  const selected = useMemo(() => {
    if (selection === nothingSelected) return nothingSelected.ids;
    const ids = selectedIds(selection, matching);
    return new Set([...ids].filter((id) => index.rowOf(id) !== undefined && !hidden.has(id)));
  }, [selection, matching, index, hidden]);
  const shownIds = (): string[] => Array.from(rows, (row) => index.findings[row]?.finding_id ?? '');
  const shownCount = useMemo(() => {
    if (selected.size === 0) return 0;
    return rows.reduce(
      (count, row) => count + (selected.has(index.findings[row]?.finding_id ?? '') ? 1 : 0),
      0,
    );
  }, [selected, rows, index]);
  return {
    /** The selected findings still in the list, among them those hidden by a search or filter. */
    selected,
    /** The number of them among the rows. */
    shownCount,
    selection,
    toggle: (id: string) => setSelection((now) => toggleSelected(now, id, matching)),
    /** Selects all rows, or deselects them if all are selected. Hidden findings stay unchanged. */
    toggleShown: () =>
      setSelection((now) =>
        shownCount > 0 && shownCount === rows.length
          ? withoutIds(now, shownIds(), matching)
          : addAll(now, filter, matching),
      ),
    set: (ids: readonly string[], isSelected: boolean) =>
      setSelection((now) =>
        isSelected
          ? { kind: 'ids', ids: new Set([...selectedIds(now, matching), ...ids]) }
          : withoutIds(now, ids, matching),
      ),
    clear: () => setSelection(nothingSelected),
  };
}
