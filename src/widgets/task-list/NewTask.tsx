import { useState, type SyntheticEvent } from 'react';
import { isRecord } from '../../contract/index.ts';
import { createTaskMutation } from '../../query/index.ts';
import { Button, TextInput, VisuallyHidden, joinClasses, layout } from '../../ui/index.ts';
import { TaskError } from './TaskError.tsx';
import styles from './TaskList.module.css';
import { useTaskListActions, useTaskListState, useTaskWords } from './TaskListContext.ts';
import { useTaskMutation } from './useTaskMutation.ts';

/** A field to create a task. Keeps its text until the platform has saved it. */
export function NewTask() {
  const words = useTaskWords();
  const title = useTaskListState((state) => state.newTitle);
  const { setNewTitle } = useTaskListActions();
  const { mutate, isPending, error } = useTaskMutation(createTaskMutation, (_title, answer) => {
    const taskId = idIn(answer);
    return taskId === undefined ? undefined : { taskId, change: 'created' };
  });
  const [added, setAdded] = useState('');
  const newTitle = title.trim();
  const isEmpty = newTitle === '';

  const onSuccess = (): void => {
    setNewTitle('');
    setAdded(newTitle);
  };
  const add = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isEmpty && !isPending) mutate(newTitle, { onSuccess });
  };
  return (
    <div className={joinClasses(layout.stack2, styles.new)}>
      <form className={layout.bar2} onSubmit={add}>
        <TextInput
          aria-label={words.newTask}
          placeholder={words.newTaskExample}
          value={title}
          readOnly={isPending}
          autoComplete="off"
          onChange={({ target }) => setNewTitle(target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          className={styles.add}
          aria-disabled={isEmpty || isPending}
        >
          {words.add}
        </Button>
      </form>
      <VisuallyHidden role="status">{added !== '' && words.added(added)}</VisuallyHidden>
      {error !== null && <TaskError error={error} title={words.notAdded} />}
    </div>
  );
}

/** Returns the new task's id from an undocumented response, if present. */
function idIn(answer: unknown): string | undefined {
  const id = isRecord(answer) ? answer['id'] : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
