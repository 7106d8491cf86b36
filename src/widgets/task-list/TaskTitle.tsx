import type { SyntheticEvent } from 'react';
import { updateTaskMutation } from '../../query/index.ts';
import {
  Button,
  isComposing,
  joinClasses,
  layout,
  TextArea,
  texts,
  useFocusWithin,
} from '../../ui/index.ts';
import { without } from './core/taskChanges.ts';
import { TaskError } from './TaskError.tsx';
import styles from './TaskList.module.css';
import { useTaskListActions, useTaskListState, useTaskWords } from './TaskListContext.ts';
import { useTaskMutation } from './useTaskMutation.ts';

/** Edits a task's title. Keeps unsaved input. */
export function TaskTitle({ id, title: before }: { id: string; title: string }) {
  const words = useTaskWords();
  const { setDraft, setFailures } = useTaskListActions();
  const title = useTaskListState((state) => state.drafts.get(id)?.title) ?? before;
  const error = useTaskListState((state) => state.failures.get(id)?.title);
  const { mutateAsync, isPending, isSuccess } = useTaskMutation(
    (client) => updateTaskMutation(client, id),
    () => ({ taskId: id, change: 'updated' }),
  );
  const changed = title.trim();
  const isChanged = changed !== before && changed !== '';
  // The buttons unmount once there is nothing to save.
  const focus = useFocusWithin<HTMLFormElement>(isChanged ? 'changed' : 'unchanged', 'textarea');
  const setError = (failure: unknown): void => setFailures(id, { title: failure });
  const forget = (): void => {
    // Whoever closes the task and opens it again may have changed more.
    setDraft(id, (current) => without(current, { title }));
    setError(undefined);
  };
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isChanged || isPending) return;
    setError(undefined);
    // `mutateAsync`, since the task may be closed meanwhile.
    mutateAsync({ title: changed }).then(forget, setError);
  };
  return (
    <form className={joinClasses(layout.stack2, styles.edit)} onSubmit={save} {...focus}>
      <TextArea
        rows={1}
        aria-label={words.title}
        className={styles.name}
        value={title}
        readOnly={isPending}
        autoComplete="off"
        // The Tab key puts the caret at the start.
        onFocus={({ currentTarget: field }) => {
          if (field.selectionEnd === 0) field.setSelectionRange(title.length, title.length);
        }}
        onChange={({ target }) =>
          setDraft(id, (current) => ({ ...current, title: target.value.replaceAll('\n', ' ') }))
        }
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) save(event);
        }}
      />
      {isChanged && (
        <div className={layout.bar2}>
          <Button type="submit" size="small" variant="primary" aria-disabled={isPending}>
            {words.save}
          </Button>
          <Button size="small" onClick={forget}>
            {words.cancel}
          </Button>
        </div>
      )}
      <span role="status" className={texts.note}>
        {isSuccess && !isChanged && words.saved}
      </span>
      {error !== undefined && <TaskError error={error} title={words.notSaved} />}
    </form>
  );
}
