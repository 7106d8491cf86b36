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
import type { TaskChoices } from './core/taskFilters.ts';
import { readTask, type TaskRow } from './core/taskModel.ts';
import { Files } from './Files.tsx';
import { TaskError } from './TaskError.tsx';
import { TaskFields } from './TaskFields.tsx';
import styles from './TaskList.module.css';
import { useTaskListActions, useTaskListOptions, useTaskWords } from './TaskListContext.ts';
import { TaskTitle } from './TaskTitle.tsx';
import { useTaskMutation } from './useTaskMutation.ts';
import { useTaskSave } from './useTaskSave.ts';
import { When } from './When.tsx';

interface TaskDetailsProps {
  id: string;
  row: TaskRow;
  /** The values to choose from. */
  choices: TaskChoices;
}

/** Shows all fields of a task but its title, its comments and files, and a delete button. */
export function TaskDetails({ id, row, choices }: TaskDetailsProps) {
  const words = useTaskWords();
  const { data, error, refetch } = usePlatformQuery((client) => taskQuery(client, id));
  const fetched = data === undefined || data === null ? row : readTask(data);
  const { row: task, change, problem } = useTaskSave({ ...fetched, id });
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
      <div className={layout.stack2}>
        <TaskFields row={task} choices={choices} change={change} isDetailed />
        {problem !== null && (
          <TaskError error={problem.error} title={words.notSaved} onRetry={problem.onRetry} />
        )}
      </div>
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
export function TaskAside({ id, row, choices }: TaskDetailsProps) {
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
      <div className={styles.head}>
        <TaskTitle id={row.id} title={row.title} />
        <IconButton size="small" label={general.close} onClick={() => openTask(undefined)}>
          <Icon path={icons.close} />
        </IconButton>
      </div>
      <TaskDetails id={row.id} row={row} choices={choices} />
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
