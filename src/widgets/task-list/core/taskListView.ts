import type { TaskView } from '../../../query/index.ts';
import { noFilters, type TaskListFilters } from './taskFilters.ts';

/** What a person looks at, as a value of JSON that a host can keep. */
export interface TaskListView {
  /** The person's own tasks, or everyone's. */
  list: TaskView;
  /** What the list is searched and filtered by. */
  filters: TaskListFilters;
  /** The task whose details are open. One that the list doesn't show is fetched. @default none */
  taskId?: string | undefined;
}

/** The whole view of some parts. What is left out, or was lost as JSON, is as at first. */
export function completeView({
  list = 'todo',
  filters,
  taskId,
}: Partial<TaskListView>): TaskListView {
  return { list, filters: { ...noFilters, ...filters }, taskId };
}
