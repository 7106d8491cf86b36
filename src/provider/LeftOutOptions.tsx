import { LeftOutNote } from './LeftOutNote.tsx';
import { useOnboardingWords } from './useWords.ts';

export interface LeftOutOptionsProps {
  /** A question's, as the client answered them. */
  options: readonly unknown[];
}

/** Says that a question has answers to choose from that nobody can read. */
export function LeftOutOptions({ options }: LeftOutOptionsProps) {
  const words = useOnboardingWords();
  const title = options.length === 0 ? words.optionsUnreadable : undefined;
  return <LeftOutNote lists={[options]} title={title} />;
}
