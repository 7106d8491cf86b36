import { useState, type ReactNode } from 'react';
import { useBrainstem, usePlatformMutation, usePlatformQuery } from '../../provider/index.ts';
import { deleteTaskMutation, taskQuery } from '../../query/index.ts';
import { Button, Dialog, ValueView } from '../../ui/index.ts';
import { Comments } from './Comments.tsx';
import { inWords, readTask, type TaskRow } from './core/taskModel.ts';
import { Files } from './Files.tsx';
import { TaskError } from './TaskError.tsx';
import styles from './TaskList.module.css';
import { useTaskWords } from './TaskListContext.ts';

/** Everything that came with a task, its comments and files, and the button that deletes it. */
export function TaskDetails({ id, row }: { id: string; row: TaskRow }) {
  const words = useTaskWords();
  const { data, error, refetch } = usePlatformQuery((client) => taskQuery(client, id));
  const task = data === undefined || data === null ? row : readTask(data);
  const others = Object.entries(task.others);
  return (
    <div className={styles.details} role="group" aria-label={words.details(task.title)}>
      {error !== null && (
        <TaskError error={error} title={words.taskFailed} onRetry={() => void refetch()} />
      )}
      <dl className={styles.facts}>
        {task.assignees.length > 0 && (
          <Fact name={words.assignees}>{task.assignees.join(', ')}</Fact>
        )}
        {task.due !== undefined && (
          <Fact name={words.due}>
            <When at={task.due} />
          </Fact>
        )}
        {others.map(([name, value]) => (
          <Fact key={name} name={inWords(name)}>
            {typeof value === 'string' ? <When at={value} /> : <ValueView value={value} />}
          </Fact>
        ))}
      </dl>
      <Comments id={id} comments={task.comments} />
      <Files id={id} files={task.files} />
      <Removal id={id} title={task.title} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  );
}

/** A date in the locale's form; any other text as it came. */
function When({ at }: { at: string }) {
  const { locale } = useBrainstem();
  const isDate = /^\d{4}-\d{2}-\d{2}(T.*)?$/.test(at) && !Number.isNaN(Date.parse(at));
  if (!isDate) return <span dir="auto">{at}</span>;
  const format = new Intl.DateTimeFormat(locale.tag, {
    dateStyle: 'medium',
    ...(at.includes('T') ? { timeStyle: 'short' } : { timeZone: 'UTC' }),
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}

function Removal({ id, title }: { id: string; title: string }) {
  const words = useTaskWords();
  const { mutate, error } = usePlatformMutation(deleteTaskMutation);
  const [isAsking, setAsking] = useState(false);
  const remove = (): void => {
    setAsking(false);
    mutate(id);
  };
  return (
    <div className={styles.section}>
      {error !== null && <TaskError error={error} title={words.notRemoved} onRetry={remove} />}
      <Button
        size="small"
        variant="quiet"
        className={styles.remove}
        onClick={() => setAsking(true)}
      >
        {words.remove}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.removeTitle(title)}
        description={words.removeText}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{words.cancel}</Button>
            <Button variant="danger" onClick={remove}>
              {words.remove}
            </Button>
          </>
        }
      />
    </div>
  );
}
