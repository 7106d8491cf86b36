export { TaskList } from './TaskList.tsx';
export type { TaskChange, TaskListView } from './core/index.ts';
export type { TaskListProps } from './declaration.ts';
export type { TaskPatch } from './core/taskChanges.ts';
export type { WriteAttachment } from '../../query/index.ts';
export type { ChosenFilter, TaskFilterOptions } from './core/taskFilters.ts';
export * from './useTasks.ts';
export type { TaskComment, TaskFile, TaskRow } from './core/taskModel.ts';
