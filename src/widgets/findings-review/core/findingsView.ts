import * as v from 'valibot';
import { isSameJson, listOf, partsOf, type ViewSchemas } from '../../../controller/index.ts';

/** The lists that a reviewer moves between. */
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

/** A filter on the findings of a tab. Undefined members don't filter. */
export interface FindingsFilter {
  /** Words that a finding must all contain, whatever their case and accents. */
  search: string;
  /** Any of these. An empty list matches nothing. */
  themes: readonly string[] | undefined;
  /** Bounds of the confidence, both included, in the platform's own figures. */
  confidence: { from: number; to: number } | undefined;
  /** Comes from any of these connections. An empty list matches nothing. */
  connectionIds: readonly string[] | undefined;
  /** Any of these. An empty list matches nothing. */
  statuses: readonly string[] | undefined;
  /** True for skipped findings only, false for the others. */
  isSkipped: boolean | undefined;
}

/** A column that is shown, and how wide in CSS pixels. */
export interface ShownColumn {
  column: FindingsColumn;
  width: number;
}

/** By what the findings are sorted. */
export interface FindingsSort {
  column: FindingsColumn;
  direction: 'ascending' | 'descending';
}

/** By what the findings can be put together. */
export const findingsGroups = ['theme', 'connections'] as const satisfies readonly FindingsGroup[];

/** The criteria by which findings can be grouped. */
export type FindingsGroup = 'theme' | 'connections';

/** The view of a reviewer: plain data, to be stored and given back. */
export interface FindingsView {
  tab: FindingsTab;
  filter: FindingsFilter;
  /** Undefined: as the platform lists them. */
  sort: FindingsSort | undefined;
  /** In their order. May be empty; unknown columns are ignored. */
  columns: readonly ShownColumn[];
  /**
   * The finding whose details are open. One that the list doesn't have is fetched. Undefined: where
   * details stand beside the list, they are of the finding that the reviewer is at; `null`: the
   * details are closed there too.
   */
  findingId?: string | null | undefined;
  /** By what the findings are put together. @default undefined, for one list */
  group?: FindingsGroup | undefined;
  /** The layout: a list, or one finding at a time. @default 'list' */
  layout?: 'list' | 'focus' | undefined;
}

/** A view under a name, as the host keeps it. */
export interface SavedFindingsView {
  name: string;
  view: FindingsView;
}

/** A filter that lets everything through. */
export const noFilter: FindingsFilter = {
  search: '',
  themes: undefined,
  confidence: undefined,
  connectionIds: undefined,
  statuses: undefined,
  isSkipped: undefined,
};

/** The initial widths of columns, in CSS pixels. */
export const columnWidths: Record<FindingsColumn, number> = {
  title: 260,
  theme: 120,
  confidence: 110,
  connections: 190,
  status: 120,
  state: 120,
};

/** The view until the reviewer changes it. */
export const defaultFindingsView: FindingsView = {
  tab: 'pending',
  filter: noFilter,
  sort: undefined,
  columns: (['title', 'theme', 'confidence', 'connections'] as const).map((column) => ({
    column,
    width: columnWidths[column],
  })),
};

/** Returns how many members of a filter are set, apart from the search. */
export function countFilters(filter: FindingsFilter): number {
  const { themes, confidence, connectionIds, statuses, isSkipped } = filter;
  const members = [themes, confidence, connectionIds, statuses, isSkipped];
  return members.filter((member) => member !== undefined).length;
}

/** Returns whether a filter holds anything back. */
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

/** Reads a view that a host gives. */
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

/** The same view, with the members of another one that are equal. Rows are found by identity. */
export function withSameParts(view: FindingsView, other: FindingsView): FindingsView {
  const { filter, sort } = other;
  return {
    ...view,
    ...(isSameJson(view.filter, filter) ? { filter } : {}),
    ...(isSameJson(view.sort, sort) ? { sort } : {}),
  };
}

/** A view without the finding that is open, which belongs to the moment. */
export function withoutFinding({ findingId: _, ...view }: FindingsView): FindingsView {
  return view;
}

/** Returns whether two views ask for the same findings in the same order. */
export function isSameList(a: FindingsView, b: FindingsView): boolean {
  return a.tab === b.tab && a.filter === b.filter && a.sort === b.sort && a.group === b.group;
}
