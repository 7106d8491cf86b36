import { RelativeTime } from '../../../provider/index.ts';
import { isSyncing } from '../../../query/index.ts';
import { Status, stableText, type StatusProps } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';

const tones: ReadonlyMap<string, StatusProps['tone']> = new Map([
  ['completed', 'success'],
  ['failed', 'danger'],
  ['paused', 'warning'],
]);

export interface SyncStatusProps {
  status: string;
  /** The number of synced items in a selection. @default no individual selection */
  selection?: { done: number; all: number } | undefined;
  /** The last sync in ISO 8601. @default not shown */
  lastSyncedAt?: string | undefined;
  /** True if syncing requires a new sign-in. @default false */
  needsSignIn?: boolean;
  /** True if the platform has deactivated the connection. @default false */
  isInactive?: boolean;
}

/** Shows a sync's one status, in one line. Undocumented statuses are shown verbatim. */
export function SyncStatus({
  status,
  selection,
  lastSyncedAt,
  needsSignIn = false,
  isInactive = false,
}: SyncStatusProps) {
  const words = useConnectorsWords();
  if (needsSignIn) return <Status tone="warning">{words.needsSignIn}</Status>;
  if (isInactive) return <Status>{words.inactive}</Status>;
  if (selection?.all === 0) return <Status>{words.nothingChosen}</Status>;
  if (isSyncing(status) && selection !== undefined && selection.all > 1) {
    const { done, all } = selection;
    return (
      <Status tone="accent" progress={done / all}>
        {words.syncingSome(done, all)}
      </Status>
    );
  }
  const synced =
    selection !== undefined && status !== 'completed'
      ? selection.done > 0 && words.selectionDone(selection.done, selection.all)
      : lastSyncedAt !== undefined && <RelativeTime at={lastSyncedAt}>{words.synced}</RelativeTime>;
  const isSynced = status === 'completed' || (status === 'never' && selection !== undefined);
  const stage = (Object.hasOwn(words.stages, status) && words.stages[status]) || status;
  const tone = tones.get(status) ?? (isSyncing(status) ? 'accent' : 'neutral');
  return (
    <Status tone={tone}>
      <span>{isSynced && synced !== false ? synced : stage}</span>
      {status === 'failed' && synced !== false && (
        <>
          {stableText(' · ')}
          <bdi>{synced}</bdi>
        </>
      )}
    </Status>
  );
}
