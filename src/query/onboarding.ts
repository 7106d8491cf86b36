import type { QueryClient } from '@tanstack/query-core';
import * as api from '../api/index.ts';
import type { OnboardingRequest, OnboardingTurn } from '../api/index.ts';
import type { BrainstemClient } from '../client/index.ts';
import type { OnboardingUser, OnboardingUserPart, StoredConversation } from '../contract/index.ts';
import { mutationOptions, platformKey, queryOptions } from './options.ts';

export type { OnboardingRequest, OnboardingTurn };

/** Keys of the onboardings' server state, for reading and invalidating. */
const onboardingKeys = {
  stored: (client: BrainstemClient) => platformKey(client, 'onboarding', 'stored'),
  product: (client: BrainstemClient, { tenantId, userId }: OnboardingUser) =>
    platformKey(client, 'product-onboarding', tenantId, userId),
};

/** What was answered at a step: `GET /analytics/retrieve/association/conversation`. */
export function storedConversationsQuery(client: BrainstemClient, step: number) {
  return queryOptions({
    queryKey: [...onboardingKeys.stored(client), step] as const,
    queryFn: ({ signal }) => api.listOnboardingConversations(client, step, { signal }),
    staleTime: 0,
  });
}

/** What an onboarding conversation needs of the platform, with the cache kept in step. */
export interface OnboardingTransport {
  /** Takes a turn: `POST {public_url}/analytics/chat`. What is stored is invalidated then. */
  ask: (request: OnboardingRequest, signal: AbortSignal) => Promise<OnboardingTurn>;
  /** What is stored of a step: `GET /analytics/retrieve/association/conversation`. */
  stored: (step: number) => Promise<StoredConversation[]>;
}

/** Binds the onboarding conversation's routes to a client and its cache. */
export function createOnboardingTransport(
  client: BrainstemClient,
  queryClient: QueryClient,
): OnboardingTransport {
  return {
    async ask(request, signal) {
      const turn = await api.askOnboarding(client, request, { signal });
      void queryClient.invalidateQueries({ queryKey: onboardingKeys.stored(client) });
      return turn;
    },
    stored: (step) => queryClient.query(storedConversationsQuery(client, step)),
  };
}

/** How far product onboarding has come, as it came: `GET …/status`. */
export function productStatusQuery(client: BrainstemClient, user: OnboardingUser) {
  const { tenantId, userId } = user;
  return queryOptions({
    queryKey: [...onboardingKeys.product(client, user), 'status'] as const,
    queryFn: ({ signal }) => api.getOnboardingStatus(client, { tenantId, userId }, { signal }),
  });
}

/** The questions of a part, as they came: `GET …/steps/{step}/sub-steps/{subStep}/questions`. */
export function productQuestionsQuery(client: BrainstemClient, part: OnboardingUserPart) {
  const { step, subStep } = part;
  return queryOptions({
    queryKey: [...onboardingKeys.product(client, part), 'questions', step, subStep] as const,
    queryFn: ({ signal }) => api.getOnboardingQuestions(client, part, { signal }),
  });
}

/** A part with what is sent for it. */
export type ProductSubmission = OnboardingUserPart & { body: unknown };

/**
 * Sends the answers of parts, one after the other: `POST …/answers`. All of the user's product
 * onboarding is invalidated then.
 */
export function productAnswersMutation(client: BrainstemClient, user: OnboardingUser) {
  const queryKey = onboardingKeys.product(client, user);
  return mutationOptions({
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: (submission: ProductSubmission) =>
      api.answerOnboardingQuestions(client, submission),
    onSuccess: (_answer, _submission, _prepared, { client: queryClient }) =>
      queryClient.invalidateQueries({ queryKey }),
  });
}
