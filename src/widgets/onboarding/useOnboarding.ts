import { useStore } from 'zustand';
import type { OnboardingActions, OnboardingState } from './core/index.ts';
import type { OnboardingProps } from './declaration.ts';
import { useOwnOnboarding } from './OnboardingProvider.ts';

/** Options of {@link useOnboarding}. */
export type UseOnboardingOptions = Pick<
  OnboardingProps,
  'storage' | 'storageKey' | 'onComplete' | 'onError'
>;

/** The state and actions of an onboarding, for a host that renders its own. */
export interface UseOnboarding extends OnboardingState, OnboardingActions {}

/**
 * Runs onboarding without markup. The questions of the current step are in `steps[current]`.
 *
 * Route: `POST /analytics/chat` with the action `onboarding`. Nothing is thrown while rendering:
 * the last failure is in `error`, and `retry` repeats the request.
 *
 * @example
 * const { phase, steps, current, begin, answer, next } = useOnboarding();
 */
export function useOnboarding(options: UseOnboardingOptions = {}): UseOnboarding {
  const onboarding = useOwnOnboarding(options);
  return { ...useStore(onboarding.store), ...onboarding.actions };
}
