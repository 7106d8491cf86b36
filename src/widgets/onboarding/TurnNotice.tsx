import { useEffect, useRef } from 'react';
import { ErrorNotice, useGeneralWords } from '../../provider/index.ts';
import { Button, Notice } from '../../ui/index.ts';
import { useActions, useOnboardingState, useOnboardingWords } from './OnboardingContext.ts';

/** Why a turn failed, what is kept, and the way on. */
export function TurnNotice() {
  const words = useOnboardingWords();
  const general = useGeneralWords();
  const actions = useActions();
  const error = useOnboardingState((state) => state.error);
  const phase = useOnboardingState((state) => state.phase);
  const missingScope = useOnboardingState((state) => state.missingScope);
  const again = useRef<HTMLButtonElement>(null);
  // The field that had the focus could not be used while the answers were on their way.
  useEffect(() => {
    if (error !== undefined) again.current?.focus();
  }, [error]);

  if (missingScope !== undefined) {
    return (
      <Notice icon="lock" title={words.readOnly}>
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
        <Button ref={again} size="small" onClick={actions.retry}>
          {general.tryAgain}
        </Button>
      }
    />
  );
}
