/** Words of the task list and forms. */
export interface TasksWords {
  /** Names the widget's region. */
  tasks: string;
}

/** The words of the task list and forms in English. */
export const tasksWords: TasksWords = {
  tasks: 'Tasks',
};
