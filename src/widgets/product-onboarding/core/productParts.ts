import type { OnboardingUser } from '../../../contract/index.ts';
import {
  draftOf,
  emptyDraft,
  uniqueOptions,
  readDraft,
  type AnswerDraft,
  type AnswerDrafts,
  type Persistence,
  type Question,
} from '../../../controller/index.ts';
import type {
  ProductAnswer,
  ProductPart,
  ProductQuestion,
  ProductStatus,
} from './productAdapter.ts';

const chapterCount = 5;
const partsPerChapter = 3;

export const allParts: readonly ProductPart[] = Array.from(
  { length: chapterCount * partsPerChapter },
  (_, index) => ({
    step: Math.floor(index / partsPerChapter) + 1,
    subStep: (index % partsPerChapter) + 1,
  }),
);

export function partsOf(step: number): readonly ProductPart[] {
  return allParts.filter((part) => part.step === step);
}

export function partAfter(part: ProductPart): ProductPart | undefined {
  return allParts[allParts.findIndex((other) => isSamePart(other, part)) + 1];
}

export function partBefore(part: ProductPart): ProductPart | undefined {
  return allParts[allParts.findIndex((other) => isSamePart(other, part)) - 1];
}

export function isSamePart(part: ProductPart, other: ProductPart): boolean {
  return part.step === other.step && part.subStep === other.subStep;
}

/** Returns the part to continue with: the platform's, else the first incomplete one. */
export function currentPart(status: ProductStatus | undefined): ProductPart {
  const open = status?.parts?.find((part) => part.status !== 'completed');
  return status?.current ?? open ?? { step: 1, subStep: 1 };
}

export function toQuestion({ kind, options = [], allowsOther = false }: ProductQuestion): Question {
  return { kind, options: uniqueOptions(options), allowsOther };
}

/** Returns the key of a draft. Includes the part, as two parts may use the same ids. */
export function draftKey({ step, subStep }: ProductPart, id: string): string {
  return `${step}.${subStep}.${id}`;
}

/** Returns the persistence of one user's drafts among those of all users whom the host shows. */
export function draftsOfUser(
  { read, update }: Persistence<AnswerDrafts>,
  { tenantId, userId }: OnboardingUser,
): Pick<Persistence<AnswerDrafts>, 'read' | 'update'> {
  const prefix = JSON.stringify([tenantId, userId]);
  const ownIn = (saved: AnswerDrafts = new Map()): AnswerDrafts =>
    new Map(
      [...saved].flatMap(([key, draft]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), draft]] : [],
      ),
    );
  return {
    read: async () => ownIn(await read()),
    update: (change) =>
      update((saved = new Map()) => {
        const others = [...saved].filter(([key]) => !key.startsWith(prefix));
        const own = [...(change(ownIn(saved)) ?? [])];
        const all = new Map([
          ...others,
          ...own.map(([key, draft]) => [`${prefix}${key}`, draft] as const),
        ]);
        return all.size === 0 ? undefined : all;
      }),
  };
}

/** Returns the draft of a question, or else its earlier answer. */
export function draftFor(
  question: ProductQuestion,
  part: ProductPart,
  drafts: AnswerDrafts,
): AnswerDraft {
  const draft = drafts.get(draftKey(part, question.id));
  if (draft !== undefined) return draft;
  return question.answer === undefined
    ? emptyDraft
    : draftOf(toQuestion(question), question.answer);
}

export function answersIn(
  questions: readonly ProductQuestion[],
  part: ProductPart,
  drafts: AnswerDrafts,
): ProductAnswer[] {
  return questions.flatMap((question) => {
    const answer = readDraft(toQuestion(question), draftFor(question, part, drafts));
    return answer.length === 0 ? [] : [{ id: question.id, answer }];
  });
}
