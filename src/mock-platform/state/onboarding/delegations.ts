import type { Random } from '../../random.ts';
import type { Delegation, DelegationReceipt } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import { HttpError } from '../../request/httpError.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { Question } from './onboardingChapters.ts';

export interface StoredAssignment extends Question {
  readonly assignmentId: string;
  readonly questionId: string;
  /** A date, such as `2026-03-02`. */
  readonly dueDate: string;
  answer: readonly string[] | undefined;
}

export interface StoredDelegation {
  readonly organisationId: string;
  readonly assigner: string;
  /** The link's expiry, in milliseconds. */
  readonly expiresAt: number;
  readonly assignments: readonly StoredAssignment[];
}

export type Delegations = Map<string, StoredDelegation>;

export interface DelegationsState {
  readonly random: Random;
  readonly delegations: Delegations;
}

/**
 * Returns a link's delegation. Undocumented: the response for a dead link. Here 404 for both
 * unknown and expired links, so that existing tokens can't be discovered.
 *
 * @throws HttpError 404.
 */
export function requireDelegation(
  token: string,
  { world, environment }: { world: DelegationsState; environment: { clock: Clock } },
): StoredDelegation {
  const delegation = world.delegations.get(token);
  if (delegation === undefined || delegation.expiresAt <= environment.clock.now()) {
    throw new HttpError(404, 'The link is unknown or has expired');
  }
  return delegation;
}

/** Returns a delegation's API representation. Undocumented: its types and statuses. */
export function viewDelegation(
  { assigner, assignments }: StoredDelegation,
  organisationName: string | undefined,
): Delegation {
  return {
    organization_name: organisationName,
    assigner_name: assigner,
    questions: assignments.map((assignment) => ({
      assignment_id: assignment.assignmentId,
      question_id: assignment.questionId,
      question: assignment.question,
      question_type: assignment.type,
      options: [...assignment.options],
      status: assignment.answer === undefined ? 'pending' : 'answered',
      due_date: assignment.dueDate,
    })),
    batch_status: batchStatus(assignments),
  };
}

/**
 * Stores answers to some or all questions. Assumption: an unknown assignment or an invalid answer
 * refuses the whole request; later answers replace earlier ones; the count is that of questions
 * answered by this call.
 *
 * @throws HttpError 404 or 422.
 */
export function saveAnswers(
  { assignments }: StoredDelegation,
  answers: readonly { assignment_id: string; answer: string[] }[],
): DelegationReceipt {
  const taken = new Map(
    answers.map(({ assignment_id, answer }) => {
      const assignment = assignments.find(({ assignmentId }) => assignmentId === assignment_id);
      if (assignment === undefined) throw new HttpError(404, 'Assignment not found');
      checkAnswer(assignment, answer);
      return [assignment, answer];
    }),
  );
  for (const [assignment, answer] of taken) assignment.answer = answer;
  return { answered_count: taken.size, batch_status: batchStatus(assignments) };
}

function batchStatus(assignments: readonly StoredAssignment[]): string {
  const answered = assignments.filter(({ answer }) => answer !== undefined).length;
  if (answered === assignments.length) return 'completed';
  return answered > 0 ? 'in_progress' : 'pending';
}
