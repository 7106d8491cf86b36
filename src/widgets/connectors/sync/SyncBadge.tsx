import { Badge, type BadgeProps } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  completed: 'success',
  failed: 'danger',
  never: 'neutral',
  paused: 'warning',
};

/** Props of {@link SyncBadge}. */
export interface SyncBadgeProps {
  /** The platform's status. */
  status: string;
  /** How many of the selected items have synced. @default nothing is selected one by one */
  selection?: { done: number; all: number } | undefined;
}

/** Returns whether no sync of the whole has ended while some of the selected items are synced. */
export function isPartlySynced(status: string, selection: SyncBadgeProps['selection']): boolean {
  return status === 'never' && selection !== undefined && selection.done > 0;
}

/** The status of a sync. An undocumented status is shown as it is. */
export function SyncBadge({ status, selection }: SyncBadgeProps) {
  const words = useConnectorsWords();
  if (selection !== undefined && isPartlySynced(status, selection)) {
    return <Badge tone="neutral">{words.selectionDone(selection.done, selection.all)}</Badge>;
  }
  return <Badge tone={tones[status] ?? 'accent'}>{words.stages[status] ?? status}</Badge>;
}
