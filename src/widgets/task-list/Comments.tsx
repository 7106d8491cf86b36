import type { SyntheticEvent } from 'react';
import { commentTaskMutation } from '../../query/index.ts';
import { Button, TextArea, joinClasses, layout, texts } from '../../ui/index.ts';
import type { TaskComment } from './core/taskModel.ts';
import { TaskError } from './TaskError.tsx';
import styles from './TaskList.module.css';
import {
  useTaskListActions,
  useTaskListOptions,
  useTaskListState,
  useTaskWords,
} from './TaskListContext.ts';
import { useTaskMutation } from './useTaskMutation.ts';
import { When } from './When.tsx';

/** Shows a task's comments and a field to add one. */
export function Comments({ id, comments }: { id: string; comments: readonly TaskComment[] }) {
  const words = useTaskWords();
  const { writeComment } = useTaskListOptions();
  const { setComment } = useTaskListActions();
  const text = useTaskListState((state) => state.comments.get(id) ?? '');
  const { mutateAsync, isPending, error } = useTaskMutation(
    (client) => commentTaskMutation(client, id),
    () => ({ taskId: id, change: 'commented' }),
  );
  const isEmpty = text.trim() === '';

  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isEmpty || isPending) return;
    const body = writeComment(text.trim());
    // At once: whoever closes the task and opens it again would send the comment twice.
    setComment(id, '');
    // `mutateAsync`, since the task may be closed meanwhile; the error is shown below.
    mutateAsync(body).catch(() =>
      setComment(id, (typed) => [text, typed].filter((part) => part !== '').join('\n')),
    );
  };
  return (
    <section className={layout.stack2}>
      <h3 className={styles.heading}>{words.comments}</h3>
      {comments.length > 0 && (
        <ul className={layout.stack2} aria-label={words.comments}>
          {comments.map((comment, index) => (
            <li key={index} className={styles.comment} dir="auto">
              {(comment.by !== undefined || comment.at !== undefined) && (
                <p className={texts.note}>
                  {comment.by !== undefined && <bdi>{comment.by}</bdi>}
                  {comment.by !== undefined && comment.at !== undefined && ' · '}
                  {comment.at !== undefined && <When at={comment.at} />}
                </p>
              )}
              {comment.text}
            </li>
          ))}
        </ul>
      )}
      <form className={joinClasses(layout.stack2, styles.start)} onSubmit={send}>
        <TextArea
          rows={2}
          aria-label={words.newComment}
          placeholder={words.newComment}
          value={text}
          onChange={({ target }) => setComment(id, target.value)}
        />
        <Button type="submit" size="small" aria-disabled={isEmpty || isPending}>
          {words.comment}
        </Button>
      </form>
      {error !== null && <TaskError error={error} title={words.notCommented} />}
    </section>
  );
}
