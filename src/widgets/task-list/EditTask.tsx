import type { SyntheticEvent } from 'react';
import { updateTaskMutation } from '../../query/index.ts';
import { Button, Field, TextInput, useFocusWithin, texts } from '../../ui/index.ts';
import type { TaskDraft } from './core/createTaskList.ts';
import { bodyOfChange, draftOfTask } from './core/taskChanges.ts';
import type { TaskRow } from './core/taskModel.ts';
import { TaskError } from './TaskError.tsx';
import styles from './TaskList.module.css';
import {
  useTaskListActions,
  useTaskListOptions,
  useTaskListState,
  useTaskWords,
} from './TaskListContext.ts';
import { useTaskMutation } from './useTaskMutation.ts';

/** Edits a task's title and the fields that the host can write. Keeps input until it is saved. */
export function EditTask({ id, task }: { id: string; task: TaskRow }) {
  const words = useTaskWords();
  const options = useTaskListOptions();
  const { setDraft } = useTaskListActions();
  const before = draftOfTask(task);
  const draft = useTaskListState((state) => state.drafts.get(id)) ?? before;
  const { mutateAsync, isPending, isSuccess, error } = useTaskMutation(
    (client) => updateTaskMutation(client, id),
    () => ({ taskId: id, change: 'updated' }),
  );
  const body = bodyOfChange(before, draft, options);
  const isChanged = body !== undefined;
  // The buttons unmount once there is nothing to save.
  const focus = useFocusWithin<HTMLFormElement>(isChanged ? 'changed' : 'unchanged', 'input');
  const fields: readonly (keyof TaskDraft)[] = [
    'title',
    ...(options.writePatch === undefined ? [] : (['priority', 'status', 'due'] as const)),
    ...(options.writeAssignees === undefined ? [] : (['assignees'] as const)),
  ];
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (body === undefined || isPending) return;
    // `mutateAsync`, since the task may be closed meanwhile; the error is shown below.
    mutateAsync(body).then(
      () => setDraft(id, undefined),
      () => undefined,
    );
  };
  return (
    <form className={styles.edit} onSubmit={save} {...focus}>
      {fields.map((field) => (
        <Field key={field} label={words[field]}>
          {(control) => (
            <TextInput
              {...control}
              type={field === 'due' ? 'date' : 'text'}
              value={draft[field]}
              readOnly={isPending}
              autoComplete="off"
              onChange={({ target }) => setDraft(id, { ...draft, [field]: target.value })}
            />
          )}
        </Field>
      ))}
      {isChanged && (
        <div className={styles.line}>
          <Button type="submit" size="small" variant="primary" aria-disabled={isPending}>
            {words.save}
          </Button>
          <Button size="small" onClick={() => setDraft(id, undefined)}>
            {words.cancel}
          </Button>
        </div>
      )}
      <span role="status" className={texts.note}>
        {isSuccess && !isChanged && words.saved}
      </span>
      {error !== null && <TaskError error={error} title={words.notSaved} />}
    </form>
  );
}
