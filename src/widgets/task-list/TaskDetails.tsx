import { useEffect, useRef, useState } from 'react';
import { nameInWords } from '../../controller/index.ts';
import { HostSlot, useGeneralWords, usePlatformQuery } from '../../provider/index.ts';
import { deleteTaskMutation, taskQuery } from '../../query/index.ts';
import {
  activeElementBeside,
  Button,
  Confirm,
  Fact,
  Facts,
  Icon,
  IconButton,
  icons,
  ValueView,
  layout,
  joinClasses,
} from '../../ui/index.ts';
import { Comments } from './Comments.tsx';
import { readTask, type TaskRow } from './core/taskModel.ts';
import { EditTask } from './EditTask.tsx';
import { Files } from './Files.tsx';
import { TaskError } from './TaskError.tsx';
import styles from './TaskList.module.css';
import { useTaskListActions, useTaskListOptions, useTaskWords } from './TaskListContext.ts';
import { useTaskMutation } from './useTaskMutation.ts';
import { When } from './When.tsx';

/** Shows all fields of a task, its comments and files, and a delete button. */
export function TaskDetails({ id, row }: { id: string; row: TaskRow }) {
  const words = useTaskWords();
  const { data, error, refetch } = usePlatformQuery((client) => taskQuery(client, id));
  const task = data === undefined || data === null ? row : readTask(data);
  const { renderDetails } = useTaskListOptions();
  const others = Object.entries(task.others);
  return (
    <div
      className={joinClasses(layout.stack5, styles.details)}
      role="group"
      aria-label={words.details(task.title)}
    >
      {error !== null && (
        <TaskError error={error} title={words.taskFailed} onRetry={() => void refetch()} />
      )}
      <EditTask id={id} task={task} />
      <Facts>
        {others.map(([name, value]) => (
          <Fact key={name} name={nameInWords(name)}>
            {typeof value === 'string' ? (
              <When at={value} />
            ) : (
              <ValueView value={value} nameOf={nameInWords} />
            )}
          </Fact>
        ))}
      </Facts>
      <HostSlot render={renderDetails} item={task} />
      <Comments id={id} comments={task.comments} />
      <Files id={id} files={task.files} />
      <Removal id={id} title={task.title} />
    </div>
  );
}

/** Shows the details beside the list. They receive the focus from the pressed task. */
export function TaskAside({ id, row }: { id: string; row: TaskRow }) {
  const general = useGeneralWords();
  const { openTask } = useTaskListActions();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pressed = panel.current && activeElementBeside(panel.current);
    if (pressed?.getAttribute('aria-controls') === id) panel.current?.focus();
  }, [id]);
  if (row.id === undefined) return null;
  return (
    <div ref={panel} id={id} tabIndex={-1} className={styles.aside}>
      <IconButton
        size="small"
        label={general.close}
        className={styles.close}
        onClick={() => openTask(undefined)}
      >
        <Icon path={icons.close} />
      </IconButton>
      <TaskDetails id={row.id} row={row} />
    </div>
  );
}

function Removal({ id, title }: { id: string; title: string }) {
  const words = useTaskWords();
  const { mutate, error } = useTaskMutation(deleteTaskMutation, (taskId) => ({
    taskId,
    change: 'deleted',
  }));
  const [isAsking, setAsking] = useState(false);
  const remove = (): void => {
    setAsking(false);
    mutate(id);
  };
  return (
    <div className={layout.stack2}>
      {error !== null && <TaskError error={error} title={words.notRemoved} onRetry={remove} />}
      <Button
        size="small"
        variant="quiet"
        className={styles.remove}
        onClick={() => setAsking(true)}
      >
        {words.remove}
      </Button>
      {isAsking && (
        <Confirm
          title={words.removeTitle(title)}
          text={words.removeText}
          labels={{ cancel: words.cancel, confirm: words.remove }}
          onCancel={() => setAsking(false)}
          onConfirm={remove}
        />
      )}
    </div>
  );
}
