import { useState } from 'react';
import type { WatchState } from '../../../contract/index.ts';
import { ErrorNotice, useFormat } from '../../../provider/index.ts';
import { Button, Choice, layout } from '../../../ui/index.ts';
import { useConnectorAccess } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { useMail, useMailActions } from './MailContext.ts';

export interface WatchSwitchProps {
  /** The current state; undefined before the first change. */
  watch: WatchState | undefined;
}

/** Toggles instant sync of new mail and shows its expiry. Updates optimistically. */
export function WatchSwitch({ watch }: WatchSwitchProps) {
  const words = useConnectorsWords();
  const format = useFormat();
  const { setWatch } = useMailActions();
  const change = useMail((state) => state.watch);
  const error = change.status === 'failed' ? change.error : undefined;
  const { canWrite } = useConnectorAccess();
  // A watch may expire while the page is open; the mount time is accurate enough.
  const [now] = useState(Date.now);
  const until = watch?.watchExpiration;
  const isOn = change.status === 'pending' ? change.isOn : watch?.isWatchEnabled === true;
  const isOver = typeof until === 'string' && Date.parse(until) < now;
  const moment = isOn && typeof until === 'string' ? format.dateTime(until) : undefined;
  return (
    <div className={layout.stack1}>
      <Choice
        type="switch"
        label={words.watch}
        description={
          moment === undefined
            ? words.watchNote
            : isOver
              ? words.watchOver(moment)
              : words.watchUntil(moment)
        }
        checked={isOn}
        disabled={!canWrite}
        onChange={(event) => void setWatch(event.target.checked)}
      />
      {moment !== undefined && (
        <span>
          <Button
            size="small"
            disabled={!canWrite}
            aria-disabled={change.status === 'pending'}
            onClick={() => void setWatch(true)}
          >
            {words.watchRenew}
          </Button>
        </span>
      )}
      {error !== undefined && <ErrorNotice error={error} title={words.watchFailed} />}
    </div>
  );
}
