import { useState } from 'react';
import { updateTaskMutation } from '../../query/index.ts';
import type { TaskPatch } from './core/taskChanges.ts';
import type { TaskRow } from './core/taskModel.ts';
import { useTaskListOptions } from './TaskListContext.ts';
import { useTaskMutation } from './useTaskMutation.ts';

/** A row as it is about to be, and how it is changed. */
export interface RowChange {
  row: TaskRow;
  /** Undefined if the host writes no such changes. */
  change: ((patch: TaskPatch) => void) | undefined;
  /** The reason why the last change was undone. */
  problem: { error: Error; onRetry: () => void } | null;
}

/** Changes a task from its row, which shows the change while it is saved. */
export function useRowChange(row: TaskRow): RowChange {
  const { id = '' } = row;
  const { writePatch } = useTaskListOptions();
  const [patch, setPatch] = useState<TaskPatch>({});
  const { mutate, isPending, error } = useTaskMutation(
    (client) => updateTaskMutation(client, id),
    () => ({ taskId: id, change: 'updated' }),
  );
  if (writePatch === undefined || id === '') return { row, change: undefined, problem: null };
  const send = (next: TaskPatch): void => {
    setPatch(next);
    mutate(writePatch(next));
  };
  const { priority = row.priority, due = row.due } = isPending ? patch : {};
  return {
    row: { ...row, priority, due: due === '' ? undefined : due },
    // Sends again what is under way, so that the last answer speaks for all.
    change: (next) => send(isPending ? { ...patch, ...next } : next),
    problem: error && { error, onRetry: () => send(patch) },
  };
}
