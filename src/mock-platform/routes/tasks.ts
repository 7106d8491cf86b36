import {
  addTaskAttachment,
  addTaskComment,
  completeTask,
  countTasks,
  countTodo,
  createTask,
  deleteTask,
  getTask,
  getTaskDownload,
  listTasks,
  listTodo,
  updateTask,
  uploadTaskAttachment,
} from '../../contract/index.ts';
import { isoTime } from '../clock.ts';
import { presign, presignedLifetime } from '../presign.ts';
import { HttpError } from '../request/httpError.ts';
import { serve, type Call, type Route } from '../serve.ts';
import {
  addTask,
  forwardable,
  isAssignedTo,
  requireTask,
  viewTask,
  type StoredTask,
} from '../state/tasks.ts';

type AppCall = Call<'appSession'>;

/** The web app's task routes. Undocumented: every response except download. */
export const taskRoutes: readonly Route[] = [
  serve(listTasks, ({ query }, call) => {
    const { q = '', priority, status, completion, assigneeUserId } = query;
    const found = ownTasks(call).filter(
      (task) =>
        task.title.toLowerCase().includes(q.toLowerCase()) &&
        (priority === undefined || task.rest.priority === priority) &&
        (status === undefined || task.rest.status === status) &&
        (completion === undefined ||
          (task.completedAt !== null) === (completion === 'completed')) &&
        (assigneeUserId === undefined || isAssignedTo(task, assigneeUserId)),
    );
    return viewPage(found, query);
  }),

  serve(listTodo, ({ query }, call) => {
    const { priority, includeCompleted } = query;
    const found = todoOf(call).filter(
      (task) =>
        (priority === undefined || task.rest.priority === priority) &&
        (includeCompleted === 'true' || task.completedAt === null),
    );
    return viewPage(found, query);
  }),

  serve(countTodo, (_, call) => countOf(todoOf(call))),
  serve(countTasks, (_, call) => countOf(ownTasks(call))),

  serve(createTask, ({ body }, { world, caller, environment }) =>
    viewTask(addTask(world, caller, body, environment.clock.now())),
  ),

  serve(getTask, ({ params }, call) => viewTask(requireTask(params.id, call))),

  serve(updateTask, ({ params, body }, call) => {
    const task = requireTask(params.id, call);
    const { title, assignees, ...rest } = forwardable(body);
    if (title !== undefined) {
      if (typeof title !== 'string' || title === '')
        throw new HttpError(422, 'title: expected text');
      task.title = title;
    }
    if (Array.isArray(assignees)) task.assignees = assignees;
    task.rest = { ...task.rest, ...rest };
    return viewTask(task);
  }),

  serve(deleteTask, ({ params }, call) => {
    call.world.tasks.delete(requireTask(params.id, call).id);
    return { success: true };
  }),

  serve(completeTask, ({ params }, call) => {
    const task = requireTask(params.id, call);
    task.completedAt ??= isoTime(call.environment.clock.now());
    return viewTask(task);
  }),

  serve(addTaskComment, ({ params, body }, call) => {
    const comment = { ...body, id: call.world.random.uuid(), userId: call.caller.id };
    requireTask(params.id, call).comments.push(comment);
    return comment;
  }),

  serve(addTaskAttachment, ({ params, body }, call) => {
    const attachment = { ...body, id: call.world.random.uuid() };
    requireTask(params.id, call).attachments.push(attachment);
    return attachment;
  }),

  serve(uploadTaskAttachment, ({ fields, file }, call) => {
    const { world, caller } = call;
    const task = requireTask(fields.taskId, call);
    const storageKey = `tasks/${task.id}/${world.random.uuid()}`;
    const contentType = file.type === '' ? 'application/octet-stream' : file.type;
    const { organisationId: tenantId } = caller;
    world.taskFiles.set(storageKey, { name: file.name, contentType, bytes: file, tenantId });
    const attachment = { storageKey, fileName: file.name, fileSize: file.size, contentType };
    task.attachments.push(attachment);
    return attachment;
  }),

  serve(getTaskDownload, async ({ query }, { world, caller, environment }) => {
    const { storageKey } = query;
    if (world.taskFiles.get(storageKey)?.tenantId !== caller.organisationId) {
      throw new HttpError(404, 'File not found');
    }
    return {
      url: await presign(storageKey, world, environment),
      expiresIn: presignedLifetime,
      storageKey,
      disposition: 'attachment',
    };
  }),
];

function ownTasks({ world, caller }: AppCall): StoredTask[] {
  return [...world.tasks.values()].filter(({ tenantId }) => tenantId === caller.organisationId);
}

function todoOf(call: AppCall): StoredTask[] {
  return ownTasks(call).filter((task) => isAssignedTo(task, call.caller.id));
}

function countOf(tasks: readonly StoredTask[]): Record<string, number> {
  const completed = tasks.filter(({ completedAt }) => completedAt !== null).length;
  return { total: tasks.length, open: tasks.length - completed, completed };
}

/** Returns a page of tasks. Assumption: `page` and `limit` work as in the public lists. */
function viewPage(tasks: readonly StoredTask[], query: { page?: string; limit?: string }): unknown {
  const page = wholeNumber('page', query.page, 1, Infinity);
  const limit = wholeNumber('limit', query.limit, 10, 50);
  const shown = tasks.slice((page - 1) * limit, page * limit);
  return { tasks: shown.map(viewTask), total: tasks.length, page, limit };
}

function wholeNumber(name: string, text: string | undefined, absent: number, max: number): number {
  if (text === undefined) return absent;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new HttpError(
    400,
    `${name}: expected a whole number from 1${max < Infinity ? ` to ${max}` : ''}`,
  );
}
