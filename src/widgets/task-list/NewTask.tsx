import { useState, type SyntheticEvent } from 'react';
import { usePlatformMutation } from '../../provider/index.ts';
import { createTaskMutation } from '../../query/index.ts';
import { Button, TextInput } from '../../ui/index.ts';
import { TaskError } from './TaskError.tsx';
import styles from './TaskList.module.css';
import { useTaskWords } from './useTaskWords.ts';

/** A line for a new task. Its words stay until the platform has them. */
export function NewTask() {
  const words = useTaskWords();
  const { mutateAsync: create } = usePlatformMutation(createTaskMutation);
  const [title, setTitle] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [error, setError] = useState<unknown>();

  const add = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (title.trim() === '' || isAdding) return;
    setAdding(true);
    setError(undefined);
    try {
      await create(title.trim());
      setTitle('');
    } catch (reason) {
      setError(reason);
    } finally {
      setAdding(false);
    }
  };
  return (
    <div className={styles.new}>
      <form className={styles.line} onSubmit={(event) => void add(event)}>
        <TextInput
          aria-label={words.newTask}
          placeholder={words.newTaskExample}
          value={title}
          readOnly={isAdding}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          className={styles.add}
          aria-disabled={title.trim() === '' || isAdding}
        >
          {words.add}
        </Button>
      </form>
      {error !== undefined && <TaskError error={error} title={words.notAdded} />}
    </div>
  );
}
