import { useStore } from 'zustand';
import type { ConversationItem } from '../../contract/index.ts';
import {
  useBrainstem,
  useControllerEvent,
  useOwnController,
  usePersistence,
  usePlatformActions,
  type PersistenceProps,
} from '../../provider/index.ts';
import { createAskOnboarding } from '../../query/index.ts';
import { createOnboarding, type OnboardingActions, type OnboardingState } from './core/index.ts';
import { savedAnswersFormat } from './core/savedAnswers.ts';

/** Options of {@link useOnboarding}. */
export interface UseOnboardingOptions extends PersistenceProps {
  /** Called once, when the platform says that onboarding is complete. */
  onComplete?: (conversationId: string | undefined, answers: readonly ConversationItem[]) => void;
  /** Called with each request that failed. It is in the state too. */
  onError?: (error: unknown) => void;
}

/** The state and actions of an onboarding, for a host that renders its own. */
export interface UseOnboarding extends OnboardingState, OnboardingActions {}

/**
 * Onboarding without markup: `Onboarding`'s state and actions. `steps[current]` has the questions.
 *
 * Route: `POST /analytics/chat` with the action `onboarding`. Nothing is thrown while rendering: the
 * last failure is in `error`, and `retry` repeats what failed.
 *
 * @example
 * const { phase, steps, current, begin, answer, next } = useOnboarding();
 */
export function useOnboarding({
  storage,
  storageKey = 'brainstem-onboarding',
  onComplete,
  onError,
}: UseOnboardingOptions = {}): UseOnboarding {
  const ask = usePlatformActions(createAskOnboarding);
  const { environment } = useBrainstem();
  const persistence = usePersistence({ storage, storageKey }, savedAnswersFormat);
  const onboarding = useOwnController(() => createOnboarding({ ask, persistence, environment }));
  useControllerEvent(onboarding, 'complete', onComplete);
  useControllerEvent(onboarding, 'error', onError);
  return { ...useStore(onboarding.store), ...onboarding.actions };
}
