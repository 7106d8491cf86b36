import { useMemo, useState } from 'react';
import type { FindingRows } from './useFindingRows.ts';
import type { FindingsFilter, FindingsTab } from '../core/findingsView.ts';
import {
  nothingSelected,
  selectAll,
  selectedIds,
  toggleSelected,
  type Selection,
} from '../core/selection.ts';

/** The selection of a list, as far as its findings are still in it. */
export interface FindingSelection {
  selected: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Selects all that match the filter, or nothing when all of them are selected. */
  toggleAll: (filter: FindingsFilter, count: number) => void;
  clear: () => void;
}

/** Keeps a selection. It is of one list, so another tab begins without. */
export function useSelection(
  { index, matching }: FindingRows,
  tab: FindingsTab,
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
  return {
    selected,
    toggle: (id) => setSelection((now) => toggleSelected(now, id, matching)),
    toggleAll: (filter, count) =>
      setSelection(selected.size >= count ? nothingSelected : selectAll(filter)),
    clear: () => setSelection(nothingSelected),
  };
}
