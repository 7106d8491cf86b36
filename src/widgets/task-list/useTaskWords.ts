import { useWords } from '../../provider/index.ts';
import { tasksWords, type TasksWords } from '../../words/index.ts';

/** The task list's words in the provider's language. */
export function useTaskWords(): TasksWords {
  return useWords('tasks', tasksWords);
}
