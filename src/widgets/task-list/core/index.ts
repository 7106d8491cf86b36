export { createTaskList } from './createTaskList.ts';
export type {
  CreateTaskListOptions,
  TaskChange,
  TaskDraft,
  TaskFileUpload,
  TaskListActions,
  TaskListController,
  TaskListEvents,
  TaskListState,
} from './createTaskList.ts';
export type { TaskListView } from './taskListView.ts';
export type { TaskListFilters } from './taskFilters.ts';
