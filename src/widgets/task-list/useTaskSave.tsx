import type { ReactNode } from 'react';
import { updateTaskMutation } from '../../query/index.ts';
import {
  bodyOf,
  chosenOf,
  namesIn,
  typedOf,
  without,
  type ChosenFields,
} from './core/taskChanges.ts';
import type { TaskRow } from './core/taskModel.ts';
import { TaskError } from './TaskError.tsx';
import {
  useTaskListActions,
  useTaskListOptions,
  useTaskListState,
  useTaskWords,
} from './TaskListContext.ts';
import { useTaskMutation } from './useTaskMutation.ts';

/** A task as it is about to be, and how its fields are changed. */
export interface TaskSave {
  row: TaskRow;
  /** Undefined if the host writes no such changes. */
  change: ((fields: ChosenFields) => void) | undefined;
  /** The reason why the last change was undone. */
  problem: ReactNode;
}

/** Changes a task's fields, which show the change wherever the task is until it is saved. */
export function useTaskSave(task: TaskRow): TaskSave {
  const { id = '' } = task;
  const { notSaved } = useTaskWords();
  const options = useTaskListOptions();
  const { setDraft, setFailures } = useTaskListActions();
  const draft = useTaskListState((state) => state.drafts.get(id)) ?? {};
  const { priority, status, due, assignees } = draft;
  const failure = useTaskListState((state) => state.failures.get(id)?.fields);
  const { mutateAsync } = useTaskMutation(
    (client) => updateTaskMutation(client, id),
    () => ({ taskId: id, change: 'updated' }),
  );
  const canWrite = options.writePatch !== undefined || options.writeAssignees !== undefined;
  if (!canWrite || id === '') return { row: task, change: undefined, problem: null };
  const change = (next: ChosenFields): void => {
    // Sends again what is under way, so that the last answer speaks for all.
    const fields = chosenOf({ ...draft, ...next });
    const typed = typedOf(fields);
    setFailures(id, { fields: undefined });
    setDraft(id, (current) => ({ ...current, ...fields, ...typed }));
    mutateAsync(bodyOf(fields, options)).then(
      () => {
        setDraft(id, (current) => without(current, { ...fields, ...typed }));
        // An earlier change may have failed meanwhile, whose fields this one took along.
        setFailures(id, { fields: undefined });
      },
      (error: unknown) => {
        setDraft(id, (current) => without(current, fields));
        setFailures(id, { fields: { error, sent: fields } });
      },
    );
  };
  return {
    row: {
      ...task,
      priority: priority ?? task.priority,
      status: status ?? task.status,
      due: due === undefined ? task.due : due || undefined,
      assignees: assignees === undefined ? task.assignees : namesIn(assignees),
    },
    change,
    problem: failure && (
      <TaskError
        error={failure.error}
        title={notSaved}
        onRetry={() => change(chosenOf(failure.sent))}
      />
    ),
  };
}
