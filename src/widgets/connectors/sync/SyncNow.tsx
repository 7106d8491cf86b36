import { useContext, type ReactNode, createContext } from 'react';
import { ErrorNotice, usePlatformMutation, usePlatformQuery } from '../../../provider/index.ts';
import {
  connectionMetadataQuery,
  enqueueSyncMutation,
  syncPhaseOf,
  type ConnectionRef,
} from '../../../query/index.ts';
import { Button, Icon, Notice, NoticeRegion, icons, layout } from '../../../ui/index.ts';
import { ReadOnlyNotice, useConnectorAccess, useIsEmbedded } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import styles from './SyncNow.module.css';
import type { EnqueuedSync } from '../../../contract/index.ts';
import type { ConnectorsWords } from '../../../words/index.ts';

export interface SyncNowProps {
  connection: ConnectionRef;
  variant?: 'primary' | 'secondary';
  /** Content at the start of the button's row, such as the synced item. @default none */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Requests a sync and explains the platform's response until the sync has ended. */
export function SyncNow({ connection, variant = 'secondary', children, actions }: SyncNowProps) {
  const words = useConnectorsWords();
  const enqueue = usePlatformMutation((client) => enqueueSyncMutation(client, connection));
  const { canSync } = useConnectorAccess();
  const isInside = useIsEmbedded();
  const result =
    enqueue.data === undefined ? undefined : describeEnqueueResult(enqueue.data, words);
  const metadata = usePlatformQuery((client) => ({
    ...connectionMetadataQuery(client, connection, { poll: true }),
    enabled: enqueue.isSuccess,
  }));
  // The response is relevant only until its sync has ended.
  const isOver =
    result?.isUnderWay === true &&
    metadata.dataUpdatedAt > enqueue.submittedAt &&
    metadata.data !== undefined &&
    syncPhaseOf(metadata.data.metadata) === 'ended';
  const onSync = useContext(SyncContext);
  const ask = (): void => enqueue.mutate(undefined, { onSuccess: () => onSync(connection) });
  return (
    <div className={layout.stack2} data-part="sync-now">
      <div className={styles.row}>
        {children}
        <span className={layout.bar2}>
          <Button
            variant={variant}
            aria-disabled={enqueue.isPending || !canSync}
            onClick={() => {
              if (!enqueue.isPending && canSync) ask();
            }}
          >
            <Icon path={icons.retry} />
            <span>{enqueue.isPending ? words.syncAsked : words.syncNow}</span>
          </Button>
          {actions}
        </span>
      </div>
      <NoticeRegion>
        {result !== undefined && !enqueue.isPending && !isOver && (
          <Notice
            role="note"
            icon={result.isQueued ? icons.check : icons.question}
            title={result.title}
          >
            {result.text}
          </Notice>
        )}
      </NoticeRegion>
      {!canSync && !isInside && <ReadOnlyNotice />}
      {enqueue.error !== null && (
        <ErrorNotice
          error={enqueue.error}
          title={words.syncFailed}
          onRetry={canSync ? ask : undefined}
        />
      )}
    </div>
  );
}

const alreadyRunning = 'Sync already in progress';

/**
 * Explains the platform's response, and why nothing was queued. Undocumented messages are shown
 * verbatim.
 */
function describeEnqueueResult(
  { enqueuedCount, message, jobs, syncId }: EnqueuedSync,
  words: ConnectorsWords,
) {
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
  // The text is valid only while the sync runs.
  const isUnderWay = message === alreadyRunning;
  return { isQueued, isUnderWay, title: words.nothingQueued, text };
}

/** Called with each accepted sync request. */
export const SyncContext = createContext<(connection: ConnectionRef) => void>(() => undefined);
