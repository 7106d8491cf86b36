import { leftOutOf } from '../../client/index.ts';
import { Notice } from '../../ui/index.ts';
import { useGeneralWords, useOnboardingWords } from '../words/useWords.ts';

export interface LeftOutNoteProps {
  /** Lists returned by the client, or derived from them with `withLeftOut`. */
  lists: readonly (readonly unknown[] | undefined)[];
  /** @default the number of unreadable entries */
  title?: string | undefined;
}

/** Warns that some list entries couldn't be decoded. */
export function LeftOutNote({ lists, title }: LeftOutNoteProps) {
  const words = useGeneralWords();
  const count = leftOutOf(...lists);
  if (count === 0) return null;
  return <Notice tone="warning" role="note" title={title ?? words.entriesUnreadable(count)} />;
}

export interface LeftOutOptionsProps {
  /** A question's options, as the client returned them. */
  options: readonly unknown[];
}

/** Warns that some of a question's options couldn't be decoded. */
export function LeftOutOptions({ options }: LeftOutOptionsProps) {
  const words = useOnboardingWords();
  const title = options.length === 0 ? words.optionsUnreadable : undefined;
  return <LeftOutNote lists={[options]} title={title} />;
}
