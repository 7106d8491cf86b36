import type { FindingsFilter } from '../findingsView.ts';

/**
 * The selection: these findings, or all that match a filter except some. No list means "all", least
 * of all an empty one.
 */
export type Selection =
  | { readonly kind: 'ids'; readonly ids: ReadonlySet<string> }
  | {
      readonly kind: 'all';
      readonly filter: FindingsFilter;
      readonly except: ReadonlySet<string>;
    };

/** Nothing. */
export const nothingSelected: Extract<Selection, { kind: 'ids' }> = {
  kind: 'ids',
  ids: new Set(),
};

/** All that match a filter. */
export function selectAll(filter: FindingsFilter): Selection {
  return { kind: 'all', filter, except: new Set() };
}

/** Adds all that match a filter. Others stay selected, and are listed one by one. */
export function addAll(
  selection: Selection,
  filter: FindingsFilter,
  matching: (filter: FindingsFilter) => readonly string[],
): Selection {
  const wanted = matching(filter);
  const before = selectedIds(selection, matching);
  const all = new Set([...before, ...wanted]);
  return all.size === wanted.length ? selectAll(filter) : { kind: 'ids', ids: all };
}

/** Takes findings out of a selection. */
export function withoutIds(
  selection: Selection,
  ids: readonly string[],
  matching: (filter: FindingsFilter) => readonly string[],
): Selection {
  const left = new Set(selectedIds(selection, matching));
  for (const id of ids) left.delete(id);
  return left.size === 0 ? nothingSelected : { kind: 'ids', ids: left };
}

/**
 * The ids that a selection means.
 *
 * @param matching - The ids that match the filter of an `all`. Asked only then.
 */
export function selectedIds(
  selection: Selection,
  matching: (filter: FindingsFilter) => readonly string[],
): ReadonlySet<string> {
  if (selection.kind === 'ids') return selection.ids;
  return new Set(matching(selection.filter).filter((id) => !selection.except.has(id)));
}

/**
 * Adds a finding to a selection, or takes it out.
 *
 * @param matching - The ids that match the filter of an `all`.
 */
export function toggleSelected(
  selection: Selection,
  id: string,
  matching: (filter: FindingsFilter) => readonly string[],
): Selection {
  if (selection.kind === 'ids') return { kind: 'ids', ids: toggled(selection.ids, id) };
  const ids = matching(selection.filter);
  if (ids.includes(id)) return { ...selection, except: toggled(selection.except, id) };
  // The filter has changed since, so the finding is none of the "all": name each one instead.
  return {
    kind: 'ids',
    ids: toggled(
      selectedIds(selection, () => ids),
      id,
    ),
  };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
