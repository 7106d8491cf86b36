export { TaskList, useTasks } from '../widgets/task-list/index.ts';
export type {
  ChosenFilter,
  TaskChange,
  TaskComment,
  TaskFile,
  TaskFilterOptions,
  TaskListProps,
  TaskListView,
  TaskPatch,
  TaskRow,
  WriteAttachment,
  UseTasks,
  UseTasksOptions,
} from '../widgets/task-list/index.ts';
