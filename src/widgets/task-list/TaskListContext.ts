import { createContext, useContext, type ReactNode } from 'react';
import type { ForwardedBody } from '../../contract/index.ts';
import { createWidgetContext, useWords } from '../../provider/index.ts';
import { tasksWords, type TasksWords } from '../../words/index.ts';
import type { TaskListActions, TaskListEvents, TaskListState } from './core/index.ts';
import type { TaskWriters } from './core/taskChanges.ts';
import type { TaskFilterOptions } from './core/taskFilters.ts';
import type { TaskRow } from './core/taskModel.ts';

/** The list's controller, for the parts of `TaskList`. */
export const {
  Provider: TaskListProvider,
  useActions: useTaskListActions,
  useSelect: useTaskListState,
} = createWidgetContext<TaskListState, TaskListActions, TaskListEvents>('TaskList');

/** The host's options, for the parts. */
export interface TaskListOptions extends TaskWriters {
  onSignIn: (() => void) | undefined;
  writeComment: (text: string) => ForwardedBody;
  openWord: string;
  filterOptions: TaskFilterOptions;
  renderTask: ((task: TaskRow) => ReactNode) | undefined;
  renderDetails: ((task: TaskRow) => ReactNode) | undefined;
}

/** Carries {@link TaskListOptions}. */
export const TaskListOptionsContext = createContext<TaskListOptions>({
  onSignIn: undefined,
  writeComment: (text) => ({ text }),
  openWord: 'open',
  filterOptions: {},
  writePatch: undefined,
  writeAssignees: undefined,
  renderTask: undefined,
  renderDetails: undefined,
});

/** Returns the host's options. */
export function useTaskListOptions(): TaskListOptions {
  return useContext(TaskListOptionsContext);
}

/** The task list's words in the provider's language. */
export function useTaskWords(): TasksWords {
  return useWords('tasks', tasksWords);
}
