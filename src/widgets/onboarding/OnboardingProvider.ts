import { analyticsActions } from '../../contract/index.ts';
import {
  createWidget,
  useBrainstem,
  useMissingScope,
  usePersistence,
  usePlatformActions,
} from '../../provider/index.ts';
import { createAskOnboarding } from '../../query/index.ts';
import { createOnboarding, type OnboardingController } from './core/createOnboarding.ts';
import { savedAnswersFormat } from './core/savedAnswers.ts';
import { onboarding, type OnboardingProps } from './declaration.ts';

/** The onboarding's controller, for the widget's parts. */
export const {
  Provider: OnboardingProvider,
  useOwn: useOwnOnboarding,
  useActions: useOnboardingActions,
  useSelect: useOnboardingState,
} = createWidget(onboarding, useCreate);

function useCreate({
  storage,
  storageKey = 'brainstem-onboarding',
}: OnboardingProps): () => OnboardingController {
  const { environment } = useBrainstem();
  const ask = usePlatformActions(createAskOnboarding);
  const persistence = usePersistence({ storage, storageKey }, savedAnswersFormat);
  return () => createOnboarding({ ask, persistence, environment });
}

/** Returns the missing scope without which nothing can be answered, once known. */
export function useOnboardingMissingScope(): string | undefined {
  return useMissingScope(analyticsActions.onboarding);
}
