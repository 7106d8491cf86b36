import { useEffect, useRef } from 'react';
import { ErrorNotice, useGeneralWords, useOnboardingWords } from '../../provider/index.ts';
import { Button, Notice, icons } from '../../ui/index.ts';
import {
  useOnboardingActions,
  useOnboardingMissingScope,
  useOnboardingState,
} from './OnboardingProvider.ts';

/** Explains why a request failed and what is kept, with the button that tries again. */
export function TurnNotice() {
  const words = useOnboardingWords();
  const general = useGeneralWords();
  const { retry } = useOnboardingActions();
  const error = useOnboardingState((state) => state.error);
  const phase = useOnboardingState((state) => state.phase);
  const missingScope = useOnboardingMissingScope();
  const again = useRef<HTMLButtonElement>(null);
  // The focused field was disabled while the answers were being sent.
  useEffect(() => {
    if (error !== undefined) again.current?.focus();
  }, [error]);

  if (missingScope !== undefined) {
    return (
      <Notice icon={icons.lock} title={words.readOnly}>
        {words.readOnlyText(missingScope)}
      </Notice>
    );
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
