import * as v from 'valibot';
import { conversationItem, onboardingQuestion } from '../../../contract/index.ts';
import {
  answerDraft,
  answerDrafts,
  emptyDraft,
  isSameJson,
  type AnswerDrafts,
  type Persistence,
  type PersistenceFormat,
} from '../../../controller/index.ts';
import { draftsByQuestion, type OnboardingStep } from './steps.ts';

/** The persisted state: the steps with their answers, and the current step. */
export interface SavedAnswers {
  steps: readonly OnboardingStep[];
  current: number;
  /** Answers to questions that aren't currently asked. */
  drafts: AnswerDrafts;
  /** True once the platform reported completion, which ends saving. @default false */
  completed?: boolean | undefined;
}

/** The persisted state of a completed onboarding. */
const savedCompletion: SavedAnswers = {
  completed: true,
  steps: [],
  current: 0,
  drafts: new Map(),
};

const step = v.object({
  number: v.pipe(v.number(), v.integer()),
  questions: v.array(onboardingQuestion),
  drafts: v.array(answerDraft),
  acknowledged: v.optional(v.array(conversationItem)),
});

const saved = v.pipe(
  v.object({
    version: v.literal(2),
    current: v.pipe(v.number(), v.integer(), v.minValue(0)),
    steps: v.array(
      v.pipe(
        step,
        v.transform(({ acknowledged, ...rest }) => ({ ...rest, acknowledged })),
      ),
    ),
    drafts: answerDrafts,
    completed: v.optional(v.boolean()),
  }),
  v.check(({ completed, current, steps }) => completed === true || current < steps.length),
);

export type SharedAnswers = ReturnType<typeof shareAnswers>;

/** Shares saved answers with other tabs: only those that were changed here replace theirs. */
export function shareAnswers({ read, write, update }: Persistence<SavedAnswers>) {
  let last: AnswerDrafts = new Map();
  /** True if whoever answers here knows of the saved completion, and so starts again. */
  let knowsCompletion = false;
  return {
    async read(): Promise<SavedAnswers | undefined> {
      const saved = await read();
      last = answersIn(saved);
      knowsCompletion = saved?.completed === true;
      return saved;
    },
    /**
     * Saves the state, with the answers that another tab has saved since. A completion there stays.
     */
    save(state: SavedAnswers): Promise<boolean> {
      const before = last;
      last = answersIn(state);
      return update((saved) =>
        saved?.completed === true && !knowsCompletion
          ? saved
          : withOtherTabs(state, answersIn(saved), before),
      );
    },
    /** Saves that the platform reported completion. */
    complete(): Promise<boolean> {
      knowsCompletion = true;
      return write(savedCompletion);
    },
  };
}

function answersIn(saved: SavedAnswers | undefined): AnswerDrafts {
  return saved === undefined ? new Map() : draftsByQuestion(saved.drafts, saved.steps);
}

function withOtherTabs(own: SavedAnswers, saved: AnswerDrafts, last: AnswerDrafts): SavedAnswers {
  const written = answersIn(own);
  const isLast = (question: string, draft = emptyDraft): boolean =>
    isSameJson(draft, last.get(question) ?? emptyDraft);
  const others = new Map(
    [...saved].filter(
      ([question, draft]) => !isLast(question, draft) && isLast(question, written.get(question)),
    ),
  );
  const steps = own.steps.map((step) => ({
    ...step,
    drafts: step.drafts.map((draft, at) => others.get(step.questions[at]?.question ?? '') ?? draft),
  }));
  return { ...own, steps, drafts: new Map([...own.drafts, ...others]) };
}

/** The serialisation format of {@link SavedAnswers}. */
export const savedAnswersFormat: PersistenceFormat<SavedAnswers> = {
  toJson: ({ drafts, ...rest }) => ({ version: 2, ...rest, drafts: [...drafts] }),
  fromJson: (json) => v.parse(saved, json),
};
