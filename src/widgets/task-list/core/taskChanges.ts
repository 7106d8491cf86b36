import type { ForwardedBody } from '../../../contract/index.ts';
import { toLocalTime } from '../../../controller/index.ts';
import type { TaskDraft } from './createTaskList.ts';
import type { TaskRow } from './taskModel.ts';

/** Changes to a task other than title and assignees; unchanged fields are omitted. */
export type TaskPatch = Partial<Pick<TaskDraft, 'priority' | 'status' | 'due'>>;

/** The host's functions for undocumented bodies. Changes without one aren't available. */
export interface TaskWriters {
  writePatch?: ((patch: TaskPatch) => ForwardedBody) | undefined;
  writeAssignees?: ((assignees: readonly string[]) => ForwardedBody) | undefined;
}

/** Returns a task's editable fields. A task that is due at a time is due on that day here. */
export function draftOfTask({ title, priority, status, due, assignees }: TaskRow): TaskDraft {
  return {
    title,
    priority: priority ?? '',
    status: status ?? '',
    due: (due?.includes('T') === true ? toLocalTime(due) : due)?.slice(0, 10) ?? '',
    assignees: assignees.join(', '),
  };
}

/** Returns the body with the changed fields; undefined if there are none. */
export function bodyOfChange(
  before: TaskDraft,
  draft: TaskDraft,
  { writePatch, writeAssignees }: TaskWriters,
): ForwardedBody | undefined {
  const title = draft.title.trim();
  const fields = ['priority', 'status', 'due'] as const;
  const changed = fields.filter((field) => draft[field] !== before[field]);
  const patch: TaskPatch = Object.fromEntries(changed.map((field) => [field, draft[field]]));
  const body: ForwardedBody = {
    ...(changed.length > 0 ? writePatch?.(patch) : {}),
    ...(draft.assignees === before.assignees ? {} : writeAssignees?.(namesIn(draft.assignees))),
    ...(title === before.title || title === '' ? {} : { title }),
  };
  return Object.keys(body).length === 0 ? undefined : body;
}

function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
