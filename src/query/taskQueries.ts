import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { Task, TaskFilters } from '../contract/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';

type Client = BrainstemContextValue['client'];

/** The person's own tasks, or all of the organisation's. */
export type TaskView = 'todo' | 'all';

/** A page of tasks, as far as it could be read. */
export interface TaskPage {
  tasks: readonly Task[];
  /** How many there are in all, where the answer says so. */
  total: number | undefined;
}

/** Keys of the tasks' server state, for reading and invalidating. */
export const taskKeys = {
  all: (client: Client) => ['brainstem', client.key, 'tasks'] as const,
};

/** Tasks that one page holds. */
const tasksPerPage = 20;

/** Tasks, page after page: `GET {app_url}/api/tasks` or `/todo`. */
export function tasksQuery(client: Client, view: TaskView, filters: TaskFilters) {
  return infiniteQueryOptions({
    queryKey: [...taskKeys.all(client), 'list', view, filters] as const,
    queryFn: async ({ pageParam, signal }): Promise<TaskPage> => {
      const query = { ...filters, page: String(pageParam), limit: String(tasksPerPage) };
      const list = view === 'todo' ? api.listTodo : api.listTasks;
      const answer = await list(client, query, { signal });
      return { tasks: api.readTasks(answer), total: totalIn(answer) };
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const got = pages.reduce((count, { tasks }) => count + tasks.length, 0);
      const hasMore =
        last.total === undefined ? last.tasks.length >= tasksPerPage : got < last.total;
      return hasMore && last.tasks.length > 0 ? pages.length + 1 : undefined;
    },
  });
}

/** The platform's counters, as they came: `GET {app_url}/api/tasks/counts` or `/todo/counts`. */
export function taskCountsQuery(client: Client, view: TaskView) {
  return queryOptions({
    queryKey: [...taskKeys.all(client), 'counts', view] as const,
    queryFn: ({ signal }) =>
      view === 'todo' ? api.countTodo(client, { signal }) : api.countTasks(client, { signal }),
  });
}

/** One task: `GET {app_url}/api/tasks/{id}`. Null where the answer holds none. */
export function taskQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: [...taskKeys.all(client), 'task', id] as const,
    queryFn: async ({ signal }) =>
      api.readTasks(await api.getTask(client, id, { signal }))[0] ?? null,
  });
}

/** How many there are, under the names that a count may have. The shape is not shown. */
function totalIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  const fields = new Map(Object.entries<unknown>({ ...answer }));
  const found = ['total', 'totalCount', 'total_count'].map((name) => fields.get(name));
  return found.find((value) => typeof value === 'number');
}
