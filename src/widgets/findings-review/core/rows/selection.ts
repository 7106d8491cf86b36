import type { FindingsFilter } from '../findingsView.ts';

/**
 * A selection: listed findings, or all that match a filter, with exceptions. An empty list means
 * none.
 */
export type Selection =
  | { readonly kind: 'ids'; readonly ids: ReadonlySet<string> }
  | {
      readonly kind: 'all';
      readonly filter: FindingsFilter;
      readonly except: ReadonlySet<string>;
    };

export const nothingSelected: Extract<Selection, { kind: 'ids' }> = {
  kind: 'ids',
  ids: new Set(),
};

/** Selects everything that matches a filter. */
export function selectAll(filter: FindingsFilter): Selection {
  return { kind: 'all', filter, except: new Set() };
}

/** Adds everything that matches a filter. Other selected findings are listed individually. */
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
 * Returns the ids of a selection.
 *
 * @param matching - Returns the ids that match the filter of an `all` selection.
 */
export function selectedIds(
  selection: Selection,
  matching: (filter: FindingsFilter) => readonly string[],
): ReadonlySet<string> {
  if (selection.kind === 'ids') return selection.ids;
  return new Set(matching(selection.filter).filter((id) => !selection.except.has(id)));
}

export function toggleSelected(
  selection: Selection,
  id: string,
  matching: (filter: FindingsFilter) => readonly string[],
): Selection {
  if (selection.kind === 'ids') return { kind: 'ids', ids: toggled(selection.ids, id) };
  const ids = matching(selection.filter);
  if (ids.includes(id)) return { ...selection, except: toggled(selection.except, id) };
  // The filter has changed since and excludes the finding, so the selection becomes a list.
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
