import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { ForwardedBody, Task, TaskFilters } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { taskCountsQuery, taskKeys, taskQuery, tasksQuery, type TaskView } from './taskQueries.ts';

export type { TaskView };

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
  const { client } = useBrainstem();
  const list = useInfiniteQuery(tasksQuery(client, view, filters));
  return {
    tasks: list.data?.pages.flatMap(({ tasks }) => tasks),
    error: list.error,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    refetch: () => void list.refetch(),
  };
}

/** The platform's counters, as they came: `GET {app_url}/api/tasks/counts` or `/todo/counts`. */
export function useTaskCounts(view: TaskView): UseQueryResult {
  return useQuery(taskCountsQuery(useBrainstem().client, view));
}

/** One task in full: `GET {app_url}/api/tasks/{id}`. */
export function useTask(id: string): UseQueryResult<Task | null> {
  return useQuery(taskQuery(useBrainstem().client, id));
}

/** What can be done with tasks. Each rejects as the platform refuses; all lists follow. */
export interface TaskActs {
  create: (title: string) => Promise<void>;
  complete: (id: string) => Promise<void>;
  comment: (id: string, body: ForwardedBody) => Promise<void>;
  /** @param onProgress - Told how much has gone, from 0 to 1. */
  attach: (
    id: string,
    file: File,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** The address to download an attachment from. */
  download: (storageKey: string) => Promise<string>;
}

/** The writing routes of `{app_url}/api/tasks`. */
export function useTaskActs(): TaskActs {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  const write = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    gcTime: 0,
    onSuccess: () => queries.invalidateQueries({ queryKey: taskKeys.all(client) }),
  });
  const run = async (act: () => Promise<unknown>): Promise<void> => {
    await write.mutateAsync(act);
  };
  return {
    create: (title) => run(() => api.createTask(client, { title })),
    complete: (id) => run(() => api.completeTask(client, id)),
    comment: (id, body) => run(() => api.addTaskComment(client, id, body)),
    attach: (id, file, { signal, onProgress }) =>
      run(() =>
        api.uploadTaskAttachment(
          client,
          { taskId: id, file },
          {
            signal,
            onProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0),
          },
        ),
      ),
    remove: (id) => run(() => api.deleteTask(client, id)),
    download: async (storageKey) => (await api.getTaskDownload(client, storageKey)).url,
  };
}
