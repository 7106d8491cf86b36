import * as v from 'valibot';
import { defineEndpoint } from './schema/endpoint.ts';
import { nonEmpty } from './schema/ids.ts';

const text = v.optional(v.string());

export const task = v.looseObject({
  id: v.optional(v.union([v.string(), v.number()])),
  title: v.string(),
  tenantId: v.optional(v.unknown()),
  createdByUserId: v.optional(v.unknown()),
  assignees: v.optional(v.unknown()),
  assignee: v.optional(v.unknown()),
});

/**
 * The documented fields of a task; others are kept as received. Only the type of `title` is
 * documented, and `id` is known only from the paths.
 */
export interface Task extends v.InferOutput<typeof task> {}

export const taskFilters = v.object({
  view: text,
  completion: text,
  priority: text,
  status: text,
  assigneeUserId: text,
  teamIds: text,
  departmentId: text,
  q: text,
  page: text,
  limit: text,
});

/** Filters of the task list, all texts. Their values are not documented. */
export interface TaskFilters extends v.InferInput<typeof taskFilters> {}

export const todoFilters = v.object({
  priority: text,
  includeCompleted: text,
  page: text,
  limit: text,
});

/** Filters of the user's own list, all texts. */
export interface TodoFilters extends v.InferInput<typeof todoFilters> {}

export const createTaskBody = v.looseObject({
  title: nonEmpty,
  /** By default, the server uses `assignee`, or else the session's user. */
  assignees: v.optional(v.array(v.unknown())),
  assignee: v.optional(v.unknown()),
});

/** Body of `POST /tasks`: a title and any other fields that the web app accepts. */
export interface CreateTaskBody extends v.InferInput<typeof createTaskBody> {}

export const forwardedBody = v.looseObject({});

/** A forwarded body: an object whose fields are not documented. */
export interface ForwardedBody extends v.InferInput<typeof forwardedBody> {}

const app = { host: 'app', credential: 'appSession' } as const;
const reading = { ...app, method: 'GET', idempotent: true } as const;
const posting = { ...app, method: 'POST', idempotent: false } as const;
const params = v.object({ id: nonEmpty });
const undocumented = { type: 'json', status: 200, schema: v.unknown() } as const;
const forwarded = { type: 'json', schema: forwardedBody } as const;

/** `GET {app_url}/api/tasks`. The response is not documented. */
export const listTasks = defineEndpoint({
  ...reading,
  name: 'listTasks',
  path: '/tasks',
  query: taskFilters,
  response: undocumented,
});

/** `GET {app_url}/api/tasks/todo`: the user's own tasks. The response is not documented. */
export const listTodo = defineEndpoint({
  ...reading,
  name: 'listTodo',
  path: '/tasks/todo',
  query: todoFilters,
  response: undocumented,
});

/** `GET {app_url}/api/tasks/todo/counts`. The response is not documented. */
export const countTodo = defineEndpoint({
  ...reading,
  name: 'countTodo',
  path: '/tasks/todo/counts',
  response: undocumented,
});

/** `GET {app_url}/api/tasks/counts`. The response is not documented. */
export const countTasks = defineEndpoint({
  ...reading,
  name: 'countTasks',
  path: '/tasks/counts',
  response: undocumented,
});

/**
 * `POST {app_url}/api/tasks`. The server sets `tenantId` and `createdByUserId` from the session.
 * The success status is not documented, so any is accepted.
 */
export const createTask = defineEndpoint({
  ...posting,
  name: 'createTask',
  path: '/tasks',
  body: { type: 'json', schema: createTaskBody },
  response: undocumented,
});

/** `GET {app_url}/api/tasks/{id}`. The response is not documented. */
export const getTask = defineEndpoint({
  ...reading,
  name: 'getTask',
  path: '/tasks/{id}',
  params,
  response: undocumented,
});

/** `PATCH {app_url}/api/tasks/{id}`: the body is forwarded. */
export const updateTask = defineEndpoint({
  ...app,
  name: 'updateTask',
  method: 'PATCH',
  path: '/tasks/{id}',
  idempotent: true,
  params,
  body: forwarded,
  response: undocumented,
});

/** `DELETE {app_url}/api/tasks/{id}`. */
export const deleteTask = defineEndpoint({
  ...app,
  name: 'deleteTask',
  method: 'DELETE',
  path: '/tasks/{id}',
  idempotent: true,
  params,
  response: undocumented,
});

/** `POST {app_url}/api/tasks/{id}/complete`, without a body. */
export const completeTask = defineEndpoint({
  ...posting,
  name: 'completeTask',
  path: '/tasks/{id}/complete',
  params,
  response: undocumented,
});

/** `POST {app_url}/api/tasks/{id}/comments`: the body is forwarded. */
export const addTaskComment = defineEndpoint({
  ...posting,
  name: 'addTaskComment',
  path: '/tasks/{id}/comments',
  params,
  body: forwarded,
  response: undocumented,
});

/** `POST {app_url}/api/tasks/{id}/attachments`: the body is forwarded. */
export const addTaskAttachment = defineEndpoint({
  ...posting,
  name: 'addTaskAttachment',
  path: '/tasks/{id}/attachments',
  params,
  body: forwarded,
  response: undocumented,
});

/** `POST {app_url}/api/tasks/attachments/upload`. The response is not documented. */
export const uploadTaskAttachment = defineEndpoint({
  ...posting,
  name: 'uploadTaskAttachment',
  path: '/tasks/attachments/upload',
  body: {
    type: 'multipart',
    fileField: 'file',
    schema: v.object({ taskId: nonEmpty, organizationId: text, userId: text }),
  },
  response: undocumented,
});

export const taskDownload = v.object({
  url: v.string(),
  /** Its unit is not documented. */
  expiresIn: v.optional(v.unknown()),
  storageKey: v.string(),
  disposition: v.optional(v.unknown()),
});

/** The download URL of an attachment. */
export interface TaskDownload extends v.InferOutput<typeof taskDownload> {}

/** `GET {app_url}/api/tasks/attachments/download`. */
export const getTaskDownload = defineEndpoint({
  ...reading,
  name: 'getTaskDownload',
  path: '/tasks/attachments/download',
  query: v.object({ storageKey: nonEmpty }),
  response: { type: 'json', status: 200, schema: taskDownload },
});
