import type { ForwardedBody } from '../../../contract/index.ts';
import { toLocalTime } from '../../../controller/index.ts';
import type { TaskDraft } from './createTaskList.ts';

/** Changes to a task other than title and assignees; unchanged fields are omitted. */
export type TaskPatch = Partial<Pick<TaskDraft, 'priority' | 'status' | 'due'>>;

/** The host's functions that write bodies, which aren't documented. */
interface TaskWriters {
  writePatch?: ((patch: TaskPatch) => ForwardedBody) | undefined;
  writeAssignees?: ((assignees: readonly string[]) => ForwardedBody) | undefined;
}

/** The fields that are saved as soon as they are chosen. */
const chosenFields = ['priority', 'status', 'due', 'assignees'] as const;

/** The fields to save at once. */
export type ChosenFields = Partial<Pick<TaskDraft, (typeof chosenFields)[number]>>;

export function chosenOf(draft: Partial<TaskDraft>): ChosenFields {
  return Object.fromEntries(
    chosenFields.flatMap((field) => (draft[field] === undefined ? [] : [[field, draft[field]]])),
  );
}

/** Returns chosen fields as they stay in their editors until they are saved. */
export function typedOf({ due, assignees }: ChosenFields): Partial<TaskDraft> {
  return {
    ...(due !== undefined && { typedDue: due }),
    ...(assignees !== undefined && { typedAssignees: assignees }),
  };
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

/** Returns the day of a due date. A task that is due at a time is due on that day here. */
export function dayOf(due: string | undefined): string {
  return (due?.includes('T') === true ? toLocalTime(due) : due)?.slice(0, 10) ?? '';
}

/** Returns the body of chosen fields, as the host writes them. */
export function bodyOf(
  { assignees, ...patch }: ChosenFields,
  { writePatch, writeAssignees }: TaskWriters,
): ForwardedBody {
  return {
    ...(Object.keys(patch).length > 0 && writePatch?.(patch)),
    ...(assignees !== undefined && writeAssignees?.(namesIn(assignees))),
  };
}

/** Returns the names in a list separated by commas. */
export function namesIn(text: string): string[] {
  return text
    .split(/[,،、，]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
