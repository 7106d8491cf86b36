import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { BrainstemError } from '../../client/errors/index.ts';
import { useWords } from '../../provider/index.ts';
import { onboardingWords, type OnboardingWords } from '../../words/index.ts';
import type { OnboardingActions, OnboardingSession, OnboardingState } from './onboardingSession.ts';

/** Carries an onboarding's session to its parts. */
export const OnboardingContext = createContext<OnboardingSession | undefined>(undefined);

function useSession(): OnboardingSession {
  const session = useContext(OnboardingContext);
  if (session !== undefined) return session;
  throw new BrainstemError(
    'configuration',
    'a part of the onboarding was rendered outside <Onboarding>.',
  );
}

/** What can be done in the onboarding around. */
export function useActions(): OnboardingActions {
  return useSession().actions;
}

/** Reads the onboarding's state; draws again only when what was selected has changed. */
export function useOnboardingState<T>(select: (state: OnboardingState) => T): T {
  return useStore(useSession().store, select);
}

/** The onboarding's words in the provider's language. */
export function useOnboardingWords(): OnboardingWords {
  return useWords('onboarding', onboardingWords);
}
