import type { BrainstemClient, TokenState } from 'brainstem';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { MockControls } from './mockControls.ts';

/** What can be said of a client's token, without the token itself. */
export interface TokenLife {
  state: TokenState;
  /** Undefined where there is no token, or it does not tell. */
  secondsLeft: number | undefined;
  /** How often another token took the place of one, since this was first asked. */
  renewals: number;
  /** Told the platform's time in milliseconds, after its clock was moved. */
  syncClock: (platformTime: number) => void;
}

/** Follows a client's token second by second, by the platform's clock. */
export function useTokenLife(client: BrainstemClient, controls: MockControls): TokenLife {
  const { tokens } = client;
  const state = useSyncExternalStore(tokens.subscribe, tokens.getState);
  const [ahead, setAhead] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const expiresAt = state.status === 'ready' ? state.expiresAt : undefined;
  const [seen, setSeen] = useState({ expiresAt, renewals: 0 });
  if (expiresAt !== undefined && expiresAt !== seen.expiresAt) {
    const isFirst = seen.expiresAt === undefined;
    setSeen({ expiresAt, renewals: isFirst ? 0 : seen.renewals + 1 });
  }

  const syncClock = useCallback((platformTime: number) => {
    setAhead(platformTime - Date.now());
    setNow(Date.now());
  }, []);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    // Where the platform cannot be asked, our own clock has to do.
    controls.advanceClock(0).then(syncClock, () => undefined);
  }, [controls, syncClock]);

  const left = expiresAt === undefined ? Infinity : expiresAt - (now + ahead);
  return {
    state,
    secondsLeft: Number.isFinite(left) ? Math.max(0, Math.ceil(left / 1000)) : undefined,
    renewals: seen.renewals,
    syncClock,
  };
}
