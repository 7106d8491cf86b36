import * as v from 'valibot';
import { isSameJson, listOf, partsOf, type ViewSchemas } from '../../../controller/index.ts';

/** The tabs of a review. */
export const findingsTabs = ['pending', 'approved', 'rejected', 'all'] as const;

/** One of {@link findingsTabs}. */
export type FindingsTab = (typeof findingsTabs)[number];

/** All columns, in their default order. */
export const findingsColumns = [
  'title',
  'theme',
  'confidence',
  'connections',
  'status',
  'state',
] as const;

/** One of {@link findingsColumns}. */
export type FindingsColumn = (typeof findingsColumns)[number];

/** A filter on a tab's findings. Undefined members don't filter. */
export interface FindingsFilter {
  /** Search words that a finding must all contain, ignoring case and accents. */
  search: string;
  /** Any of these themes. An empty list matches nothing. */
  themes: readonly string[] | undefined;
  /** Inclusive bounds of the confidence, on the platform's own scale. */
  confidence: { from: number; to: number } | undefined;
  /** Any of these connections. An empty list matches nothing. */
  connectionIds: readonly string[] | undefined;
  /** Any of these statuses. An empty list matches nothing. */
  statuses: readonly string[] | undefined;
  /** True for skipped findings only, false for unskipped ones only. */
  isSkipped: boolean | undefined;
}

/** A visible column and its width in CSS pixels. */
export interface ShownColumn {
  column: FindingsColumn;
  width: number;
}

/** The column and direction by which the findings are sorted. */
export interface FindingsSort {
  column: FindingsColumn;
  direction: 'ascending' | 'descending';
}

export const findingsGroups = ['theme', 'connections'] as const satisfies readonly FindingsGroup[];

/** The property by which the findings are grouped. */
export type FindingsGroup = 'theme' | 'connections';

/** A reviewer's view, as plain data that hosts can store and restore. */
export interface FindingsView {
  tab: FindingsTab;
  filter: FindingsFilter;
  /** Undefined for the platform's order. */
  sort: FindingsSort | undefined;
  /** In display order. May be empty; unknown columns are ignored. */
  columns: readonly ShownColumn[];
  /**
   * The finding whose details are open, fetched if the list doesn't contain it. Undefined: a side
   * panel shows the details of the reviewer's current finding. `null`: the side panel is closed.
   */
  findingId?: string | null | undefined;
  /** The grouping. @default undefined, for one list */
  group?: FindingsGroup | undefined;
  /** The layout: a list, or one finding at a time. @default 'list' */
  layout?: 'list' | 'focus' | undefined;
}

/** A named view, stored by the host. */
export interface SavedFindingsView {
  name: string;
  view: FindingsView;
}

export const noFilter: FindingsFilter = {
  search: '',
  themes: undefined,
  confidence: undefined,
  connectionIds: undefined,
  statuses: undefined,
  isSkipped: undefined,
};

/** The default widths of columns, in CSS pixels. */
export const columnWidths: Record<FindingsColumn, number> = {
  title: 260,
  theme: 120,
  confidence: 120,
  connections: 190,
  status: 120,
  state: 120,
};

/** The initial view. */
export const defaultFindingsView: FindingsView = {
  tab: 'pending',
  filter: noFilter,
  sort: undefined,
  columns: (['title', 'theme', 'confidence', 'connections'] as const).map((column) => ({
    column,
    width: columnWidths[column],
  })),
};

/** Returns the number of active filters, not counting the search. */
export function countFilters(filter: FindingsFilter): number {
  const { themes, confidence, connectionIds, statuses, isSkipped } = filter;
  const members = [themes, confidence, connectionIds, statuses, isSkipped];
  return members.filter((member) => member !== undefined).length;
}

export function isFiltering(filter: FindingsFilter): boolean {
  return filter.search.trim() !== '' || countFilters(filter) > 0;
}

const texts = v.optional(listOf(v.string()));

const filterParts = partsOf<FindingsFilter>({
  search: v.string(),
  themes: texts,
  confidence: v.optional(v.object({ from: v.number(), to: v.number() })),
  connectionIds: texts,
  statuses: texts,
  isSkipped: v.optional(v.boolean()),
});

export const findingsViewSchemas: ViewSchemas<FindingsView> = {
  tab: v.picklist(findingsTabs),
  filter: v.pipe(
    filterParts,
    v.transform((parts) => ({ ...noFilter, ...parts })),
  ),
  sort: v.optional(
    v.object({
      column: v.picklist(findingsColumns),
      direction: v.picklist(['ascending', 'descending']),
    }),
  ),
  columns: listOf(v.object({ column: v.picklist(findingsColumns), width: v.number() })),
  findingId: v.nullish(v.string()),
  group: v.optional(v.picklist(findingsGroups)),
  layout: v.optional(v.picklist(['list', 'focus'])),
};

/** Returns the view with equal members of another one, as queries are compared by identity. */
export function withSameParts(view: FindingsView, other: FindingsView): FindingsView {
  const { filter, sort } = other;
  return {
    ...view,
    ...(isSameJson(view.filter, filter) ? { filter } : {}),
    ...(isSameJson(view.sort, sort) ? { sort } : {}),
  };
}

/** Returns a view without the open finding, which isn't worth persisting. */
export function withoutFinding({ findingId: _, ...view }: FindingsView): FindingsView {
  return view;
}

/** Returns true if two views list the same findings in the same order. */
export function isSameList(a: FindingsView, b: FindingsView): boolean {
  return a.tab === b.tab && a.filter === b.filter && a.sort === b.sort && a.group === b.group;
}
