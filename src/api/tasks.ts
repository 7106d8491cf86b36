import * as v from 'valibot';
import {
  setUnreadableCount,
  withUnreadableCount,
  type BrainstemClient,
  type CallOptions,
  type UploadOptions,
} from '../client/index.ts';
import * as contract from '../contract/index.ts';
import type {
  CreateTaskBody,
  ForwardedBody,
  Task,
  TaskDownload,
  TaskFilters,
  TodoFilters,
} from '../contract/index.ts';

/**
 * Lists the organisation's tasks: `GET {app_url}/api/tasks`. Like all task functions, it sends the
 * app user's session cookie, never a token, and requires the client's `appUrl`.
 *
 * @returns The platform's answer; its shape is not documented. {@link readTasks} finds tasks in it.
 */
export function listTasks(
  client: BrainstemClient,
  filters: TaskFilters = {},
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.listTasks, { query: filters }, options);
}

/** Lists the user's own tasks: `GET {app_url}/api/tasks/todo`. Otherwise like {@link listTasks}. */
export function listTodo(
  client: BrainstemClient,
  filters: TodoFilters = {},
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.listTodo, { query: filters }, options);
}

/** Counts all tasks: `GET {app_url}/api/tasks/counts`. The shape is not documented. */
export function countTasks(client: BrainstemClient, options?: CallOptions): Promise<unknown> {
  return client.json(contract.countTasks, {}, options);
}

/** Counts the user's own tasks: `GET {app_url}/api/tasks/todo/counts`. Shape: not documented. */
export function countTodo(client: BrainstemClient, options?: CallOptions): Promise<unknown> {
  return client.json(contract.countTodo, {}, options);
}

/** Creates a task: `POST {app_url}/api/tasks`. The session determines the tenant and the author. */
export function createTask(
  client: BrainstemClient,
  body: CreateTaskBody,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.createTask, { body }, options);
}

/** Fetches one task: `GET {app_url}/api/tasks/{id}`. The shape is not documented. */
export function getTask(
  client: BrainstemClient,
  id: string,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.getTask, { params: { id } }, options);
}

/** Changes a task: `PATCH {app_url}/api/tasks/{id}`. The body is forwarded. */
export function updateTask(
  client: BrainstemClient,
  id: string,
  body: ForwardedBody,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.updateTask, { params: { id }, body }, options);
}

/** Deletes a task: `DELETE {app_url}/api/tasks/{id}`. */
export function deleteTask(
  client: BrainstemClient,
  id: string,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.deleteTask, { params: { id } }, options);
}

/** Completes a task: `POST {app_url}/api/tasks/{id}/complete`. */
export function completeTask(
  client: BrainstemClient,
  id: string,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.completeTask, { params: { id } }, options);
}

/** Comments on a task: `POST {app_url}/api/tasks/{id}/comments`. The body is forwarded. */
export function addTaskComment(
  client: BrainstemClient,
  id: string,
  body: ForwardedBody,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.addTaskComment, { params: { id }, body }, options);
}

/** Attaches something to a task: `POST {app_url}/api/tasks/{id}/attachments`. Body: forwarded. */
export function addTaskAttachment(
  client: BrainstemClient,
  id: string,
  body: ForwardedBody,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.addTaskAttachment, { params: { id }, body }, options);
}

/** A file for a task. */
export interface TaskAttachment {
  taskId: string;
  file: File;
  organizationId?: string;
  userId?: string;
}

/** Uploads a task's file: `POST {app_url}/api/tasks/attachments/upload`. Shape: not documented. */
export function uploadTaskAttachment(
  client: BrainstemClient,
  { file, ...fields }: TaskAttachment,
  options?: UploadOptions,
): Promise<unknown> {
  return client.upload(contract.uploadTaskAttachment, { fields, file }, options);
}

/** Fetches an attachment's download URL: `GET {app_url}/api/tasks/attachments/download`. */
export function getTaskDownload(
  client: BrainstemClient,
  storageKey: string,
  options?: CallOptions,
): Promise<TaskDownload> {
  return client.json(contract.getTaskDownload, { query: { storageKey } }, options);
}

/**
 * Finds tasks in an answer of undocumented shape: the answer itself, a list, or a list in one of
 * its fields, at most two objects deep.
 *
 * @returns Everything with a `title`, in order. If any item has one, a task with only an id uses
 * that as its title.
 */
export function readTasks(answer: unknown, depth = 2): Task[] {
  if (Array.isArray(answer)) return readTaskList(answer);
  if (v.is(contract.task, answer)) return [answer];
  if (depth === 0 || typeof answer !== 'object' || answer === null) return [];
  const lists = Object.values<unknown>({ ...answer }).map((field) => readTasks(field, depth - 1));
  return withUnreadableCount(lists.flat(), ...lists);
}

function readTaskList(items: readonly unknown[]): Task[] {
  // A list without any title isn't a list of tasks.
  if (!items.some((item) => contract.isRecord(item) && typeof item['title'] === 'string'))
    return [];
  const tasks = items.flatMap((item) => readTask(item) ?? []);
  setUnreadableCount(tasks, items.length - tasks.length);
  return tasks;
}

function readTask(item: unknown): Task | undefined {
  if (v.is(contract.task, item)) return item;
  if (!contract.isRecord(item)) return undefined;
  const { id, title, ...others } = item;
  const hasId = typeof id === 'string' || typeof id === 'number';
  const task = {
    ...others,
    ...(hasId ? { id } : {}),
    title: title ?? (hasId ? String(id) : undefined),
  };
  return v.is(contract.task, task) ? task : undefined;
}
