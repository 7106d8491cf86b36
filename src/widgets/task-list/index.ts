export { TaskList } from './TaskList.tsx';
export type { TaskListProps } from './TaskList.tsx';
