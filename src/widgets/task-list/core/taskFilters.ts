import type { TaskFilters } from '../../../contract/index.ts';
import type { TaskView } from '../../../query/index.ts';

/** What a person searches and filters by. */
export interface TaskListFilters {
  q: string;
  priority: string;
  status: string;
  showCompleted: boolean;
}

/** Nothing chosen. */
export const noFilters: TaskListFilters = { q: '', priority: '', status: '', showCompleted: false };

/** Whether nothing is chosen that narrows the list. */
export function isUnfiltered({ q, priority, status }: TaskListFilters): boolean {
  return q.trim() === '' && priority === '' && status === '';
}

/**
 * The query of a view. One's own list takes fewer filters than that of all.
 *
 * @param openWord - The value of `completion` for open tasks, which is not documented.
 */
export function queryOf(
  view: TaskView,
  { q, priority, status, showCompleted }: TaskListFilters,
  openWord: string,
): TaskFilters & { includeCompleted?: string } {
  const common = priority === '' ? {} : { priority };
  if (view === 'todo') return { ...common, ...(showCompleted ? { includeCompleted: 'true' } : {}) };
  return {
    ...common,
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(status === '' ? {} : { status }),
    ...(showCompleted ? {} : { completion: openWord }),
  };
}
