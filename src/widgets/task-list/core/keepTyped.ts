import { createEntrySaver, type Persistence } from '../../../controller/index.ts';
import type { TaskListController, TaskListState } from './createTaskList.ts';

/** Unsent texts, by what they are of. */
export type SavedTyped = ReadonlyMap<string, string>;

/** The texts of a draft that stay until they are sent. */
const typedFields = ['title', 'typedDue', 'typedAssignees'] as const;

/** Saves what is typed of tasks as it changes, beside what other tabs saved, and restores it. */
export function keepTyped(
  list: TaskListController,
  persistence: Persistence<SavedTyped>,
): TaskListController {
  const save = createEntrySaver<string>(persistence.update);
  const changed = new Set<string>();
  let last = typedIn(list.store.getState());
  list.store.subscribe((state) => {
    const before = last;
    const now = typedIn(state);
    last = now;
    const keys = [...new Set([...now.keys(), ...before.keys()])].filter(
      (key) => now.get(key) !== before.get(key),
    );
    for (const key of keys) changed.add(key);
    if (keys.length > 0) void save(keys.map((key) => [key, () => now.get(key)]));
  });
  return {
    ...list,
    mount() {
      void persistence.read().then((saved = new Map()) => {
        // Text typed or sent while loading is newer.
        for (const [key, text] of saved) if (!changed.has(key)) restore(list, key, text);
      });
      return list.mount();
    },
  };
}

/** Returns the key of a text: of the field for a new task, or of a field of a task. */
function keyOf(field: 'new' | 'comment' | (typeof typedFields)[number], taskId = ''): string {
  return `${field}:${taskId}`;
}

function typedIn({ newTitle, comments, drafts }: TaskListState): SavedTyped {
  const texts = [
    [keyOf('new'), newTitle],
    ...Array.from(comments, ([id, text]) => [keyOf('comment', id), text] as const),
    ...Array.from(drafts).flatMap(([id, draft]) =>
      typedFields.map((field) => [keyOf(field, id), draft[field] ?? ''] as const),
    ),
  ] as const;
  return new Map(texts.filter(([, text]) => text !== ''));
}

function restore({ actions }: TaskListController, key: string, text: string): void {
  const [name = ''] = key.split(':', 1);
  const id = key.slice(name.length + 1);
  const field = typedFields.find((each) => each === name);
  if (name === 'new') actions.setNewTitle(text);
  if (name === 'comment') actions.setComment(id, text);
  if (field !== undefined) actions.setDraft(id, (current) => ({ ...current, [field]: text }));
}
