import type { TasksState } from '../state/tasks.ts';
import { addTask, type TaskDraft } from '../state/tasks.ts';
import type { SeedName } from './seedName.ts';

const day = 24 * 60 * 60 * 1000;

const drafts: readonly (readonly [TaskDraft, completed?: true])[] = [
  [{ title: 'Call Saltmarsh Fisheries about Monday deliveries', priority: 'high', status: 'open' }],
  [{ title: 'Give notice for contract C-1987', priority: 'urgent', status: 'open' }],
  [{ title: 'Merge the two records of Borealis Berries', priority: 'low', status: 'open' }],
  [{ title: 'Check the gate sensor of cold store 2', priority: 'high', status: 'in_progress' }],
  [{ title: 'Answer Hotel Linden about smoked fish', priority: 'medium', status: 'open' }],
  [{ title: 'Ask Oatfield Mill for the price list of 2027', priority: 'medium', status: 'open' }],
  [{ title: 'Fill in the origin of product 4417', priority: 'high', status: 'in_progress' }],
  [{ title: 'Find an owner for night deliveries', priority: 'medium', status: 'open' }],
  [{ title: 'Renew the licence of the forklift drivers', priority: 'low', status: 'open' }],
  [{ title: 'Send the audit plan to Quality', priority: 'medium', status: 'done' }, true],
  [{ title: 'Order crates for berries', priority: 'low', status: 'done' }, true],
  [
    {
      title: 'Prepare the meeting with Grand Hotel Aurora',
      priority: 'high',
      status: 'open',
      assignees: [{ userId: 'someone-else' }],
    },
  ],
];

/** Puts tasks in for the signed-in user of the seed's organisation. */
export function seedTasks(
  world: TasksState,
  seed: SeedName,
  session: { id: string; organisationId: string },
  now: number,
): void {
  if (seed === 'empty') return;
  drafts.forEach(([draft, completed], at) => {
    const task = addTask(world, session, draft, now - (drafts.length - at) * day);
    if (completed === true) task.completedAt = new Date(now - day).toISOString();
  });
}
