import { PlatformError, type BrainstemClient, type CallOptions } from '../client/index.ts';
import * as contract from '../contract/index.ts';
import type {
  OnboardingBody,
  OnboardingQuestion,
  OnboardingResult,
  OnboardingUser,
  OnboardingUserPart,
  StoredConversation,
} from '../contract/index.ts';

/** The request for a turn: the step, and the answers to the previous questions. */
export type OnboardingRequest = Omit<OnboardingBody, 'action'>;

/** The result of an onboarding turn. Only `completed` tells whether it continues, not `step`. */
export type OnboardingTurn = (
  | {
      /** There are more questions. */
      completed: false;
      /** The questions to answer with the next step's request. */
      questions: OnboardingQuestion[];
    }
  | {
      /** Onboarding is complete, whatever `step` says. */
      completed: true;
      /** The conversation's id, if the platform returned one. */
      conversation_id: string | undefined;
    }
) & {
  /** The step number in the conversation flow; its meaning is not documented. */
  step: number;
  /** The number of answered questions that the platform used as context. */
  total_conversations_used: number;
};

/**
 * Sends a turn of the onboarding conversation: `POST {public_url}/analytics/chat`. Start with step
 * 1 and no items. Then send the answers to the returned questions with the step incremented, up to
 * 6, until `completed`.
 *
 * Also rejects with a PlatformError if the platform answers 200 with `success` `'false'`; its
 * `platformMessage` is then the answer's `error`.
 */
export async function askOnboarding(
  client: BrainstemClient,
  request: OnboardingRequest,
  options?: CallOptions,
): Promise<OnboardingTurn> {
  const body = { ...request, action: 'onboarding' } as const;
  return readTurn(await client.json(onboardingChat, { body }, options), onboardingChat);
}

/**
 * Sends the turn of {@link askOnboarding} to the second version of the routes:
 * `POST /public/v2/analytics/chat`.
 */
export async function askOnboardingV2(
  client: BrainstemClient,
  request: OnboardingRequest,
  options?: CallOptions,
): Promise<OnboardingTurn> {
  const body = { ...request, action: 'onboarding' } as const;
  return readTurn(await client.json(onboardingChatV2, { body }, options), onboardingChatV2);
}

/**
 * Lists the answers at a step of the onboarding conversation:
 * `GET {public_url}/analytics/retrieve/association/conversation?step=`. Also rejects with a
 * PlatformError if the platform answers 200 with `success` false.
 */
export async function listOnboardingConversations(
  client: BrainstemClient,
  step: number,
  options?: CallOptions,
): Promise<StoredConversation[]> {
  const endpoint = contract.listOnboardingConversations;
  const answer = await client.json(endpoint, { query: { step } }, options);
  if (!answer.success) throw refusalOf(answer.error, endpoint);
  return answer.conversations;
}

/**
 * Fetches the progress of product onboarding:
 * `GET …/onboarding/api/v2/tenant/{tenantId}/user/{userId}/status`.
 *
 * @returns The platform's answer; its shape is not documented.
 */
export function getOnboardingStatus(
  client: BrainstemClient,
  user: OnboardingUser,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.getOnboardingStatus, { params: user }, options);
}

/**
 * Lists the questions of a product onboarding part:
 * `GET …/steps/{step}/sub-steps/{subStep}/questions`. A `step` outside 1 to 5 or a `subStep`
 * outside 1 to 3 rejects with a DecodeError before sending.
 *
 * @returns The platform's answer; its shape is not documented.
 */
export function getOnboardingQuestions(
  client: BrainstemClient,
  part: OnboardingUserPart,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.getOnboardingQuestions, { params: part }, options);
}

/**
 * Answers a part of product onboarding: `POST …/steps/{step}/sub-steps/{subStep}/answers`, with the
 * limits of {@link getOnboardingQuestions}.
 *
 * @param body - JSON; its shape is not documented.
 * @returns The platform's answer; its shape is not documented.
 */
export function answerOnboardingQuestions(
  client: BrainstemClient,
  { body, ...params }: OnboardingUserPart & { body: unknown },
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.answerOnboardingQuestions, { params, body }, options);
}

/** The onboarding action of the shared chat route, so that a DecodeError names the exact place. */
const action = {
  name: contract.analyticsActions.onboarding.name,
  body: { type: 'json', schema: contract.onboardingBody },
  response: { type: 'json', status: 200, schema: contract.onboardingResult },
} as const;
const onboardingChat = { ...contract.postAnalyticsChat, ...action };
const onboardingChatV2 = { ...contract.postAnalyticsChatV2, ...action };

function readTurn(answer: OnboardingResult, endpoint: contract.Endpoint): OnboardingTurn {
  const { success, error, questions, step, completed, total_conversations_used } = answer;
  // The flag is a string: 'false' would be truthy.
  if (success !== 'true') throw refusalOf(error, endpoint);
  const common = { step, total_conversations_used };
  return completed
    ? { ...common, completed, conversation_id: answer.conversation_id ?? undefined }
    : { ...common, completed, questions };
}

function refusalOf(
  message: string | null | undefined,
  { method, path }: contract.Endpoint,
): PlatformError {
  return new PlatformError({
    status: 200,
    platformMessage: message ?? undefined,
    route: `${method} ${path}`,
  });
}
