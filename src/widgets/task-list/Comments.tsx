import { useContext, useState, type SyntheticEvent } from 'react';
import { usePlatformMutation } from '../../provider/index.ts';
import { commentTaskMutation } from '../../query/index.ts';
import { Button, TextArea } from '../../ui/index.ts';
import { TaskError } from './TaskError.tsx';
import styles from './TaskList.module.css';
import type { TaskComment } from './taskModel.ts';
import { TaskSettings } from './taskSettings.ts';
import { useTaskWords } from './useTaskWords.ts';

/** What was said to a task, and a field to say more. */
export function Comments({ id, comments }: { id: string; comments: readonly TaskComment[] }) {
  const words = useTaskWords();
  const { writeComment } = useContext(TaskSettings);
  const { mutateAsync: comment } = usePlatformMutation((client) => commentTaskMutation(client, id));
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();

  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '' || isSending) return;
    setSending(true);
    setError(undefined);
    try {
      await comment(writeComment(text.trim()));
      setText('');
    } catch (reason) {
      setError(reason);
    } finally {
      setSending(false);
    }
  };
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{words.comments}</h3>
      {comments.length > 0 && (
        <ul className={styles.comments} aria-label={words.comments}>
          {comments.map((one, at) => (
            <li key={at} className={styles.comment} dir="auto">
              {one.text}
            </li>
          ))}
        </ul>
      )}
      <form className={styles.commentForm} onSubmit={(event) => void send(event)}>
        <TextArea
          rows={2}
          aria-label={words.newComment}
          placeholder={words.newComment}
          value={text}
          readOnly={isSending}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" size="small" aria-disabled={text.trim() === '' || isSending}>
          {words.comment}
        </Button>
      </form>
      {error !== undefined && <TaskError error={error} title={words.notCommented} />}
    </section>
  );
}
