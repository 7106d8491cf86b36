import { leftOutOf } from '../../client/index.ts';
import { Notice } from '../../ui/index.ts';
import { useGeneralWords, useOnboardingWords } from '../words/useWords.ts';

export interface LeftOutNoteProps {
  /** As the client answered them, or made of those by `withLeftOut`. */
  lists: readonly (readonly unknown[] | undefined)[];
  /** @default how many */
  title?: string | undefined;
}

/** Says how many entries of lists the platform sent so that nobody can read them. */
export function LeftOutNote({ lists, title }: LeftOutNoteProps) {
  const words = useGeneralWords();
  const count = leftOutOf(...lists);
  if (count === 0) return null;
  return <Notice tone="warning" role="note" title={title ?? words.entriesUnreadable(count)} />;
}

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
