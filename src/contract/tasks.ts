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
const params = v.object({ id: nonEmpty });

/** `GET {app_url}/api/tasks`. The response is not documented. */
export const listTasks = defineEndpoint('listTasks', 'GET /tasks', { ...app, query: taskFilters });

/** `GET {app_url}/api/tasks/todo`: the user's own tasks. The response is not documented. */
export const listTodo = defineEndpoint('listTodo', 'GET /tasks/todo', {
  ...app,
  query: todoFilters,
});

/** `GET {app_url}/api/tasks/todo/counts`. The response is not documented. */
export const countTodo = defineEndpoint('countTodo', 'GET /tasks/todo/counts', app);

/** `GET {app_url}/api/tasks/counts`. The response is not documented. */
export const countTasks = defineEndpoint('countTasks', 'GET /tasks/counts', app);

/**
 * `POST {app_url}/api/tasks`. The server sets `tenantId` and `createdByUserId` from the session.
 * The success status is not documented, so any is accepted.
 */
export const createTask = defineEndpoint('createTask', 'POST /tasks', {
  ...app,
  body: createTaskBody,
});

/** `GET {app_url}/api/tasks/{id}`. The response is not documented. */
export const getTask = defineEndpoint('getTask', 'GET /tasks/{id}', { ...app, params });

/** `PATCH {app_url}/api/tasks/{id}`: the body is forwarded. */
export const updateTask = defineEndpoint('updateTask', 'PATCH /tasks/{id}', {
  ...app,
  params,
  body: forwardedBody,
});

/** `DELETE {app_url}/api/tasks/{id}`. */
export const deleteTask = defineEndpoint('deleteTask', 'DELETE /tasks/{id}', { ...app, params });

/** `POST {app_url}/api/tasks/{id}/complete`, without a body. */
export const completeTask = defineEndpoint('completeTask', 'POST /tasks/{id}/complete', {
  ...app,
  params,
});

/** `POST {app_url}/api/tasks/{id}/comments`: the body is forwarded. */
export const addTaskComment = defineEndpoint('addTaskComment', 'POST /tasks/{id}/comments', {
  ...app,
  params,
  body: forwardedBody,
});

/** `POST {app_url}/api/tasks/{id}/attachments`: the body is forwarded. */
export const addTaskAttachment = defineEndpoint(
  'addTaskAttachment',
  'POST /tasks/{id}/attachments',
  { ...app, params, body: forwardedBody },
);

/** `POST {app_url}/api/tasks/attachments/upload`. The response is not documented. */
export const uploadTaskAttachment = defineEndpoint(
  'uploadTaskAttachment',
  'POST /tasks/attachments/upload',
  {
    ...app,
    body: {
      type: 'multipart',
      fileField: 'file',
      schema: v.object({ taskId: nonEmpty, organizationId: text, userId: text }),
    },
  },
);

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
export const getTaskDownload = defineEndpoint(
  'getTaskDownload',
  'GET /tasks/attachments/download',
  { ...app, query: v.object({ storageKey: nonEmpty }), response: taskDownload },
);
