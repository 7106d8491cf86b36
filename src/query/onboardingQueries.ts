import { queryOptions } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { OnboardingUser, OnboardingUserPart } from '../contract/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';

type Client = BrainstemContextValue['client'];

/** Keys of onboarding's server state, for reading and invalidating. */
export const onboardingKeys = {
  stored: (client: Client) => ['brainstem', client.key, 'onboarding', 'stored'] as const,
  product: (client: Client, { tenantId, userId }: OnboardingUser) =>
    ['brainstem', client.key, 'product-onboarding', tenantId, userId] as const,
};

/** What was answered at a step: `GET /analytics/retrieve/association/conversation`. */
export function storedConversationsQuery(client: Client, step: number) {
  return queryOptions({
    queryKey: [...onboardingKeys.stored(client), step] as const,
    queryFn: ({ signal }) => api.listOnboardingConversations(client, step, { signal }),
    staleTime: 0,
  });
}

/** How far product onboarding is, as it came: `GET …/status`. */
export function productStatusQuery(client: Client, { tenantId, userId }: OnboardingUser) {
  return queryOptions({
    queryKey: [...onboardingKeys.product(client, { tenantId, userId }), 'status'] as const,
    queryFn: ({ signal }) => api.getOnboardingStatus(client, { tenantId, userId }, { signal }),
  });
}

/** The questions of a part, as they came: `GET …/steps/{step}/sub-steps/{subStep}/questions`. */
export function productQuestionsQuery(client: Client, part: OnboardingUserPart) {
  const { step, subStep } = part;
  return queryOptions({
    queryKey: [...onboardingKeys.product(client, part), 'questions', step, subStep] as const,
    queryFn: ({ signal }) => api.getOnboardingQuestions(client, part, { signal }),
  });
}
