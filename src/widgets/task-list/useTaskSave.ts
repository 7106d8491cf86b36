import { useState } from 'react';
import { updateTaskMutation } from '../../query/index.ts';
import { patchOf, without, type TaskPatch } from './core/taskChanges.ts';
import type { TaskRow } from './core/taskModel.ts';
import { useTaskListActions, useTaskListOptions, useTaskListState } from './TaskListContext.ts';
import { useTaskMutation } from './useTaskMutation.ts';

/** A task as it is about to be, and how its fields are changed. */
export interface TaskSave {
  row: TaskRow;
  /** Undefined if the host writes no such changes. */
  change: ((patch: TaskPatch) => void) | undefined;
  /** The reason why the last change was undone. */
  problem: { error: Error; onRetry: () => void } | null;
}

/** Changes a task's fields, which show the change wherever the task is until it is saved. */
export function useTaskSave(task: TaskRow): TaskSave {
  const { id = '' } = task;
  const { writePatch } = useTaskListOptions();
  const { setDraft } = useTaskListActions();
  const { priority, status, due } = useTaskListState((state) => state.drafts.get(id)) ?? {};
  const [sent, setSent] = useState<TaskPatch>({});
  const { mutateAsync, error } = useTaskMutation(
    (client) => updateTaskMutation(client, id),
    () => ({ taskId: id, change: 'updated' }),
  );
  if (writePatch === undefined || id === '') return { row: task, change: undefined, problem: null };
  const change = (next: TaskPatch): void => {
    // Sends again what is under way, so that the last answer speaks for all.
    const patch = patchOf({ priority, status, due, ...next });
    const settle = (): void => setDraft(id, (current) => without(current, patch));
    setSent(patch);
    setDraft(id, (current) => ({ ...current, ...patch }));
    mutateAsync(writePatch(patch)).then(settle, settle);
  };
  return {
    row: {
      ...task,
      priority: priority ?? task.priority,
      status: status ?? task.status,
      due: due === undefined ? task.due : due || undefined,
    },
    change,
    problem: error && { error, onRetry: () => change(sent) },
  };
}
