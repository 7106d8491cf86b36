import * as v from 'valibot';
import { conversationItem, onboardingQuestion } from '../../../contract/index.ts';
import {
  answerDraft,
  answerDrafts,
  type AnswerDrafts,
  type PersistenceFormat,
} from '../../../controller/index.ts';
import type { OnboardingStep } from './steps.ts';

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
export const savedCompletion: SavedAnswers = {
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

/** The serialisation format of {@link SavedAnswers}. */
export const savedAnswersFormat: PersistenceFormat<SavedAnswers> = {
  toJson: ({ drafts, ...rest }) => ({ version: 2, ...rest, drafts: [...drafts] }),
  fromJson: (json) => v.parse(saved, json),
};
