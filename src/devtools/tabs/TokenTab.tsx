import { useEffect, useState } from 'react';
import type { TokenState } from '../../client/index.ts';
import type { Environment } from '../../environment/index.ts';
import { useBrainstem, useTokenState } from '../../provider/index.ts';
import type { RecordedToken } from '../createRecorder.ts';
import { useDevtoolsLanguage } from '../DevtoolsContext.ts';
import { Table } from './Table.tsx';

/** Shows the token's state and lifetime, without the token. */
export function TokenTab({ history }: { history: readonly RecordedToken[] }) {
  const { words, timeOf } = useDevtoolsLanguage();
  const state = useTokenState();
  const now = useNow(useBrainstem().client.environment);
  const names: Record<TokenState['status'], string> = {
    idle: words.tokenIdle,
    fetching: words.tokenFetching,
    ready: words.tokenReady,
    failing: words.tokenFailing,
    forbidden: words.tokenForbidden,
    'signed-out': words.tokenSignedOut,
  };
  return (
    <>
      <p>
        <strong>{names[state.status]}</strong>
        {state.status === 'ready' && <span>{`. ${lifeOf(state.expiresAt)}`}</span>}
      </p>
      <h3>{words.tokenHistory}</h3>
      <Table
        label={words.tokenHistory}
        columns={[words.status, words.time]}
        empty={words.tokenIdle}
        rows={history.map(({ id, status, at }) => ({ id, cells: [names[status], timeOf(at)] }))}
      />
    </>
  );

  function lifeOf(expiresAt: number): string {
    if (!Number.isFinite(expiresAt)) return words.noExpiry;
    const left = Math.ceil((expiresAt - now) / 1000);
    return `${words.expires}: ${timeOf(expiresAt)} (${timeLeft(left)})`;
  }

  function timeLeft(seconds: number): string {
    if (seconds <= 0) return words.expired;
    return seconds < 60 ? words.timeLeft(seconds) : words.minutesLeft(Math.floor(seconds / 60));
  }
}

/** Returns the current time in milliseconds, updated every second. */
function useNow({ clock, schedule }: Environment): number {
  const [now, setNow] = useState(clock.now);
  useEffect(
    () => schedule.after(1000, () => setNow(clock.now())),
    // `now` reschedules the timer every second.
    [clock, schedule, now],
  );
  return now;
}
