import { useId, useState } from 'react';
import { nameInWords } from '../../controller/index.ts';
import { HostSlot, JoinedNames, useBrainstem } from '../../provider/index.ts';
import { completeTaskMutation } from '../../query/index.ts';
import {
  Badge,
  ChoiceBox,
  Icon,
  icons,
  joinClasses,
  layout,
  texts,
  VisuallyHidden,
} from '../../ui/index.ts';
import { isOverdue, type TaskRow } from './core/taskModel.ts';
import { TaskDetails } from './TaskDetails.tsx';
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

export interface TaskItemProps {
  row: TaskRow;
  /** The id of the open task's aside. @default details are below each task */
  asideId: string | undefined;
}

/** A task's row: a checkbox to complete it, and its title, which opens the details. */
export function TaskItem({ row, asideId }: TaskItemProps) {
  const words = useTaskWords();
  const { mutate, isPending, error } = useTaskMutation(completeTaskMutation, (taskId) => ({
    taskId,
    change: 'completed',
  }));
  const { id, title, isCompleted, priority, status } = row;
  const isOpen = useTaskListState(({ view }) => id !== undefined && view.taskId === id);
  const { openTask } = useTaskListActions();
  const { renderTask } = useTaskListOptions();
  const ownId = useId();
  const { clock } = useBrainstem().environment;
  const [now] = useState(() => clock.now());
  const isDone = isCompleted || isPending;

  const complete = (): void => {
    if (id !== undefined && !isDone) mutate(id);
  };
  return (
    <li className={styles.task} data-part="task" data-done={isDone ? '' : undefined}>
      <div className={styles.row}>
        <label className={styles.tick}>
          <ChoiceBox
            aria-label={words.complete(title)}
            checked={isDone}
            disabled={id === undefined}
            aria-disabled={isDone || undefined}
            onChange={complete}
          />
        </label>
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={isOpen ? (asideId ?? ownId) : undefined}
          disabled={id === undefined}
          onClick={() => openTask(isOpen ? undefined : id)}
        >
          <span dir="auto" className={styles.words}>
            <HostSlot render={renderTask} item={row} fallback={title} />
          </span>
          {(row.due !== undefined || row.assignees.length > 0) && (
            <span className={joinClasses(layout.wrap2, texts.figures)}>
              {row.due !== undefined && (
                <span>
                  {words.due}: <When at={row.due} />
                </span>
              )}
              {row.assignees.length > 0 && (
                <span>
                  <JoinedNames names={row.assignees} />
                </span>
              )}
            </span>
          )}
          <span className={styles.badges}>
            {priority !== undefined && (
              <span className={styles.priority} data-tone={toneOf(priority)}>
                <Icon path={icons.flag} size={14} />
                <span>{nameInWords(priority)}</span>
              </span>
            )}
            {isOverdue({ ...row, isCompleted: isDone }, now) && (
              <Badge tone="warning">{words.overdue}</Badge>
            )}
            {isDone ? (
              <Badge tone="success">{words.completed}</Badge>
            ) : (
              status !== undefined &&
              !saysNothing(status) && (
                <Badge>
                  <VisuallyHidden>, </VisuallyHidden>
                  <span>{nameInWords(status)}</span>
                </Badge>
              )
            )}
          </span>
          <span className={styles.chevron}>
            <Icon path={icons.chevron} size={14} />
          </span>
        </button>
      </div>
      {error !== null && (
        <div className={styles.inner}>
          <TaskError error={error} title={words.notCompleted(title)} onRetry={complete} />
        </div>
      )}
      {isOpen && id !== undefined && asideId === undefined && (
        <div id={ownId} className={styles.inner}>
          <TaskDetails id={id} row={row} />
        </div>
      )}
    </li>
  );
}

/**
 * Returns the tone of a priority. Priorities are undocumented, so usual names of high ones are
 * matched.
 */
function toneOf(priority: string): 'danger' | 'warning' | 'neutral' {
  if (/urgent|critical/i.test(priority)) return 'danger';
  return /high/i.test(priority) ? 'warning' : 'neutral';
}

/** Returns true if a status only repeats the unchecked box. */
function saysNothing(status: string): boolean {
  return /^(open|to-?do|pending|new)$/i.test(status);
}
