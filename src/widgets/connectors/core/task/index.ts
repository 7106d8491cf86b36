export { createTask } from './createTask.ts';
export type { TaskActions, TaskController, TaskEvents, TaskState } from './createTask.ts';
