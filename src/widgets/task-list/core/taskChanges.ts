import type { ForwardedBody } from '../../../contract/index.ts';
import { toLocalTime } from '../../../controller/index.ts';
import type { TaskDraft } from './createTaskList.ts';
import type { TaskRow } from './taskModel.ts';

/** Changes to a task other than title and assignees; unchanged fields are omitted. */
export type TaskPatch = Partial<Pick<TaskDraft, 'priority' | 'status' | 'due'>>;

/** The fields that are saved as soon as they are chosen. */
const chosenFields = ['priority', 'status', 'due'] as const;

/** Returns the chosen fields of a draft. */
export function patchOf(draft: Partial<TaskDraft>): TaskPatch {
  return Object.fromEntries(
    chosenFields.flatMap((field) => (draft[field] === undefined ? [] : [[field, draft[field]]])),
  );
}

/** Returns a draft without the fields that still are as they were saved; undefined if none is left. */
export function without(
  draft: Partial<TaskDraft> | undefined,
  saved: Partial<TaskDraft>,
): Partial<TaskDraft> | undefined {
  const values = new Map<string, string>(Object.entries(saved));
  const left = Object.entries(draft ?? {}).filter(([name, value]) => values.get(name) !== value);
  return left.length === 0 ? undefined : Object.fromEntries(left);
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

/** Returns the body with the changed title and assignees; undefined if neither is changed. */
export function bodyOfChange(
  before: TaskDraft,
  draft: Pick<TaskDraft, 'title' | 'assignees'>,
  writeAssignees?: (assignees: readonly string[]) => ForwardedBody,
): ForwardedBody | undefined {
  const title = draft.title.trim();
  const body: ForwardedBody = {
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
