import type { DelegationsState } from '../state/delegations.ts';
import { isoTime } from '../clock.ts';
import type { Question } from '../state/onboardingChapters.ts';
import type { SeedName } from './seedName.ts';

const day = 24 * 60 * 60 * 1000;

/** Questions behind the link of the large seed. */
const largeCount = 60;

/** A question with the days until it is due; one that is overdue has less than none. */
type SeedAssignment = Question & { readonly dueIn: number; readonly answer?: readonly string[] };

const seeded: readonly SeedAssignment[] = [
  {
    question: 'What happens to a delivery that arrives too warm?',
    type: 'text',
    options: [],
    dueIn: 5,
  },
  {
    question: 'Which store takes frozen fruit first?',
    type: 'single_choice',
    options: ['Store 1', 'Store 2', 'Whichever has space'],
    dueIn: 5,
  },
  {
    question: 'Which readings does Cold Chain check on arrival?',
    type: 'multiple_choice',
    options: ['Core temperature', 'Air temperature', 'Temperature log', 'Door seals'],
    dueIn: 5,
  },
  {
    question: 'How many pallets fit into store 2?',
    type: 'number',
    options: [],
    dueIn: -2,
  },
  {
    question: 'When was the last cold chain audit?',
    type: 'date',
    options: [],
    dueIn: 12,
  },
  {
    question: 'Who signs the temperature log at night?',
    type: 'single_choice',
    options: ['The driver', 'The shift lead', 'Nobody'],
    dueIn: -2,
    answer: ['Nobody'],
  },
];

const foreign: readonly SeedAssignment[] = [
  { question: 'Who sharpens the demo tools?', type: 'text', options: [], dueIn: 5 },
];

/** Fills in what was handed on: behind the partner's link, and behind one of another organisation. */
export function seedDelegations(
  world: DelegationsState,
  seed: SeedName,
  ids: { organisationId: string; otherOrganisationId: string; delegationToken: string },
  now: number,
): void {
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

/** The questions, repeated and numbered. */
function numbered(at: number): SeedAssignment {
  const assignment = seeded[at % seeded.length] ?? foreign[0];
  if (assignment === undefined) throw new Error('The seed tells of no questions.');
  if (at < seeded.length) return assignment;
  return { ...assignment, question: `${at + 1}. ${assignment.question}` };
}
