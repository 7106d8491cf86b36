import { useState } from 'react';
import type { WatchState } from '../../../contract/index.ts';
import { ErrorNotice, useBrainstem, usePlatformMutation } from '../../../provider/index.ts';
import { mailAWatchMutation } from '../../../query/index.ts';
import { Choice } from '../../../ui/index.ts';
import { formatMoment, useAccess } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';

/** Props of {@link WatchSwitch}. */
export interface WatchSwitchProps {
  connectionId: string;
  /** What holds now; undefined before it was switched once. */
  watch: WatchState | undefined;
}

/** Whether new mail comes at once, and until when. It shows at once what was asked for. */
export function WatchSwitch({ connectionId, watch }: WatchSwitchProps) {
  const words = useConnectorsWords();
  const { locale } = useBrainstem();
  const change = usePlatformMutation((client) => mailAWatchMutation(client, connectionId));
  const { canWrite } = useAccess(change.error);
  // A watch ends while the page stands; when it was opened is near enough to say which.
  const [now] = useState(Date.now);
  const until = watch?.watchExpiration;
  const isOn = change.isPending ? change.variables : watch?.isWatchEnabled === true;
  const isOver = typeof until === 'string' && Date.parse(until) < now;
  const moment = typeof until === 'string' ? formatMoment(until, locale.tag) : undefined;
  const renewed = watch?.watchRenewedAt;
  return (
    <>
      <Choice
        type="switch"
        label={words.watch}
        description={
          !isOn || moment === undefined
            ? words.watchNote
            : isOver
              ? words.watchOver(moment)
              : [
                  words.watchUntil(moment),
                  ...(typeof renewed === 'string'
                    ? [words.watchRenewed(formatMoment(renewed, locale.tag))]
                    : []),
                ].join(' ')
        }
        checked={isOn}
        disabled={!canWrite}
        onChange={(event) => {
          if (!change.isPending) change.mutate(event.target.checked);
        }}
      />
      {change.error !== null && <ErrorNotice error={change.error} title={words.watchFailed} />}
    </>
  );
}
