export { TaskList } from '../widgets/task-list/index.ts';
export type {
  ChosenFilter,
  TaskFilterOptions,
  TaskListProps,
  TaskPatch,
} from '../widgets/task-list/index.ts';
