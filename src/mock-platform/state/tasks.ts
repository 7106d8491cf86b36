import type { Random } from '../random.ts';
import { isoTime } from '../clock.ts';
import { Refusal } from '../request/refusal.ts';

/** A task as the mock keeps it. Assumption: every field but those of the session and the assignees. */
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
  /** Other fields that were sent, such as `priority`, `status` or `dueDate`. */
  rest: Record<string, unknown>;
}

/** The tasks of the world by id. */
export type Tasks = Map<string, StoredTask>;

/** An uploaded file of a task. */
export interface TaskFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Blob;
  readonly tenantId: string;
}

/** The tasks of every tenant, and the files that are attached to them by storage key. */
export interface TasksState {
  readonly random: Random;
  readonly tasks: Tasks;
  readonly taskFiles: Map<string, TaskFile>;
}

/** Fields that the server sets itself, whatever a body says. */
const ownFields = [
  ...['id', 'tenantId', 'createdByUserId', 'createdAt'],
  ...['completedAt', 'isCompleted', 'comments', 'attachments'],
];

/** Puts a task in. An empty list of assignees becomes `assignee`, else the session's user. */
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

/** The fields that a task is made from. */
export interface TaskDraft {
  title: string;
  assignees?: readonly unknown[];
  assignee?: unknown;
  [field: string]: unknown;
}

/** Returns the fields of a forwarded body that may reach a task. */
export function forwardable(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([field]) => !ownFields.includes(field)));
}

/**
 * A task of a tenant; those of others do not exist for it.
 *
 * @throws Refusal 404 when it is unknown.
 */
export function requireTask(world: TasksState, tenantId: string, id: string): StoredTask {
  const task = world.tasks.get(id);
  if (task?.tenantId !== tenantId) throw new Refusal(404, 'Task not found');
  return task;
}

/** A task as the routes answer it. */
export function viewTask({ rest, ...task }: StoredTask): Record<string, unknown> {
  return { ...rest, ...task, isCompleted: task.completedAt !== null };
}

/** Returns true if a task is assigned to a user. */
export function isAssignedTo(task: StoredTask, userId: string): boolean {
  return task.assignees.some(
    (assignee) =>
      assignee === userId ||
      (typeof assignee === 'object' &&
        assignee !== null &&
        Reflect.get(assignee, 'userId') === userId),
  );
}
