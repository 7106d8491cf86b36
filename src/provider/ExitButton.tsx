import { createContext, useContext } from 'react';
import { Button } from '../ui/index.ts';
import { useOnboardingWords } from './words/useWords.ts';

/** Leaves an onboarding before its end. Undefined if the host offers no exit. */
export const ExitContext = createContext<(() => void) | undefined>(undefined);

/** Renders the button that leaves an onboarding early, if the host offers that. */
export function ExitButton() {
  const words = useOnboardingWords();
  const onExit = useContext(ExitContext);
  if (onExit === undefined) return null;
  return (
    <Button variant="quiet" onClick={() => onExit()}>
      {words.finishLater}
    </Button>
  );
}
