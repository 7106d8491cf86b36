export * from './createTaskList.ts';
export type { TaskListView } from './taskListView.ts';
export type { TaskListFilters } from './taskFilters.ts';
