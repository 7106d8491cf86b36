import {
  draftOf,
  emptyDraft,
  readDraft,
  type AnswerDraft,
  type AskedQuestion,
} from '../../ui/index.ts';
import type {
  ProductAnswer,
  ProductPart,
  ProductQuestion,
  ProductStatus,
} from './productAdapter.ts';

/** What was written and not sent yet, by question. */
export type PartDrafts = Readonly<Record<string, AnswerDraft>>;

/** How many chapters there are, and parts in each. */
const chapterCount = 5;
const partCount = 3;

/** Every part, in order. */
export const allParts: readonly ProductPart[] = Array.from(
  { length: chapterCount * partCount },
  (_, at) => ({ step: Math.floor(at / partCount) + 1, subStep: (at % partCount) + 1 }),
);

/** The part after one; undefined after the last. */
export function partAfter(part: ProductPart): ProductPart | undefined {
  return allParts[allParts.findIndex((one) => isSamePart(one, part)) + 1];
}

/** Whether both are the same part. */
export function isSamePart(one: ProductPart, other: ProductPart): boolean {
  return one.step === other.step && one.subStep === other.subStep;
}

/** Where to go on: the platform's word, else the first part that is not completed, else the first. */
export function currentPart(status: ProductStatus | undefined): ProductPart {
  const open = status?.parts.find((part) => part.status !== 'completed');
  return status?.current ?? open ?? { step: 1, subStep: 1 };
}

/** How a question is asked. */
export function askedAs({
  kind,
  options = [],
  allowsOther = false,
}: ProductQuestion): AskedQuestion {
  return { kind, options: [...new Set(options)], allowsOther };
}

/** Returns the draft of a question: what was typed here, else the earlier answer. */
export function draftFor(question: ProductQuestion, drafts: PartDrafts): AnswerDraft {
  const draft = drafts[question.id];
  if (draft !== undefined) return draft;
  return question.answer === undefined ? emptyDraft : draftOf(askedAs(question), question.answer);
}

/** Every answer there is, in the order of the questions. */
export function answersIn(
  questions: readonly ProductQuestion[],
  drafts: PartDrafts,
): ProductAnswer[] {
  return questions.flatMap((question) => {
    const answer = readDraft(askedAs(question), draftFor(question, drafts));
    return answer.length === 0 ? [] : [{ id: question.id, answer }];
  });
}
