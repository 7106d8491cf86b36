import { isRecord, type Task } from '../../../contract/index.ts';

/** A comment's readable fields. */
export interface TaskComment {
  text: string;
  /** The author's name. */
  by: string | undefined;
  /** The unparsed date. */
  at: string | undefined;
}

/** A file of a task. */
export interface TaskFile {
  storageKey: string;
  name: string;
}

/** A task as rendered. Missing fields are undefined or empty. */
export interface TaskRow {
  /** Undefined if the platform sent none; the task is then read-only. */
  id: string | undefined;
  title: string;
  isCompleted: boolean;
  priority: string | undefined;
  status: string | undefined;
  due: string | undefined;
  assignees: readonly string[];
  comments: readonly TaskComment[];
  files: readonly TaskFile[];
  /** All other fields by name. */
  others: Readonly<Record<string, unknown>>;
}

/** Possible names of each field, since few are documented. */
const names = {
  done: ['isCompleted', 'completed', 'is_completed'],
  doneAt: ['completedAt', 'completed_at'],
  due: ['dueDate', 'due_date', 'dueAt', 'due'],
  text: ['text', 'content', 'comment', 'body', 'message'],
  at: ['createdAt', 'created_at'],
  by: ['author', 'authorName', 'author_name', 'userName', 'user_name', 'createdByName'],
  writer: ['author', 'user', 'createdBy'],
  key: ['storageKey', 'storage_key'],
  file: ['fileName', 'file_name', 'name', 'filename'],
  person: ['name', 'displayName', 'email'],
} as const;

/** Fields shown elsewhere or of no use to users. */
const drawn = new Set<string>([
  ...['id', 'title', 'priority', 'status', 'assignees', 'assignee', 'comments', 'attachments'],
  ...['tenantId', 'createdByUserId'],
  ...names.done,
  ...names.doneAt,
  ...names.due,
]);

/** Parses the tasks of all pages. A task that moved between fetches is on two pages. */
export function readPages(pages: readonly { tasks: readonly Task[] }[]): readonly TaskRow[] {
  const rows = pages.flatMap(({ tasks }) => tasks.map(readTask));
  const firstById = new Map(rows.toReversed().map((row) => [row.id, row]));
  return rows.filter((row) => row.id === undefined || firstById.get(row.id) === row);
}

/** Parses a task, of which only the title is guaranteed. */
export function readTask(task: Task): TaskRow {
  const { id, title, priority, status, assignees, assignee, comments, attachments } = task;
  const people = listIn(assignees).length > 0 ? listIn(assignees) : [assignee];
  return {
    id: id === undefined ? undefined : String(id),
    title: isVisible(title) ? title : String(id ?? title),
    isCompleted:
      names.done.some((name) => task[name] === true) || textAt(task, names.doneAt) !== undefined,
    priority: textIn(priority),
    status: textIn(status),
    due: textAt(task, names.due),
    assignees: people.flatMap(readPerson),
    comments: listIn(comments).flatMap(readComment),
    files: listIn(attachments).flatMap(readFile),
    others: Object.fromEntries(Object.entries(task).filter(([name]) => !drawn.has(name))),
  };
}

/**
 * Returns true if a task is overdue. A date without a time ends at midnight in the user's time
 * zone.
 *
 * @param now - The time in milliseconds.
 */
export function isOverdue({ due, isCompleted }: Pick<TaskRow, 'due' | 'isCompleted'>, now: number) {
  if (due === undefined || isCompleted) return false;
  return Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(due) ? `${due}T24:00` : due) <= now;
}

/** Returns a counter from an undocumented response. */
export function readCount(answer: unknown, name: string): number | undefined {
  const count = isRecord(answer) ? answer[name] : undefined;
  return typeof count === 'number' ? count : undefined;
}

/** Returns true if all counters of such a response are 0. */
export function isAllZero(answer: unknown): boolean {
  const counts = isRecord(answer) ? Object.values(answer) : [];
  return counts.length > 0 && counts.every((count) => count === 0);
}

/** Returns a field's distinct values among tasks. */
export function valuesOf(
  rows: readonly TaskRow[],
  field: 'priority' | 'status',
): readonly string[] {
  const found = rows.flatMap((row) => row[field] ?? []);
  return [...new Set(found)];
}

/** The usual names of priorities, most urgent first, since none are documented. */
const usualPriorities = [/urgent|critical/i, /high/i, /medium|normal/i, /low/i];

/** Returns how urgent a priority is: 0 for the most urgent; unknown ones come last. */
export function rankOf(priority: string): number {
  const rank = usualPriorities.findIndex((usual) => usual.test(priority));
  return rank < 0 ? usualPriorities.length : rank;
}

function readPerson(person: unknown): string[] {
  if (typeof person === 'string') return [person];
  const name = isRecord(person) ? textAt(person, names.person) : undefined;
  return name === undefined ? [] : [name];
}

function readComment(comment: unknown): TaskComment[] {
  if (typeof comment === 'string') return [{ text: comment, by: undefined, at: undefined }];
  const text = isRecord(comment) ? textAt(comment, names.text) : undefined;
  if (!isRecord(comment) || text === undefined) return [];
  const [writer] = names.writer.flatMap((name) =>
    isRecord(comment[name]) ? readPerson(comment[name]) : [],
  );
  return [{ text, by: writer ?? textAt(comment, names.by), at: textAt(comment, names.at) }];
}

function readFile(file: unknown): TaskFile[] {
  const storageKey = isRecord(file) ? textAt(file, names.key) : undefined;
  if (!isRecord(file) || storageKey === undefined) return [];
  return [{ storageKey, name: textAt(file, names.file) ?? storageKey }];
}

/** Returns true if a text has visible characters. */
function isVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);
}

function textAt(
  entries: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): string | undefined {
  return keys.map((key) => textIn(entries[key])).find((text) => text !== undefined);
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
