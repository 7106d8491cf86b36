import type { Saving } from '../../controller/index.ts';
import { Notice } from '../../ui/index.ts';
import { useOnboardingWords } from '../words/useWords.ts';

/** Warns that the user's input won't survive a reload, though it should. */
export function SavingNotice({ saving }: { saving: Saving }) {
  const words = useOnboardingWords();
  if (saving !== 'failed') return null;
  return <Notice title={words.notSaved}>{words.notSavedText}</Notice>;
}
