import type { ConversationItem, OnboardingQuestion } from '../../contract/index.ts';
import { emptyDraft, readDraft, type AnswerDraft, type AskedQuestion } from '../../ui/index.ts';

/** Questions that came together, and what is answered to them. */
export interface OnboardingStep {
  /** The step that was sent to get these questions. */
  readonly number: number;
  readonly questions: readonly OnboardingQuestion[];
  /** One for each question. */
  readonly drafts: readonly AnswerDraft[];
  /** The answers that the platform took last; undefined while it has none. */
  readonly taken: readonly ConversationItem[] | undefined;
}

/** Drafts by the words of their question. */
export type KeptDrafts = Readonly<Record<string, AnswerDraft>>;

/** How a question of the conversation is asked: its options, and room for own words. */
export function askedAs({ options }: OnboardingQuestion): AskedQuestion {
  const known = [...new Set(options)].filter((option) => option.trim() !== '');
  return known.length === 0
    ? { kind: 'long-text', options: [], allowsOther: false }
    : { kind: 'choice', options: known, allowsOther: true };
}

/** A step as it is first shown. A question that was answered before keeps its answer. */
export function createStep(
  number: number,
  questions: readonly OnboardingQuestion[],
  kept: KeptDrafts,
): OnboardingStep {
  const drafts = questions.map(({ question }) => kept[question] ?? emptyDraft);
  return { number, questions, drafts, taken: undefined };
}

/** The step with another draft at one place. */
export function withDraft(step: OnboardingStep, at: number, draft: AnswerDraft): OnboardingStep {
  return { ...step, drafts: step.drafts.map((one, place) => (place === at ? draft : one)) };
}

/** What would be sent for a step. */
export function itemsOf({ questions, drafts }: OnboardingStep): ConversationItem[] {
  return questions.map((question, at) => ({
    question: question.question,
    answer: readDraft(askedAs(question), drafts[at] ?? emptyDraft)[0] ?? '',
  }));
}

/** The places of the questions that have no answer yet. */
export function openQuestions(step: OnboardingStep): number[] {
  return itemsOf(step).flatMap(({ answer }, at) => (answer === '' ? [at] : []));
}

/** Whether the platform has the answers as they stand. */
export function isTaken(step: OnboardingStep): boolean {
  return step.taken !== undefined && JSON.stringify(step.taken) === JSON.stringify(itemsOf(step));
}

/** The drafts of some steps by question, over those that were kept before. */
export function keepDrafts(kept: KeptDrafts, steps: readonly OnboardingStep[]): KeptDrafts {
  const pairs = steps.flatMap(({ questions, drafts }) =>
    questions.map(({ question }, at) => [question, drafts[at] ?? emptyDraft] as const),
  );
  return { ...kept, ...Object.fromEntries(pairs) };
}
