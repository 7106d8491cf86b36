import {
  joinById,
  setUnreadableCount,
  withUnreadableCount,
  type BrainstemClient,
  type CallOptions,
} from '../client/index.ts';
import * as contract from '../contract/index.ts';
import type {
  AnswerDelegationBody,
  DelegatedQuestion,
  DelegationReceipt,
} from '../contract/index.ts';

/**
 * A question behind a delegation link. The types of most fields are not documented: a field of any
 * other type is undefined.
 */
export interface OpenedQuestion {
  /** The question's id, for answering it. */
  assignment_id: string;
  question_id: string | undefined;
  question: string;
  /** The type; the possible types are not documented. */
  question_type: string | undefined;
  /** The options to choose from; empty if there are none. */
  options: string[];
  /** The status; the possible statuses are not documented. */
  status: string | undefined;
  due_date: string | undefined;
}

/** The content of a delegation link. */
export interface OpenedDelegation {
  organization_name: string | undefined;
  assigner_name: string | undefined;
  questions: OpenedQuestion[];
  /** The raw status; neither its type nor its values are documented. */
  batch_status: unknown;
}

/**
 * Fetches a delegation link's questions: `GET {app_url}/api/onboarding/delegation/public?token=`.
 * Requires the client's `appUrl`, but no bearer token. A link token of less than 8 characters
 * rejects with a DecodeError before sending.
 */
export async function getDelegation(
  client: BrainstemClient,
  token: string,
  options?: CallOptions,
): Promise<OpenedDelegation> {
  const answer = await client.json(contract.getDelegation, { query: { token } }, options);
  return {
    organization_name: textIn(answer.organization_name),
    assigner_name: textIn(answer.assigner_name),
    questions: joinById(
      (question) => question.assignment_id,
      withUnreadableCount(answer.questions.map(openQuestion), answer.questions),
    ),
    batch_status: answer.batch_status,
  };
}

/**
 * Answers some or all of the questions: `POST {app_url}/api/onboarding/delegation/public/answer`.
 * Each `answer` is a list of strings, with one for a single-answer question. The token has the
 * limit of {@link getDelegation}.
 */
export function answerDelegation(
  client: BrainstemClient,
  body: AnswerDelegationBody,
  options?: CallOptions,
): Promise<DelegationReceipt> {
  return client.json(contract.answerDelegation, { body }, options);
}

function openQuestion({ assignment_id, question, ...rest }: DelegatedQuestion): OpenedQuestion {
  return {
    assignment_id,
    question_id: textIn(rest.question_id),
    question,
    question_type: textIn(rest.question_type),
    options: textsIn(rest.options),
    status: textIn(rest.status),
    due_date: textIn(rest.due_date),
  };
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function textsIn(value: unknown): string[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  const texts = items.filter((item) => typeof item === 'string');
  const isUnreadable = !Array.isArray(value) && value !== undefined && value !== null;
  const count = isUnreadable ? 1 : items.length - texts.length;
  if (count > 0) setUnreadableCount(texts, count);
  return texts;
}
