import type { TaskFilters } from '../../../contract/index.ts';
import type { TaskView } from '../../../query/index.ts';

/** Filters with a list of options. */
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

/** The filters' options. The platform documents none, so the host declares them. */
export type TaskFilterOptions = Partial<
  Record<ChosenFilter, readonly { value: string; label: string }[]>
>;

export type FilterOptions = NonNullable<TaskFilterOptions[ChosenFilter]>;

/** The values that a task's fields may take. */
export type TaskChoices = Readonly<Record<'priority' | 'status', FilterOptions>>;

/** The user's search and filters. */
export interface TaskListFilters extends Partial<Record<ChosenFilter, string>> {
  q: string;
  showCompleted: boolean;
}

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

export function isUnfiltered(filters: TaskListFilters): boolean {
  return filters.q.trim() === '' && Object.keys(chosenOf(filters)).length === 0;
}

/**
 * Returns a view's query. The user's own list supports fewer filters than everyone's.
 *
 * @param openWord - The undocumented value of `completion` for open tasks.
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

/** Filters tasks locally, in case the platform doesn't know `openWord`. */
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
