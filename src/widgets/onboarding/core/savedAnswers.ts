import * as v from 'valibot';
import { conversationItem, onboardingQuestion } from '../../../contract/index.ts';
import {
  answerDraft,
  answerDrafts,
  type AnswerDrafts,
  type PersistenceFormat,
} from '../../../controller/index.ts';
import type { OnboardingStep } from './steps.ts';

/** The data that survives a refresh: the steps so far with their answers, and the step shown. */
export interface SavedAnswers {
  steps: readonly OnboardingStep[];
  current: number;
  /** Answers to questions that are not asked at the moment. */
  drafts: AnswerDrafts;
  /** True if the platform said that all is answered. Then no answer is saved. @default false */
  completed?: boolean | undefined;
}

/** The data saved of an onboarding that is complete. */
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

/** The format in which {@link SavedAnswers} are saved. */
export const savedAnswersFormat: PersistenceFormat<SavedAnswers> = {
  toJson: ({ drafts, ...rest }) => ({ version: 2, ...rest, drafts: [...drafts] }),
  fromJson: (json) => v.parse(saved, json),
};
