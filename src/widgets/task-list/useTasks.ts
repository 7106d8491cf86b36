import type { Task, TaskFilters } from '../../contract/index.ts';
import { usePlatformInfiniteQuery } from '../../provider/index.ts';
import { tasksQuery, type TaskView } from '../../query/index.ts';

/** A list of tasks as it is drawn. */
export interface TasksState {
  /** Undefined until the first page came. */
  tasks: readonly Task[] | undefined;
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  refetch: () => void;
}

/** Tasks of a view under filters: `GET {app_url}/api/tasks` or `/todo`. */
export function useTasks(view: TaskView, filters: TaskFilters): TasksState {
  const list = usePlatformInfiniteQuery((client) => tasksQuery(client, view, filters));
  return {
    tasks: list.data?.pages.flatMap(({ tasks }) => tasks),
    error: list.error,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    refetch: () => void list.refetch(),
  };
}
