import { useEffect, useRef } from 'react';
import {
  ErrorNotice,
  MissingScopeNotice,
  useGeneralWords,
  useOnboardingWords,
} from '../../provider/index.ts';
import { Button } from '../../ui/index.ts';
import {
  useOnboardingActions,
  useOnboardingMissingScope,
  useOnboardingState,
} from './OnboardingProvider.ts';

/** Explains a failed request and what was saved, with a retry button. */
export function TurnNotice() {
  const words = useOnboardingWords();
  const general = useGeneralWords();
  const { retry } = useOnboardingActions();
  const error = useOnboardingState((state) => state.error);
  const phase = useOnboardingState((state) => state.phase);
  const missingScope = useOnboardingMissingScope();
  const again = useRef<HTMLButtonElement>(null);
  // The focused field was disabled while sending, which lost the focus.
  useEffect(() => {
    if (error !== undefined) again.current?.focus();
  }, [error]);

  if (missingScope !== undefined) {
    return <MissingScopeNotice title={words.readOnly} scope={missingScope} />;
  }
  if (error === undefined) return null;
  return (
    <ErrorNotice
      error={error}
      title={phase === 'intro' ? words.beginFailed : words.sendFailed}
      actions={
        <Button ref={again} size="small" onClick={retry}>
          {general.tryAgain}
        </Button>
      }
    />
  );
}
