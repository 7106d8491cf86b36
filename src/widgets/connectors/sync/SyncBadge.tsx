import { Badge, type BadgeProps } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  completed: 'success',
  failed: 'danger',
  never: 'neutral',
  paused: 'warning',
};

/** How far a sync is. A status that we do not know is shown as the platform says it. */
export function SyncBadge({ status }: { status: string }) {
  const words = useConnectorsWords();
  return <Badge tone={tones[status] ?? 'accent'}>{words.stages[status] ?? status}</Badge>;
}
