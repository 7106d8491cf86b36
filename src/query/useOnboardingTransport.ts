'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as api from '../api/index.ts';
import type { OnboardingRequest, OnboardingTurn } from '../api/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { onboardingKeys } from './onboardingQueries.ts';

export type { OnboardingTurn };

/** What an onboarding conversation needs of the platform. */
export interface OnboardingTransport {
  /** Takes a turn: `POST {public_url}/analytics/chat`. What is stored counts as changed then. */
  ask: (request: OnboardingRequest, signal: AbortSignal) => Promise<OnboardingTurn>;
}

/** The onboarding conversation's route, bound to the provider's client and cache. */
export function useOnboardingTransport(): OnboardingTransport {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  return useMemo(
    () => ({
      async ask(request, signal) {
        const turn = await api.askOnboarding(client, request, { signal });
        void queries.invalidateQueries({ queryKey: onboardingKeys.stored(client) });
        return turn;
      },
    }),
    [client, queries],
  );
}
