import type { TasksWords } from '../tasks.ts';

/** The words of the task list and forms in German. */
export const germanTasks: TasksWords = {
  tasks: 'Aufgaben',
};
