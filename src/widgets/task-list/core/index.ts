export { createTaskList } from './createTaskList.ts';
export type {
  CreateTaskListOptions,
  TaskDraft,
  TaskFileUpload,
  TaskListActions,
  TaskListController,
  TaskListState,
} from './createTaskList.ts';
export type { TaskListFilters } from './taskFilters.ts';
