import * as v from 'valibot';
import { defineEndpoint } from './schema/endpoint.ts';
import { nonEmpty, wholeNumber } from './schema/ids.ts';

/** The chapters of product onboarding, in order; `step` is the index from 1. */
export const onboardingChapters = [
  'Business',
  'Processes',
  'Operations',
  'Performance',
  'Technology',
] as const;

/** The parts of a chapter, in order; `subStep` is the index from 1. */
export const onboardingSubSteps = ['baseline', 'follow-up', 'review'] as const;

const user = v.object({
  /** The organisation's id. */
  tenantId: nonEmpty,
  /** The user's id in it. */
  userId: nonEmpty,
});

/** The user of an onboarding. */
export interface OnboardingUser extends v.InferInput<typeof user> {}

const userPart = v.object({
  ...user.entries,
  /** The chapter, 1 to 5. */
  step: v.pipe(wholeNumber, v.minValue(1), v.maxValue(onboardingChapters.length)),
  /** The part of the chapter, 1 to 3. */
  subStep: v.pipe(wholeNumber, v.minValue(1), v.maxValue(onboardingSubSteps.length)),
});

/** A part of a user's onboarding: `step` 1 to 5, `subStep` 1 to 3. */
export interface OnboardingUserPart extends v.InferInput<typeof userPart> {}

const product = { host: 'onboardingV2', credential: 'serviceActorToken' } as const;
const path = '/tenant/{tenantId}/user/{userId}';
const part = `${path}/steps/{step}/sub-steps/{subStep}` as const;

/** `GET …/tenant/{tenantId}/user/{userId}/status`: the progress. The response is not documented. */
export const getOnboardingStatus = defineEndpoint('getOnboardingStatus', `GET ${path}/status`, {
  ...product,
  params: user,
});

/** `GET …/steps/{step}/sub-steps/{subStep}/questions`. The response is not documented. */
export const getOnboardingQuestions = defineEndpoint(
  'getOnboardingQuestions',
  `GET ${part}/questions`,
  { ...product, params: userPart },
);

/** `POST …/steps/{step}/sub-steps/{subStep}/answers`: undocumented, including its idempotency. */
export const answerOnboardingQuestions = defineEndpoint(
  'answerOnboardingQuestions',
  `POST ${part}/answers`,
  { ...product, params: userPart, body: v.unknown() },
);
