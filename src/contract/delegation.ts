import * as v from 'valibot';
import { defineEndpoint } from './schema/endpoint.ts';
import { nonEmpty } from './schema/ids.ts';

/** The least characters of the token in a delegation link. */
export const delegationTokenLength = 8;

const token = v.pipe(v.string(), v.minLength(delegationTokenLength));

/** Type: not documented. */
const notShown = v.optional(v.unknown());

export const delegatedQuestion = v.object({
  assignment_id: v.string(),
  question_id: notShown,
  question: v.string(),
  question_type: notShown,
  options: notShown,
  status: notShown,
  due_date: notShown,
});

/**
 * A question that somebody handed on to a person outside. Of its fields, only that `assignment_id`
 * is a string is shown (answers name it) and that a question is text.
 */
export interface DelegatedQuestion extends v.InferOutput<typeof delegatedQuestion> {}

export const delegation = v.object({
  organization_name: notShown,
  assigner_name: notShown,
  questions: v.array(delegatedQuestion),
  batch_status: notShown,
});

/** The questions behind a delegation link. */
export interface Delegation extends v.InferOutput<typeof delegation> {}

export const answerDelegationBody = v.object({
  /** At least 8 characters. */
  token,
  answers: v.array(v.object({ assignment_id: nonEmpty, answer: v.array(v.string()) })),
});

/** Body of `POST /onboarding/delegation/public/answer`. An answer is a list of strings, always. */
export interface AnswerDelegationBody extends v.InferInput<typeof answerDelegationBody> {}

export const delegationReceipt = v.object({
  answered_count: v.pipe(v.number(), v.integer()),
  batch_status: notShown,
});

/** The receipt for answers to delegated questions. */
export interface DelegationReceipt extends v.InferOutput<typeof delegationReceipt> {}

const delegated = { host: 'app', credential: 'linkToken' } as const;

/** `GET {app_url}/api/onboarding/delegation/public?token=`: the questions behind a link. */
export const getDelegation = defineEndpoint({
  ...delegated,
  name: 'getDelegation',
  method: 'GET',
  path: '/onboarding/delegation/public',
  idempotent: true,
  query: v.object({ token }),
  response: { type: 'json', status: 200, schema: delegation },
});

/**
 * `POST {app_url}/api/onboarding/delegation/public/answer`: answers some or all of them. What
 * answering twice does is not documented, so it is not retried automatically.
 */
export const answerDelegation = defineEndpoint({
  ...delegated,
  name: 'answerDelegation',
  method: 'POST',
  path: '/onboarding/delegation/public/answer',
  idempotent: false,
  body: { type: 'json', schema: answerDelegationBody },
  response: { type: 'json', status: 200, schema: delegationReceipt },
});
