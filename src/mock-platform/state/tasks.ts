import type { Random } from '../random.ts';
import { isoTime } from '../clock.ts';
import { HttpError } from '../request/httpError.ts';

/** A task as stored. Assumption: all fields except the session's and the assignees. */
export interface StoredTask {
  readonly id: string;
  readonly tenantId: string;
  readonly createdByUserId: string;
  readonly createdAt: string;
  title: string;
  assignees: unknown[];
  completedAt: string | null;
  readonly comments: Record<string, unknown>[];
  readonly attachments: Record<string, unknown>[];
  /** Other sent fields, such as `priority`, `status` or `dueDate`. */
  rest: Record<string, unknown>;
}

export type Tasks = Map<string, StoredTask>;

/** An uploaded file of a task. */
export interface TaskFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Blob;
  readonly tenantId: string;
}

/** All tasks, and their attached files by storage key. */
export interface TasksState {
  readonly random: Random;
  readonly tasks: Tasks;
  readonly taskFiles: Map<string, TaskFile>;
}

/** Fields that only the server sets. */
const ownFields = [
  ...['id', 'tenantId', 'createdByUserId', 'createdAt'],
  ...['completedAt', 'isCompleted', 'comments', 'attachments'],
];

/** Adds a task. An empty list of assignees falls back to `assignee`, then to the session's user. */
export function addTask(
  world: TasksState,
  session: { id: string; organisationId: string },
  { title, assignees = [], assignee, ...rest }: TaskDraft,
  now: number,
): StoredTask {
  const task: StoredTask = {
    id: world.random.uuid(),
    tenantId: session.organisationId,
    createdByUserId: session.id,
    createdAt: isoTime(now),
    title,
    assignees: assignees.length > 0 ? [...assignees] : [assignee ?? { userId: session.id }],
    completedAt: null,
    comments: [],
    attachments: [],
    rest: forwardable(rest),
  };
  world.tasks.set(task.id, task);
  return task;
}

/** The input for creating a task. */
export interface TaskDraft {
  title: string;
  assignees?: readonly unknown[];
  assignee?: unknown;
  [field: string]: unknown;
}

/** Returns the fields of a forwarded body that a task may store. */
export function forwardable(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([field]) => !ownFields.includes(field)));
}

/**
 * Returns a task of the caller's organisation. Others' are invisible.
 *
 * @throws HttpError 404 if it is unknown.
 */
export function requireTask(
  id: string,
  { world, caller }: { world: TasksState; caller: { organisationId: string } },
): StoredTask {
  const task = world.tasks.get(id);
  if (task?.tenantId !== caller.organisationId) throw new HttpError(404, 'Task not found');
  return task;
}

export function viewTask({ rest, ...task }: StoredTask): Record<string, unknown> {
  return { ...rest, ...task, isCompleted: task.completedAt !== null };
}

export function isAssignedTo(task: StoredTask, userId: string): boolean {
  return task.assignees.some(
    (assignee) =>
      assignee === userId ||
      (typeof assignee === 'object' &&
        assignee !== null &&
        Reflect.get(assignee, 'userId') === userId),
  );
}
