import type { TaskFilters } from '../../../contract/index.ts';
import type { TaskView } from '../../../query/index.ts';

/** Filters whose values a person chooses from a list. */
export const chosenFilters = [
  'priority',
  'status',
  'view',
  'assigneeUserId',
  'teamIds',
  'departmentId',
] as const;

/** One of {@link chosenFilters}. */
export type ChosenFilter = (typeof chosenFilters)[number];

/** The options of the filters. The platform documents no values, so the host knows them. */
export type TaskFilterOptions = Partial<
  Record<ChosenFilter, readonly { value: string; label: string }[]>
>;

/** The search and the filters of a person. */
export interface TaskListFilters extends Partial<Record<ChosenFilter, string>> {
  q: string;
  showCompleted: boolean;
}

/** Nothing chosen. */
export const noFilters: TaskListFilters = {
  q: '',
  showCompleted: false,
  priority: '',
  status: '',
  view: '',
  assigneeUserId: '',
  teamIds: '',
  departmentId: '',
};

/** Returns whether nothing narrows the list. */
export function isUnfiltered(filters: TaskListFilters): boolean {
  return filters.q.trim() === '' && Object.keys(chosenOf(filters)).length === 0;
}

/**
 * The query of a view. One's own list takes fewer filters than that of all.
 *
 * @param openWord - The value of `completion` for open tasks, which is not documented.
 */
export function queryOf(
  view: TaskView,
  filters: TaskListFilters,
  openWord: string,
): TaskFilters & { includeCompleted?: string } {
  const { q, showCompleted } = filters;
  const { priority, ...others } = chosenOf(filters);
  const common = priority === undefined ? {} : { priority };
  if (view === 'todo') return { ...common, ...(showCompleted ? { includeCompleted: 'true' } : {}) };
  return {
    ...common,
    ...others,
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(showCompleted ? {} : { completion: openWord }),
  };
}

/** The tasks that filters let through, where the platform doesn't know our word for open ones. */
export function shownTasks<Row extends { readonly isCompleted: boolean }>(
  rows: readonly Row[],
  { showCompleted }: TaskListFilters,
): readonly Row[] {
  return showCompleted ? rows : rows.filter(({ isCompleted }) => !isCompleted);
}

function chosenOf(filters: TaskListFilters): Partial<Record<ChosenFilter, string>> {
  return Object.fromEntries(
    chosenFilters.flatMap((name) => {
      const value = filters[name];
      return value === undefined || value === '' ? [] : [[name, value] as const];
    }),
  );
}
