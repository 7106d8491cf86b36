import * as v from 'valibot';
import { defineEndpoint } from './schema/endpoint.ts';
import { nonEmpty } from './schema/ids.ts';

/** The minimum length of a delegation link's token. */
export const delegationTokenLength = 8;

const token = v.pipe(v.string(), v.minLength(delegationTokenLength));

/** Type: not documented. */
const undocumented = v.optional(v.unknown());

export const delegatedQuestion = v.object({
  assignment_id: v.string(),
  question_id: undocumented,
  question: v.string(),
  question_type: undocumented,
  options: undocumented,
  status: undocumented,
  due_date: undocumented,
});

/**
 * A question delegated to somebody outside. Only two fields are documented: `assignment_id` is a
 * string, by which answers refer to it, and `question` is text.
 */
export interface DelegatedQuestion extends v.InferOutput<typeof delegatedQuestion> {}

export const delegation = v.object({
  organization_name: undocumented,
  assigner_name: undocumented,
  questions: v.array(delegatedQuestion),
  batch_status: undocumented,
});

/** The questions behind a delegation link. */
export interface Delegation extends v.InferOutput<typeof delegation> {}

export const answerDelegationBody = v.object({
  /** At least 8 characters. */
  token,
  answers: v.array(v.object({ assignment_id: nonEmpty, answer: v.array(v.string()) })),
});

/** Body of `POST /onboarding/delegation/public/answer`. An answer is always a list of strings. */
export interface AnswerDelegationBody extends v.InferInput<typeof answerDelegationBody> {}

export const delegationReceipt = v.object({
  answered_count: v.pipe(v.number(), v.integer()),
  batch_status: undocumented,
});

/** The receipt of answers to delegated questions. */
export interface DelegationReceipt extends v.InferOutput<typeof delegationReceipt> {}

const delegated = { host: 'app', credential: 'linkToken' } as const;

/** `GET {app_url}/api/onboarding/delegation/public?token=`: a link's questions. */
export const getDelegation = defineEndpoint('getDelegation', 'GET /onboarding/delegation/public', {
  ...delegated,
  query: v.object({ token }),
  response: delegation,
});

/**
 * `POST {app_url}/api/onboarding/delegation/public/answer`: answers some or all of them. Not
 * retried automatically, since it is not documented whether it is idempotent.
 */
export const answerDelegation = defineEndpoint(
  'answerDelegation',
  'POST /onboarding/delegation/public/answer',
  { ...delegated, body: answerDelegationBody, response: delegationReceipt },
);
