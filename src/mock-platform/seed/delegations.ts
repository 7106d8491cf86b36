import * as v from 'valibot';
import { isoTime } from '../clock.ts';
import { question } from '../state/onboarding/onboardingChapters.ts';
import seeds from './delegations.json' with { type: 'json' };
import type { Seeding } from './seeding.ts';

const day = 24 * 60 * 60 * 1000;

/** The number of questions behind the large seed's link. */
const largeCount = 60;

/** Questions with the days until they are due, negative if overdue. */
const assignments = v.array(
  v.object({
    ...question.entries,
    dueIn: v.number(),
    answer: v.optional(v.array(v.string())),
  }),
);

type SeedAssignment = v.InferOutput<typeof assignments>[number];

const seeded = v.parse(assignments, seeds.own);
const foreign = v.parse(assignments, seeds.foreign);

/** Seeds the delegations behind the partner's link, and behind one of another organisation. */
export function seedDelegations({ world, seed, ids, now }: Seeding): void {
  if (seed === 'empty') return;
  const count = seed === 'large' ? largeCount : seeded.length;
  const own = Array.from({ length: count }, (_, at) => numbered(at));
  const add = (
    token: string,
    organisationId: string,
    assigner: string,
    assignments: readonly SeedAssignment[],
  ): void => {
    world.delegations.set(token, {
      organisationId,
      assigner,
      expiresAt: now + 30 * day,
      assignments: assignments.map(({ dueIn, answer, ...question }) => ({
        ...question,
        assignmentId: world.random.uuid(),
        questionId: world.random.uuid(),
        dueDate: isoTime(now + dueIn * day).slice(0, 10),
        answer,
      })),
    });
  };
  add(ids.delegationToken, ids.organisationId, 'Ingrid Solberg', own);
  add(`dlg_${world.random.hex(24)}`, ids.otherOrganisationId, 'Robin Hale', foreign);
}

/** Repeats and numbers the questions. */
function numbered(at: number): SeedAssignment {
  const assignment = seeded[at % seeded.length] ?? foreign[0];
  if (assignment === undefined) throw new Error('The seed tells of no questions.');
  if (at < seeded.length) return assignment;
  return { ...assignment, question: `${at + 1}. ${assignment.question}` };
}
