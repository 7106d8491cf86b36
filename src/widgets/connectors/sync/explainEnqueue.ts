import type { EnqueuedSync } from '../../../contract/index.ts';
import type { ConnectorsWords } from '../../../words/index.ts';

/** The answer to a request for a sync, in words. */
export interface EnqueueResult {
  isQueued: boolean;
  /** True if a sync is running, so that the text becomes untrue when it ends. */
  isUnderWay: boolean;
  title: string;
  /** The reason why nothing was queued, and what to do. */
  text: string | undefined;
}

const alreadyRunning = 'Sync already in progress';

/** Explains the platform's answer. An undocumented message is shown as it is. */
export function explainEnqueue(
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
