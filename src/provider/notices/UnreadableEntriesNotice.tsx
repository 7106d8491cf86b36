import { leftOutOf } from '../../client/index.ts';
import { Notice } from '../../ui/index.ts';
import { useGeneralWords, useOnboardingWords } from '../words/useWords.ts';

export interface UnreadableEntriesNoticeProps {
  /** Lists returned by the client, or derived from them with `withUnreadableCount`. */
  lists: readonly (readonly unknown[] | undefined)[];
  /** @default the number of unreadable entries */
  title?: string | undefined;
}

export function UnreadableEntriesNotice({ lists, title }: UnreadableEntriesNoticeProps) {
  const words = useGeneralWords();
  const count = leftOutOf(...lists);
  if (count === 0) return null;
  return <Notice tone="warning" role="note" title={title ?? words.entriesUnreadable(count)} />;
}

export interface UnreadableOptionsNoticeProps {
  /** A question's options, as the client returned them. */
  options: readonly unknown[];
}

/** Warns that some of a question's options couldn't be decoded. */
export function UnreadableOptionsNotice({ options }: UnreadableOptionsNoticeProps) {
  const words = useOnboardingWords();
  const title = options.length === 0 ? words.optionsUnreadable : undefined;
  return <UnreadableEntriesNotice lists={[options]} title={title} />;
}
