import { onboardingChapters, onboardingSubSteps } from '../../../contract/index.ts';
import { HttpError } from '../../request/httpError.ts';
import { checkAnswer } from './checkAnswer.ts';
import { chapters, type Question } from './onboardingChapters.ts';

/** A user's answers to the chapters. */
export interface ProductOnboarding {
  /** By question id. */
  readonly answers: Map<string, readonly string[]>;
  /** The chapters whose review was confirmed. */
  readonly reviewed: Set<number>;
}

export type ProductOnboardings = Map<string, ProductOnboarding>;

export interface ProductOnboardingState {
  readonly productOnboarding: ProductOnboardings;
}

export interface SentAnswer {
  readonly question_id: string;
  readonly answer: readonly string[];
}

/** A part of a chapter. */
export interface Part {
  /** 1 to 5. */
  readonly step: number;
  /** 1 (baseline), 2 (follow-up) or 3 (review). */
  readonly subStep: number;
}

const review = 3;

/** Returns a user's onboarding, created on the first request. */
export function productOnboardingOf(
  onboardings: ProductOnboardings,
  tenantId: string,
  userId: string,
): ProductOnboarding {
  const key = JSON.stringify([tenantId, userId]);
  const known = onboardings.get(key) ?? { answers: new Map(), reviewed: new Set() };
  onboardings.set(key, known);
  return known;
}

export function viewStatus(onboarding: ProductOnboarding) {
  const seen = onboardingChapters.map((name, at) => ({
    step: at + 1,
    name,
    sub_steps: onboardingSubSteps.map((subName, subAt) =>
      viewProgress(onboarding, { step: at + 1, subStep: subAt + 1 }, subName),
    ),
  }));
  const next = seen
    .flatMap(({ step, sub_steps }) => sub_steps.map((one) => ({ step, ...one })))
    .find(({ status }) => status !== 'completed');
  return {
    status: next === undefined ? 'completed' : 'in_progress',
    completed: next === undefined,
    current_step: next?.step ?? null,
    current_sub_step: next?.sub_step ?? null,
    steps: seen,
  };
}

/** Returns a part's questions with their answers. A review has those of the whole chapter. */
export function viewQuestions(onboarding: ProductOnboarding, part: Part) {
  return {
    ...part,
    name: onboardingSubSteps[part.subStep - 1],
    chapter: onboardingChapters[part.step - 1],
    questions: [...questionsOf(part)].map(([question_id, { question, type, options }]) => ({
      question_id,
      question,
      question_type: type,
      options: [...options],
      answer: onboarding.answers.get(question_id) ?? null,
    })),
  };
}

/**
 * Stores answers to some or all questions of a part. In a review they are corrections, and the
 * chapter is confirmed once all its questions are answered.
 *
 * @throws HttpError 404 for a question of another part, 422 for an answer that its type doesn't
 * allow, 409 for a review with open questions.
 */
export function savePartAnswers(
  { answers, reviewed }: ProductOnboarding,
  part: Part,
  sent: readonly SentAnswer[],
): void {
  const questions = questionsOf(part);
  for (const { question_id, answer } of sent) {
    const question = questions.get(question_id);
    if (question === undefined) throw new HttpError(404, 'Question not found');
    checkAnswer(question, answer);
  }
  const after = new Set([...answers.keys(), ...sent.map(({ question_id }) => question_id)]);
  if (part.subStep === review && [...questions.keys()].some((id) => !after.has(id))) {
    throw new HttpError(409, 'The chapter has questions without an answer');
  }
  for (const { question_id, answer } of sent) answers.set(question_id, answer);
  if (part.subStep === review) reviewed.add(part.step);
}

function viewProgress(onboarding: ProductOnboarding, part: Part, name: string) {
  const ids = [...questionsOf(part).keys()];
  const answered = ids.filter((id) => onboarding.answers.has(id)).length;
  const completed =
    part.subStep === review ? onboarding.reviewed.has(part.step) : answered === ids.length;
  const status = completed ? 'completed' : answered > 0 ? 'in_progress' : 'not_started';
  return { sub_step: part.subStep, name, status, answered, total: ids.length };
}

function questionsOf({ step, subStep }: Part): ReadonlyMap<string, Question> {
  const { baseline, followUp } = chapters[step - 1] ?? { baseline: [], followUp: [] };
  const lists = subStep === review ? [baseline, followUp] : [subStep === 1 ? baseline : followUp];
  const first = subStep === review ? 1 : subStep;
  return new Map(
    lists.flatMap((list, at) =>
      list.map((question, number) => [`q-${step}-${first + at}-${number + 1}`, question]),
    ),
  );
}
