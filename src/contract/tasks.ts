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
 * The fields of a task that the documents name; all others are kept as they come. What the fields
 * hold beyond `title` is not documented, and `id` is known from the paths alone.
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

/** Filters of the task list. All are texts; which words they take is not documented. */
export interface TaskFilters extends v.InferInput<typeof taskFilters> {}

export const todoFilters = v.object({
  priority: text,
  includeCompleted: text,
  page: text,
  limit: text,
});

/** Filters of the person's own list. All are texts. */
export interface TodoFilters extends v.InferInput<typeof todoFilters> {}

export const createTaskBody = v.looseObject({
  title: nonEmpty,
  /** Without any, the server takes `assignee`, else the session's user. */
  assignees: v.optional(v.array(v.unknown())),
  assignee: v.optional(v.unknown()),
});

/** Body of `POST /tasks`: a title and whatever else the web app takes. */
export interface CreateTaskBody extends v.InferInput<typeof createTaskBody> {}

export const forwardedBody = v.looseObject({});

/** A body that is forwarded as it is: an object whose fields are not documented. */
export interface ForwardedBody extends v.InferInput<typeof forwardedBody> {}

const app = { host: 'app', credential: 'appSession' } as const;
const reading = { ...app, method: 'GET', idempotent: true } as const;
const posting = { ...app, method: 'POST', idempotent: false } as const;
const params = v.object({ id: nonEmpty });
const notShown = { type: 'json', status: 200, schema: v.unknown() } as const;
const forwarded = { type: 'json', schema: forwardedBody } as const;

/** `GET {app_url}/api/tasks`. The response is not documented. */
export const listTasks = defineEndpoint({
  ...reading,
  name: 'listTasks',
  path: '/tasks',
  query: taskFilters,
  response: notShown,
});

/** `GET {app_url}/api/tasks/todo`: the person's own. The response is not documented. */
export const listTodo = defineEndpoint({
  ...reading,
  name: 'listTodo',
  path: '/tasks/todo',
  query: todoFilters,
  response: notShown,
});

/** `GET {app_url}/api/tasks/todo/counts`. The response is not documented. */
export const countTodo = defineEndpoint({
  ...reading,
  name: 'countTodo',
  path: '/tasks/todo/counts',
  response: notShown,
});

/** `GET {app_url}/api/tasks/counts`. The response is not documented. */
export const countTasks = defineEndpoint({
  ...reading,
  name: 'countTasks',
  path: '/tasks/counts',
  response: notShown,
});

/**
 * `POST {app_url}/api/tasks`. The server sets `tenantId` and `createdByUserId` from the session. The
 * status of success is not documented; any is taken.
 */
export const createTask = defineEndpoint({
  ...posting,
  name: 'createTask',
  path: '/tasks',
  body: { type: 'json', schema: createTaskBody },
  response: notShown,
});

/** `GET {app_url}/api/tasks/{id}`. The response is not documented. */
export const getTask = defineEndpoint({
  ...reading,
  name: 'getTask',
  path: '/tasks/{id}',
  params,
  response: notShown,
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
  response: notShown,
});

/** `DELETE {app_url}/api/tasks/{id}`. */
export const deleteTask = defineEndpoint({
  ...app,
  name: 'deleteTask',
  method: 'DELETE',
  path: '/tasks/{id}',
  idempotent: true,
  params,
  response: notShown,
});

/** `POST {app_url}/api/tasks/{id}/complete`, without a body. */
export const completeTask = defineEndpoint({
  ...posting,
  name: 'completeTask',
  path: '/tasks/{id}/complete',
  params,
  response: notShown,
});

/** `POST {app_url}/api/tasks/{id}/comments`: the body is forwarded. */
export const addTaskComment = defineEndpoint({
  ...posting,
  name: 'addTaskComment',
  path: '/tasks/{id}/comments',
  params,
  body: forwarded,
  response: notShown,
});

/** `POST {app_url}/api/tasks/{id}/attachments`: the body is forwarded. */
export const addTaskAttachment = defineEndpoint({
  ...posting,
  name: 'addTaskAttachment',
  path: '/tasks/{id}/attachments',
  params,
  body: forwarded,
  response: notShown,
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
  response: notShown,
});

export const taskDownload = v.object({
  url: v.string(),
  /** Its unit is not documented. */
  expiresIn: v.optional(v.unknown()),
  storageKey: v.string(),
  disposition: v.optional(v.unknown()),
});

/** The address to download an attachment from. */
export interface TaskDownload extends v.InferOutput<typeof taskDownload> {}

/** `GET {app_url}/api/tasks/attachments/download`. */
export const getTaskDownload = defineEndpoint({
  ...reading,
  name: 'getTaskDownload',
  path: '/tasks/attachments/download',
  query: v.object({ storageKey: nonEmpty }),
  response: { type: 'json', status: 200, schema: taskDownload },
});
