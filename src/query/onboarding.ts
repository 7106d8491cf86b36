import type { QueryClient } from '@tanstack/query-core';
import * as api from '../api/index.ts';
import type { OnboardingRequest, OnboardingTurn } from '../api/index.ts';
import type { BrainstemClient } from '../client/index.ts';
import type { OnboardingUser, OnboardingUserPart } from '../contract/index.ts';
import { platformKey, queryOptions } from './options.ts';

export type { OnboardingRequest, OnboardingTurn };

/** Keys of the onboardings' server state, for reading and invalidating. */
const onboardingKeys = {
  stored: (client: BrainstemClient) => platformKey(client, 'onboarding', 'stored'),
  product: (client: BrainstemClient, { tenantId, userId }: OnboardingUser) =>
    platformKey(client, 'product-onboarding', tenantId, userId),
};

/** Fetches the answers at a step: `GET /analytics/retrieve/association/conversation`. */
export function storedConversationsQuery(client: BrainstemClient, step: number) {
  return queryOptions({
    queryKey: [...onboardingKeys.stored(client), step] as const,
    queryFn: ({ signal }) => api.listOnboardingConversations(client, step, { signal }),
    staleTime: 0,
  });
}

/** Sends a turn of the onboarding conversation: `POST {public_url}/analytics/chat`. */
export type AskOnboarding = (
  request: OnboardingRequest,
  signal: AbortSignal,
) => Promise<OnboardingTurn>;

/** Binds the onboarding conversation to a client. Each turn invalidates the stored answers. */
export function createAskOnboarding(
  client: BrainstemClient,
  queryClient: QueryClient,
): AskOnboarding {
  client = client.forUser();
  return async (request, signal) => {
    const turn = await api.askOnboarding(client, request, { signal });
    void queryClient.invalidateQueries({ queryKey: onboardingKeys.stored(client) });
    return turn;
  };
}

/** Fetches the progress of product onboarding, undecoded: `GET …/status`. */
export function productStatusQuery(client: BrainstemClient, user: OnboardingUser) {
  const { tenantId, userId } = user;
  return queryOptions({
    queryKey: [...onboardingKeys.product(client, user), 'status'] as const,
    queryFn: ({ signal }) => api.getOnboardingStatus(client, { tenantId, userId }, { signal }),
  });
}

/** Fetches a part's questions, undecoded: `GET …/steps/{step}/sub-steps/{subStep}/questions`. */
export function productQuestionsQuery(client: BrainstemClient, part: OnboardingUserPart) {
  const { step, subStep } = part;
  return queryOptions({
    queryKey: [...onboardingKeys.product(client, part), 'questions', step, subStep] as const,
    queryFn: ({ signal }) => api.getOnboardingQuestions(client, part, { signal }),
  });
}

/** A part with its request body. */
export type ProductSubmission = OnboardingUserPart & { body: unknown };

/** Sends the answers of a part: `POST …/answers`. */
export type SaveProductAnswers = (submission: ProductSubmission) => Promise<void>;

/** Binds product onboarding's answers to a client. Each invalidates all queries of its user. */
export function createSaveProductAnswers(
  client: BrainstemClient,
  queryClient: QueryClient,
): SaveProductAnswers {
  client = client.forUser();
  return async (submission) => {
    await api.answerOnboardingQuestions(client, submission);
    await queryClient.invalidateQueries({ queryKey: onboardingKeys.product(client, submission) });
  };
}
