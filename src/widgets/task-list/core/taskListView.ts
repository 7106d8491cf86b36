import * as v from 'valibot';
import { partsOf, type ViewSchemas } from '../../../controller/index.ts';
import type { TaskView } from '../../../query/index.ts';
import { noFilters, type TaskListFilters } from './taskFilters.ts';

/** The view of a person, as a JSON value that a host can keep. */
export interface TaskListView {
  /** The person's own tasks, or everyone's. */
  list: TaskView;
  /** The search and the filters of the list. */
  filters: TaskListFilters;
  /** The task whose details are open. One that the list doesn't show is fetched. @default none */
  taskId?: string | undefined;
}

/** The view at first. */
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

/** Reads a view that a host gives. */
export const taskListViewSchemas: ViewSchemas<TaskListView> = {
  list: v.picklist(['todo', 'all']),
  filters: v.pipe(
    filterParts,
    v.transform((parts) => ({ ...noFilters, ...parts })),
  ),
  taskId: v.optional(v.string()),
};
