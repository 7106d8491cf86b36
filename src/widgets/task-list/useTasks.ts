import { useStore } from 'zustand';
import type { ForwardedBody } from '../../contract/index.ts';
import {
  usePlatformActions,
  usePlatformInfiniteQuery,
  usePlatformMutation,
} from '../../provider/index.ts';
import {
  completeTaskMutation,
  createTaskChanges,
  createTaskMutation,
  deleteTaskMutation,
  tasksQuery,
} from '../../query/index.ts';
import type { TaskListActions, TaskListState } from './core/index.ts';
import { queryOf, shownTasks } from './core/taskFilters.ts';
import { readPages, type TaskRow } from './core/taskModel.ts';
import type { TaskListProps } from './declaration.ts';
import { useOwnTaskList } from './TaskListContext.ts';

/** Options of {@link useTasks}. */
export type UseTasksOptions = Pick<
  TaskListProps,
  'defaultView' | 'openWord' | 'writeAttachment' | 'onTaskChange'
>;

/** The state and actions of a headless task list. */
export interface UseTasks
  extends
    Omit<TaskListState, 'failures' | 'completing'>,
    Omit<TaskListActions, 'reportChange' | 'setFailures' | 'setCompleting'> {
  /** The loaded tasks of the open list. Undefined until the first page has loaded. */
  tasks: readonly TaskRow[] | undefined;
  /** The last list fetch's error; null otherwise. */
  error: Error | null;
  /** True if there are more tasks to fetch. */
  hasMore: boolean;
  loadMore: () => Promise<void>;
  refresh: () => Promise<void>;
  /** Creates a task with a title. Rejects with the platform's error. */
  add: (title: string) => Promise<void>;
  /**
   * Patches a task's fields, of which the documents name `title`. Rejects with the platform's
   * error.
   */
  update: (taskId: string, body: ForwardedBody) => Promise<void>;
  /** Adds a comment with an undocumented body. Rejects with the platform's error. */
  comment: (taskId: string, body: ForwardedBody) => Promise<void>;
  /** Completes a task. Rejects with the platform's error. */
  complete: (taskId: string) => Promise<void>;
  /** Deletes a task. Rejects with the platform's error. */
  remove: (taskId: string) => Promise<void>;
}

/**
 * The headless task list: `TaskList`'s state and actions.
 *
 * Routes: `{app_url}/api/tasks` and `/todo`, with the web app's session cookie; the client needs an
 * `appUrl`. A 401 in `error` means that the user isn't signed in there.
 *
 * @example
 * const { tasks, complete, openList } = useTasks();
 */
export function useTasks(options: UseTasksOptions = {}): UseTasks {
  const { openWord = 'open' } = options;
  const controller = useOwnTaskList(options);
  const state = useStore(controller.store);
  const { list: view, filters } = state.view;
  const list = usePlatformInfiniteQuery((client) =>
    tasksQuery(client, view, queryOf(view, filters, openWord)),
  );
  const changes = usePlatformActions(createTaskChanges);
  const adding = usePlatformMutation(createTaskMutation);
  const completing = usePlatformMutation(completeTaskMutation);
  const removing = usePlatformMutation(deleteTaskMutation);
  const { reportChange, ...actions } = controller.actions;
  return {
    ...state,
    ...actions,
    tasks: list.data && shownTasks(readPages(list.data.pages), filters),
    error: list.error,
    hasMore: list.hasNextPage,
    async loadMore() {
      await list.fetchNextPage();
    },
    async refresh() {
      await list.refetch();
    },
    async add(title) {
      await adding.mutateAsync(title);
    },
    async update(taskId, body) {
      await changes.update(taskId, body);
      reportChange({ taskId, change: 'updated' });
    },
    async comment(taskId, body) {
      await changes.comment(taskId, body);
      reportChange({ taskId, change: 'commented' });
    },
    async complete(taskId) {
      await completing.mutateAsync(taskId);
      reportChange({ taskId, change: 'completed' });
    },
    async remove(taskId) {
      await removing.mutateAsync(taskId);
      reportChange({ taskId, change: 'deleted' });
    },
  };
}
