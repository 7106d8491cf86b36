import { useId, type ReactNode } from 'react';
import { HostSlot, JoinedNames, useNow } from '../../provider/index.ts';
import { completeTaskMutation } from '../../query/index.ts';
import {
  ChoiceBox,
  Icon,
  icons,
  joinClasses,
  layout,
  Status,
  texts,
  VisuallyHidden,
} from '../../ui/index.ts';
import { isOverdue, type TaskRow } from './core/taskModel.ts';
import type { TaskChoices } from './core/taskFilters.ts';
import { TaskDetails } from './TaskDetails.tsx';
import { FailedUploads, TaskError } from './TaskError.tsx';
import { TaskFields } from './TaskFields.tsx';
import styles from './TaskList.module.css';
import {
  useTaskListActions,
  useTaskListOptions,
  useTaskListState,
  useTaskWords,
} from './TaskListContext.ts';
import { TaskTitle } from './TaskTitle.tsx';
import { useTaskMutation } from './useTaskMutation.ts';
import { useTaskSave } from './useTaskSave.tsx';

export interface TaskItemProps {
  row: TaskRow;
  /** The id of the open task's aside. @default details are below each task */
  asideId: string | undefined;
  choices: TaskChoices;
}

/** A task's row: a checkbox to complete it, and its title, which opens the details. */
export function TaskItem({ row: given, asideId, choices }: TaskItemProps) {
  const words = useTaskWords();
  const { mutateAsync } = useTaskMutation(completeTaskMutation, (taskId) => ({
    taskId,
    change: 'completed',
  }));
  const { row, change, problem } = useTaskSave(given);
  const { id, title, isCompleted } = row;
  const isOpen = useTaskListState(({ view }) => id !== undefined && view.taskId === id);
  const error = useTaskListState(({ failures }) => failures.get(id ?? '')?.completion);
  const isPending = useTaskListState(({ completing }) => completing.includes(id ?? ''));
  const { openTask, setFailures, setCompleting } = useTaskListActions();
  const { renderTask } = useTaskListOptions();
  const ownId = useId();
  const now = useNow();
  const isDone = isCompleted || isPending;

  const hasDetails = isOpen && asideId === undefined;
  const fields = !hasDetails && <TaskFields row={row} choices={choices} change={change} />;

  const complete = (): void => {
    if (id === undefined || isDone) return;
    setFailures(id, { completion: undefined });
    setCompleting(id, true);
    // `mutateAsync`, since the row may be gone meanwhile, as with another list.
    void mutateAsync(id)
      .catch((failure: unknown) => setFailures(id, { completion: failure }))
      .finally(() => setCompleting(id, false));
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
        {hasDetails && id !== undefined && <TaskTitle id={id} title={title} />}
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={isOpen ? (asideId ?? ownId) : undefined}
          disabled={id === undefined}
          onClick={() => openTask(isOpen ? undefined : id)}
        >
          {hasDetails ? (
            <VisuallyHidden>{title}</VisuallyHidden>
          ) : (
            <span dir="auto" className={styles.words}>
              <HostSlot render={renderTask} item={row} fallback={title} />
            </span>
          )}
          {row.assignees.length > 0 && !hasDetails && (
            <span className={texts.note}>
              <JoinedNames names={row.assignees} />
            </span>
          )}
          <span className={styles.badges}>
            {isOverdue({ ...row, isCompleted: isDone }, now) && (
              <Status tone="warning">{words.overdue}</Status>
            )}
            {isDone && <Status tone="success">{words.completed}</Status>}
          </span>
          {change === undefined && fields}
          <span className={styles.chevron}>
            <Icon path={icons.forward} size={14} />
          </span>
        </button>
        {change !== undefined && fields}
      </div>
      {error !== undefined && (
        <div className={styles.inner}>
          <TaskError error={error} title={words.notCompleted(title)} onRetry={complete} />
        </div>
      )}
      {!isOpen && <ClosedFailures id={id} problem={problem} />}
      {hasDetails && id !== undefined && (
        <div id={ownId} className={styles.inner}>
          <TaskDetails id={id} row={given} choices={choices} />
        </div>
      )}
    </li>
  );
}

/** Shows what failed of a task after its details were closed. */
function ClosedFailures({ id = '', problem }: { id: string | undefined; problem: ReactNode }) {
  const words = useTaskWords();
  const failures = useTaskListState((state) => state.failures.get(id));
  return (
    <div className={joinClasses(layout.stack2, styles.inner)}>
      {problem}
      {failures?.title !== undefined && <TaskError error={failures.title} title={words.notSaved} />}
      {failures?.comment !== undefined && (
        <TaskError error={failures.comment} title={words.notCommented} />
      )}
      <FailedUploads id={id} />
    </div>
  );
}
