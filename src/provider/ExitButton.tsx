import { createContext, useContext } from 'react';
import { Button } from '../ui/index.ts';
import { useOnboardingWords } from './words/useWords.ts';

/** The way out of an onboarding before its end. Undefined: the host offers no way out. */
export const ExitContext = createContext<(() => void) | undefined>(undefined);

/** The button that leaves an onboarding before its end, where the host offers that. */
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
