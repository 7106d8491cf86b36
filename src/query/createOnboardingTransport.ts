import type { QueryClient } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { OnboardingRequest, OnboardingTurn } from '../api/index.ts';
import type { StoredConversation } from '../contract/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';
import { onboardingKeys, storedConversationsQuery } from './onboardingQueries.ts';

export type { OnboardingRequest, OnboardingTurn };

/** What an onboarding conversation needs of the platform, with the cache kept in step. */
export interface OnboardingTransport {
  /** Takes a turn: `POST {public_url}/analytics/chat`. What is stored counts as changed then. */
  ask: (request: OnboardingRequest, signal: AbortSignal) => Promise<OnboardingTurn>;
  /** What is stored of a step: `GET /analytics/retrieve/association/conversation`. */
  stored: (step: number) => Promise<StoredConversation[]>;
}

/** Binds the onboarding conversation's routes to a client and its cache. */
export function createOnboardingTransport(
  client: BrainstemContextValue['client'],
  queries: QueryClient,
): OnboardingTransport {
  return {
    async ask(request, signal) {
      const turn = await api.askOnboarding(client, request, { signal });
      void queries.invalidateQueries({ queryKey: onboardingKeys.stored(client) });
      return turn;
    },
    stored: (step) => queries.query(storedConversationsQuery(client, step)),
  };
}
