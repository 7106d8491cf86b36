import {
  MutationObserver,
  notifyManager,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/query-core';
import * as api from '../api/index.ts';
import { leftOutOf, withUnreadableCount, type BrainstemClient } from '../client/index.ts';
import type { ForwardedBody, Task, TaskFilters } from '../contract/index.ts';
import {
  infiniteQueryOptions,
  mutationOptions,
  orGone,
  platformKey,
  queryOptions,
} from './options.ts';
import { createOwnWrites, withWrites, type ItemWrite } from './own-writes/ownWrites.ts';

/** The user's own tasks, or all of the organisation's. */
export type TaskView = 'todo' | 'all';

/** The readable tasks of a page. */
export interface TaskPage {
  tasks: Task[];
  /** The total number, if the answer contains it. */
  total: number | undefined;
}

/** Keys of the tasks' server state, for reading and invalidating. */
const taskKeys = {
  all: (client: BrainstemClient) => platformKey(client, 'tasks'),
  lists: (client: BrainstemClient) => platformKey(client, 'tasks', 'list'),
};

/** Returns the user's own writes, which their lists may not show yet. */
const ownTasks = createOwnWrites<ItemWrite<Task>>();

/** Compares by title if an id is missing: a created task may have been returned without one. */
const isSameTask = (one: Task, other: Task): boolean =>
  one.id === undefined || other.id === undefined
    ? one.title === other.title
    : String(one.id) === String(other.id);

/**
 * Adds a change of a task. Forgets what it supersedes: changes whose outcome is unknown, and the
 * creation of a task without an id or that no list need show any more.
 */
function addChange(
  client: BrainstemClient,
  queryClient: QueryClient,
  id: string,
  change: (task: Task) => Task | undefined,
): void {
  const changes = listedAs(client, queryClient, id).map((task) => ({
    before: task,
    after: change(task),
  }));
  const isListed =
    changes.length > 0 &&
    changes.every(({ after }) => after !== undefined && after.isCompleted !== true);
  const own = ownTasks(client);
  own.forget(({ before, after }) => {
    if (before === undefined && after?.id === undefined) return true;
    const isIt = String(before?.id ?? after?.id) === id;
    return isIt && (before === after || (before === undefined && !isListed));
  });
  own.add(changes);
}

const tasksPerPage = 20;

/**
 * Fetches tasks page by page: `GET {app_url}/api/tasks` or `/todo`. A repeated page ends the list,
 * since the platform may ignore `page`.
 */
export function tasksQuery(client: BrainstemClient, view: TaskView, filters: TaskFilters) {
  return infiniteQueryOptions({
    queryKey: platformKey(client, 'tasks', 'list', view, filters),
    queryFn: async ({ pageParam, signal, client: queryClient }): Promise<TaskPage> => {
      const query = { ...filters, page: String(pageParam), limit: String(tasksPerPage) };
      const list = view === 'todo' ? api.listTodo : api.listTasks;
      const answer = await list(client, query, { signal });
      const page = { tasks: api.readTasks(answer), total: totalIn(answer) };
      // A created task belongs on the last page, and in no search.
      const takesAdded =
        page.tasks.length < tasksPerPage &&
        Object.keys(filters).every((name) => name === 'completion' || name === 'includeCompleted');
      const own = ownTasks(client);
      const tasks = withUnreadableCount(
        withWrites(
          page.tasks,
          own.recent().filter(({ before }) => before !== undefined || takesAdded),
          isSameTask,
        ),
        page.tasks,
      );
      if (tasks === page.tasks) return page;
      own.readAgain(() => void queryClient.invalidateQueries({ queryKey: taskKeys.all(client) }));
      const total = page.total && page.total + tasks.length - page.tasks.length;
      return { tasks, total };
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const sent = ({ tasks }: TaskPage): number => tasks.length + leftOutOf(tasks);
      const got = pages.reduce((count, page) => count + sent(page), 0);
      const hasMore = last.total === undefined ? sent(last) >= tasksPerPage : got < last.total;
      const earlier = pages.at(-2)?.tasks ?? [];
      const hasNew = last.tasks.some((task) => !earlier.some((other) => isSameTask(task, other)));
      return hasMore && hasNew ? pages.length + 1 : undefined;
    },
  });
}

/** Fetches the raw counters: `GET {app_url}/api/tasks/counts` or `/todo/counts`. */
export function taskCountsQuery(client: BrainstemClient, view: TaskView) {
  return queryOptions({
    queryKey: platformKey(client, 'tasks', 'counts', view),
    queryFn: ({ signal }) =>
      view === 'todo' ? api.countTodo(client, { signal }) : api.countTasks(client, { signal }),
  });
}

/** Fetches one task: `GET {app_url}/api/tasks/{id}`. Null if the answer contains none. */
export function taskQuery(client: BrainstemClient, id: string) {
  return queryOptions({
    queryKey: platformKey(client, 'tasks', 'task', id),
    queryFn: async ({ signal }): Promise<Task | null> =>
      api.readTasks(await api.getTask(client, id, { signal }))[0] ?? null,
  });
}

/** Creates a task from a title: `POST {app_url}/api/tasks`. */
export function createTaskMutation(client: BrainstemClient) {
  return changesTasks(client, async (title: string) => {
    const answer = await api.createTask(client, { title });
    // The answer isn't documented: it may be the task or empty.
    const [after = { title }] = api.readTasks(answer);
    ownTasks(client).add([{ before: undefined, after }]);
    return answer;
  });
}

/** Changes a task: `PATCH {app_url}/api/tasks/{id}`. Changes of one task are sent in order. */
export function updateTaskMutation(client: BrainstemClient, id: string) {
  const inOrder = { scope: { id: JSON.stringify([...taskKeys.all(client), id]) } };
  const change = async (body: ForwardedBody, queryClient: QueryClient): Promise<unknown> => {
    const answer = await api.updateTask(client, id, body);
    const changed = api.readTasks(answer).find((task) => String(task.id) === id);
    // An unchanged list is read again, also if the answer doesn't tell the outcome.
    addChange(client, queryClient, id, (task) => (changed ? { ...task, ...changed } : task));
    return answer;
  };
  return changesTasks(client, change, inOrder);
}

/** Completes a task: `POST {app_url}/api/tasks/{id}/complete`. */
export function completeTaskMutation(client: BrainstemClient) {
  return changesTasks(client, async (id: string, queryClient) => {
    const answer = await api.completeTask(client, id);
    const complete = (task: Task): Task =>
      String(task.id) === id ? { ...task, isCompleted: true } : task;
    addChange(client, queryClient, id, complete);
    // No list may offer to complete it again, not even one that can't be fetched.
    queryClient.setQueriesData<InfiniteData<TaskPage>>(
      { queryKey: taskKeys.lists(client) },
      (data) => data && { ...data, pages: data.pages.map((page) => withTasks(page, complete)) },
    );
    return answer;
  });
}

/** Returns a task as the cached lists show it, the latest list last. */
function listedAs(client: BrainstemClient, queryClient: QueryClient, id: string): Task[] {
  const fetchedAt = (key: QueryKey): number => queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
  return queryClient
    .getQueriesData<InfiniteData<TaskPage>>({ queryKey: taskKeys.lists(client) })
    .toSorted(([one], [other]) => fetchedAt(one) - fetchedAt(other))
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ tasks }) => tasks)
    .filter((task) => String(task.id) === id);
}

const withTasks = (page: TaskPage, change: (task: Task) => Task): TaskPage => ({
  ...page,
  tasks: withUnreadableCount(page.tasks.map(change), page.tasks),
});

/**
 * Deletes a task: `DELETE {app_url}/api/tasks/{id}`. One that the web app doesn't have counts as
 * deleted.
 */
export function deleteTaskMutation(client: BrainstemClient) {
  return changesTasks(client, async (id: string, queryClient) => {
    const answer = await orGone(api.deleteTask(client, id));
    addChange(client, queryClient, id, () => undefined);
    return answer;
  });
}

/** Comments on a task: `POST {app_url}/api/tasks/{id}/comments`. */
export function commentTaskMutation(client: BrainstemClient, id: string) {
  return changesTasks(client, (body: ForwardedBody) => api.addTaskComment(client, id, body));
}

/**
 * Returns the task changes, for a host with its own UI, which writes their bodies. Each rejects with
 * the platform's error.
 */
export function createTaskChanges(client: BrainstemClient, queryClient: QueryClient) {
  client = client.forUser();
  return {
    update: (id: string, body: ForwardedBody) =>
      new MutationObserver(queryClient, updateTaskMutation(client, id)).mutate(body),
    comment: (id: string, body: ForwardedBody) =>
      new MutationObserver(queryClient, commentTaskMutation(client, id)).mutate(body),
  };
}

/** A file to upload for a task. */
export interface TaskUpload {
  file: File;
  signal: AbortSignal;
  /** Called with the sent and the total bytes. */
  onProgress: (loaded: number, total: number) => void;
  /** Returns the body to post once the file is uploaded. @default nothing is posted */
  writeAttachment?: WriteAttachment | undefined;
}

/**
 * Returns the body that attaches a file, which isn't documented.
 *
 * @param uploaded - The upload's undecoded answer.
 */
export type WriteAttachment = (file: File, uploaded: unknown) => ForwardedBody;

/**
 * Returns a function that attaches files to tasks, for a host without React:
 * `POST {app_url}/api/tasks/attachments/upload`, and `/{id}/attachments` with the host's body. A
 * retry doesn't upload a file again if only attaching it failed.
 */
export function createTaskUploader(
  client: BrainstemClient,
  queryClient: QueryClient,
): (id: string, upload: TaskUpload) => Promise<unknown> {
  client = client.forUser();
  const uploads = new WeakMap<File, { id: string; answer: unknown }>();

  async function attach(
    id: string,
    { file, signal, onProgress, writeAttachment }: TaskUpload,
  ): Promise<unknown> {
    const earlier = uploads.get(file);
    const answer =
      earlier?.id === id
        ? earlier.answer
        : await api.uploadTaskAttachment(
            client,
            { taskId: id, file },
            { signal, onProgress: ({ loaded, total }) => onProgress(loaded, total) },
          );
    if (writeAttachment === undefined) return answer;
    uploads.set(file, { id, answer });
    const attached = await api.addTaskAttachment(client, id, writeAttachment(file, answer), {
      signal,
    });
    uploads.delete(file);
    return attached;
  }

  return (id, upload) =>
    new MutationObserver(
      queryClient,
      changesTasks(client, (given: TaskUpload) => attach(id, given)),
    ).mutate(upload);
}

/** Fetches an attachment's download URL: `GET {app_url}/api/tasks/attachments/download`. */
export function taskDownloadMutation(client: BrainstemClient) {
  return mutationOptions({
    mutationFn: (storageKey: string) => api.getTaskDownload(client, storageKey),
  });
}

/** Creates a mutation that invalidates everything read about tasks. */
function changesTasks<V>(
  client: BrainstemClient,
  change: (variables: V, queryClient: QueryClient) => Promise<unknown>,
  options: { scope?: { id: string } } = {},
) {
  return mutationOptions<unknown, V>({
    ...options,
    mutationFn: (variables, { client: queryClient }) => change(variables, queryClient),
    async onSuccess(_answer, _variables, _prepared, { client: queryClient }) {
      await queryClient.invalidateQueries({ queryKey: taskKeys.all(client) });
      // Lists show what they fetched after a timer; until then, a second click would send it again.
      await new Promise<void>((resolve) => notifyManager.schedule(resolve));
    },
  });
}

/** Returns a total, under any of the usual names, since its shape isn't documented. */
function totalIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  const fields = new Map(Object.entries<unknown>({ ...answer }));
  const found = ['total', 'totalCount', 'total_count'].map((name) => fields.get(name));
  return found.find((value) => typeof value === 'number');
}
