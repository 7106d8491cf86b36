import type { Random } from '../../random.ts';
import type { Delegation, DelegationReceipt } from '../../../contract/index.ts';
import { Refusal } from '../../request/refusal.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { Question } from './onboardingChapters.ts';

/** A question that was handed on. */
export interface StoredAssignment extends Question {
  readonly assignmentId: string;
  readonly questionId: string;
  /** A day, as `2026-03-02`. */
  readonly dueDate: string;
  answer: readonly string[] | undefined;
}

/** The data behind one link. */
export interface StoredDelegation {
  readonly organisationId: string;
  readonly assigner: string;
  /** Milliseconds; from then on the link is dead. */
  readonly expiresAt: number;
  readonly assignments: readonly StoredAssignment[];
}

/** The delegations of the world by the token of their link. */
export type Delegations = Map<string, StoredDelegation>;

/** The delegated questions by link token. */
export interface DelegationsState {
  readonly random: Random;
  readonly delegations: Delegations;
}

/**
 * A delegation by its link. Undocumented: what a dead link answers. Here 404, whether it never
 * lived or has expired, so that nobody learns which tokens there were.
 *
 * @param now - The time in milliseconds.
 * @throws Refusal 404.
 */
export function requireDelegation(
  delegations: Delegations,
  token: string,
  now: number,
): StoredDelegation {
  const delegation = delegations.get(token);
  if (delegation === undefined || delegation.expiresAt <= now) {
    throw new Refusal(404, 'The link is unknown or has expired');
  }
  return delegation;
}

/** A delegation as the platform shows it. Undocumented: the words for types and statuses. */
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
 * Takes answers, to some of the questions or to all. Assumption: an unknown assignment or an answer
 * that its type does not allow refuses the whole; a later answer replaces an earlier one; the count
 * is of the questions that this call answered.
 *
 * @throws Refusal 404 or 422.
 */
export function takeAnswers(
  { assignments }: StoredDelegation,
  answers: readonly { assignment_id: string; answer: string[] }[],
): DelegationReceipt {
  const taken = new Map(
    answers.map(({ assignment_id, answer }) => {
      const assignment = assignments.find(({ assignmentId }) => assignmentId === assignment_id);
      if (assignment === undefined) throw new Refusal(404, 'Assignment not found');
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
