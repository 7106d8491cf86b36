import * as v from 'valibot';
import { listTasks } from '../../contract/index.ts';
import { addTask, type TasksState } from '../state/tasks.ts';
import type { ReadAnswer } from './answers.ts';
import type { SeedName } from './seedName.ts';

const taskList = v.object({
  tasks: v.array(
    v.looseObject({
      title: v.string(),
      assignees: v.optional(v.array(v.unknown())),
      createdAt: v.string(),
      completedAt: v.nullish(v.string(), null),
    }),
  ),
});

/** Seeds tasks of the organisation's signed-in user. */
export function seedTasks(
  world: TasksState,
  seed: SeedName,
  session: { id: string; organisationId: string },
  read: ReadAnswer,
): void {
  const recorded = seed === 'empty' ? [] : (read(listTasks, taskList)?.tasks ?? []);
  for (const draft of recorded) {
    const task = addTask(world, session, draft, Date.parse(draft.createdAt));
    task.completedAt = draft.completedAt;
  }
}
