export { TaskList } from '../widgets/task-list/index.ts';
export type {
  ChosenFilter,
  TaskChange,
  TaskFilterOptions,
  TaskListProps,
  TaskListView,
  TaskPatch,
} from '../widgets/task-list/index.ts';
