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

/** The selection of a list, as far as its findings are still in it. */
export interface FindingSelection {
  /** Whatever a search or filter hides at the moment. */
  selected: ReadonlySet<string>;
  /** The number of them that are among the rows. */
  shownCount: number;
  /** The selection: these findings, or all that match a filter. */
  selection: Selection;
  toggle: (id: string) => void;
  /** Selects all rows; if all are selected, none of them. Findings out of view stay as they are. */
  toggleShown: () => void;
  /** Selects findings besides those that are selected, or takes them out. */
  set: (ids: readonly string[], isSelected: boolean) => void;
  clear: () => void;
}

/** Keeps a selection. It is of one list, so another tab starts without. */
export function useSelection(
  { index, rows, matching }: FindingRows,
  { tab, filter }: FindingsView,
  hidden: ReadonlySet<string>,
): FindingSelection {
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
    selected,
    shownCount,
    selection,
    toggle: (id) => setSelection((now) => toggleSelected(now, id, matching)),
    toggleShown: () =>
      setSelection((now) =>
        shownCount > 0 && shownCount === rows.length
          ? withoutIds(now, shownIds(), matching)
          : addAll(now, filter, matching),
      ),
    set: (ids, isSelected) =>
      setSelection((now) =>
        isSelected
          ? { kind: 'ids', ids: new Set([...selectedIds(now, matching), ...ids]) }
          : withoutIds(now, ids, matching),
      ),
    clear: () => setSelection(nothingSelected),
  };
}
