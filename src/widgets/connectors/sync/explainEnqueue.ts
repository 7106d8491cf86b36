import type { EnqueuedSync } from '../../../contract/index.ts';
import type { ConnectorsWords } from '../../../words/index.ts';

/** What came of asking for a sync, in words. */
export interface EnqueueResult {
  isQueued: boolean;
  title: string;
  /** Why nothing was queued, and what to do. */
  text: string | undefined;
}

/** Explains what enqueue answered. What the platform says that we do not know is told as it is. */
export function explainEnqueue(
  { enqueuedCount, message, jobs, syncId }: EnqueuedSync,
  words: ConnectorsWords,
): EnqueueResult {
  const count = enqueuedCount ?? jobs?.length;
  const isQueued = count === undefined ? syncId !== undefined : count > 0;
  if (isQueued) {
    const title = count === undefined ? words.syncStarted : words.queued(count);
    return { isQueued, title, text: undefined };
  }
  const known = new Map([
    ['No files to queue', words.noFilesToQueue],
    ['No sheets to queue', words.noSheetsToQueue],
    ['Sync already in progress', words.alreadyRunning],
    ['No email config', words.noMailSettings],
    ['No databases selected for sync', words.noDatabasesChosen],
    ['Already queued/synced', words.alreadySynced],
  ]);
  const text = message === undefined ? undefined : (known.get(message) ?? message);
  return { isQueued, title: words.nothingQueued, text };
}
