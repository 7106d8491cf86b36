import * as v from 'valibot';
import { partsOf, type ViewSchemas } from '../../../controller/index.ts';
import type { TaskView } from '../../../query/index.ts';
import { noFilters, type TaskListFilters } from './taskFilters.ts';

/** The user's view as JSON, for the host to persist. */
export interface TaskListView {
  /** The user's own tasks, or everyone's. */
  list: TaskView;
  /** The list's search and filters. */
  filters: TaskListFilters;
  /** The task with open details. Fetched if the list doesn't contain it. @default none */
  taskId?: string | undefined;
}

export const initialView: TaskListView = { list: 'todo', filters: noFilters, taskId: undefined };

const text = v.string();

const filterParts = partsOf<TaskListFilters>({
  q: text,
  showCompleted: v.boolean(),
  priority: text,
  status: text,
  view: text,
  assigneeUserId: text,
  teamIds: text,
  departmentId: text,
});

export const taskListViewSchemas: ViewSchemas<TaskListView> = {
  list: v.picklist(['todo', 'all']),
  filters: v.pipe(
    filterParts,
    v.transform((parts) => ({ ...noFilters, ...parts })),
  ),
  taskId: v.optional(v.string()),
};
