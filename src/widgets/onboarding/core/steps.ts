import type {
  ConversationItem,
  OnboardingQuestion,
  StoredConversation,
} from '../../../contract/index.ts';
import {
  draftOf,
  emptyDraft,
  uniqueOptions,
  readDraft,
  type AnswerDraft,
  type AnswerDrafts,
  type Question,
} from '../../../controller/index.ts';

/** Questions asked together, and their answers. */
export interface OnboardingStep {
  /** The step number of the request that returned these questions. */
  readonly number: number;
  readonly questions: readonly OnboardingQuestion[];
  /** One draft per question. */
  readonly drafts: readonly AnswerDraft[];
  /** The answers that the platform has, if any. */
  readonly acknowledged: readonly ConversationItem[] | undefined;
}

/** Converts a question of the conversation, with its options and free text. */
export function toQuestion({ options }: OnboardingQuestion): Question {
  const offered = uniqueOptions(options);
  return offered.length === 0
    ? { kind: 'long-text', options: [], allowsOther: false }
    : { kind: 'choice', options: offered, allowsOther: true };
}

/** Creates a step. Questions answered earlier keep their answers. */
export function createStep(
  number: number,
  questions: readonly OnboardingQuestion[],
  earlier: AnswerDrafts,
): OnboardingStep {
  const drafts = questions.map((item) => {
    const draft = earlier.get(item.question) ?? emptyDraft;
    // An answer stored as text may be one of the options.
    const isOption = draft.chosen.length === 0 && item.options.includes(draft.text);
    return isOption ? draftOf(toQuestion(item), [draft.text]) : draft;
  });
  return { number, questions, drafts, acknowledged: undefined };
}

export function withDraft(step: OnboardingStep, index: number, draft: AnswerDraft): OnboardingStep {
  return { ...step, drafts: step.drafts.with(index, draft) };
}

export function itemsOf({ questions, drafts }: OnboardingStep): ConversationItem[] {
  return questions.map((question, index) => ({
    question: question.question,
    answer: readDraft(toQuestion(question), drafts[index] ?? emptyDraft)[0] ?? '',
  }));
}

export function unansweredIn(step: OnboardingStep): number[] {
  return itemsOf(step).flatMap(({ answer }, index) => (answer === '' ? [index] : []));
}

/** Returns true if the platform has the current answers. */
export function isAcknowledged(step: OnboardingStep): boolean {
  return JSON.stringify(step.acknowledged) === JSON.stringify(itemsOf(step));
}

/** Returns the drafts by question. Those of the steps override earlier ones. */
export function draftsByQuestion(
  earlier: AnswerDrafts,
  steps: readonly OnboardingStep[],
): AnswerDrafts {
  const current = steps.flatMap(({ questions, drafts }) =>
    questions.map(({ question }, index) => [question, drafts[index] ?? emptyDraft] as const),
  );
  return new Map([...earlier, ...current]);
}

/** An earlier conversation that can be continued. */
export interface EarlierConversation {
  /** All steps from the first on. Their options aren't stored. */
  steps: readonly OnboardingStep[];
  /** All stored answers of that user, by question. */
  drafts: AnswerDrafts;
}

/**
 * Returns the conversation of the user who answered last, or undefined if nobody has answered the
 * first step. Steps belong to one conversation only if each was stored after the previous one.
 */
export function earlierConversation(
  stored: readonly StoredConversation[],
): EarlierConversation | undefined {
  const newestFirst = stored.toSorted((a, b) => timeOf(b) - timeOf(a));
  const [newest] = newestFirst;
  if (newest === undefined) return undefined;
  const own = newestFirst.filter(
    ({ tenant_id, user_id }) => tenant_id === newest.tenant_id && user_id === newest.user_id,
  );
  const steps: OnboardingStep[] = [];
  let before = -Infinity;
  for (let number = 1; ; number += 1) {
    const found = own.find(({ step }) => step === number);
    if (found === undefined || timeOf(found) < before) break;
    steps.push(stepOf(found));
    before = timeOf(found);
  }
  if (steps.length === 0) return undefined;
  return { steps, drafts: draftsByQuestion(new Map(), own.toReversed().map(stepOf)) };
}

function stepOf({ step, convo }: StoredConversation): OnboardingStep {
  return {
    number: step,
    questions: convo.map(({ question }) => ({ question, options: [] })),
    drafts: convo.map(({ answer }) => ({ chosen: [], isOther: true, text: answer })),
    acknowledged: convo,
  };
}

/** Returns a timestamp in milliseconds. An invalid one is 0, the oldest. */
function timeOf({ created_at }: StoredConversation): number {
  const time = Date.parse(created_at);
  return Number.isNaN(time) ? 0 : time;
}
