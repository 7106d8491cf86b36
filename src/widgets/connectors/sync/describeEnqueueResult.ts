import type { EnqueuedSync } from '../../../contract/index.ts';
import type { ConnectorsWords } from '../../../words/index.ts';

/** The explained response to a sync request. */
export interface EnqueueResult {
  isQueued: boolean;
  /** True if the text is valid only while a sync runs. */
  isUnderWay: boolean;
  title: string;
  /** The reason why nothing was queued, and the remedy. */
  text: string | undefined;
}

const alreadyRunning = 'Sync already in progress';

/** Explains the platform's response. Undocumented messages are shown verbatim. */
export function describeEnqueueResult(
  { enqueuedCount, message, jobs, syncId }: EnqueuedSync,
  words: ConnectorsWords,
): EnqueueResult {
  const count = enqueuedCount ?? jobs?.length;
  const isQueued = count === undefined ? syncId !== undefined : count > 0;
  if (isQueued) {
    const title = count === undefined ? words.syncStarted : words.queued(count);
    return { isQueued, isUnderWay: true, title, text: undefined };
  }
  const known = new Map([
    ['No files to queue', words.noFilesToQueue],
    ['No sheets to queue', words.noSheetsToQueue],
    [alreadyRunning, words.alreadyRunning],
    ['No email config', words.noMailSettings],
    ['No databases selected for sync', words.noDatabasesChosen],
    ['Already queued/synced', words.alreadySynced],
  ]);
  const text = message === undefined ? undefined : (known.get(message) ?? message);
  const isUnderWay = message === alreadyRunning;
  return { isQueued, isUnderWay, title: words.nothingQueued, text };
}
