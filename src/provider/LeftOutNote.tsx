import { leftOutOf } from '../client/index.ts';
import { Notice } from '../ui/index.ts';
import { useGeneralWords } from './useWords.ts';

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
