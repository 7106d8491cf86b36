import { useState } from 'react';
import type { WatchState } from '../../../contract/index.ts';
import { ErrorNotice, useBrainstem } from '../../../provider/index.ts';
import { Choice } from '../../../ui/index.ts';
import { formatMoment, useAccess } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { useMail, useMailActions } from './MailContext.ts';

/** Props of {@link WatchSwitch}. */
export interface WatchSwitchProps {
  /** What holds now; undefined before it was switched once. */
  watch: WatchState | undefined;
}

/** Whether new mail comes at once, and until when. It shows at once what was asked for. */
export function WatchSwitch({ watch }: WatchSwitchProps) {
  const words = useConnectorsWords();
  const { locale } = useBrainstem();
  const { setWatch } = useMailActions();
  const change = useMail((state) => state.watch);
  const error = change.status === 'failed' ? change.error : undefined;
  const { canWrite } = useAccess(error);
  // A watch ends while the page stands; when it was opened is near enough to say which.
  const [now] = useState(Date.now);
  const until = watch?.watchExpiration;
  const isOn = change.status === 'pending' ? change.isOn : watch?.isWatchEnabled === true;
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
        onChange={(event) => void setWatch(event.target.checked)}
      />
      {error !== undefined && <ErrorNotice error={error} title={words.watchFailed} />}
    </>
  );
}
