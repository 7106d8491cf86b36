import { createClient, createTokenFetcher, type BrainstemClient } from 'brainstem';
import { useCallback, useEffect, useState } from 'react';
import * as backend from './backend.ts';
import type { Account, Config } from './backend.ts';
import { resolveSource } from '../data/resolveSource.ts';

/** The state of the user's session. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'signed-out'; config: Config }
  | { status: 'signed-in'; config: Config; account: Account; client: BrainstemClient };

/** The page's session and its actions. */
export interface Session {
  state: SessionState;
  /** Ends the current session, if any, and starts another. */
  signIn: (accountId: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** Restarts with a new client for the same user. */
  startAnew: () => void;
  /** Retries loading the page's settings. */
  reload: () => void;
}

/** Manages the signed-in user and their only client. */
export function useSession(): Session {
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    Promise.all([backend.readConfig(), backend.readAccount()]).then(
      ([config, account]) => {
        if (isCurrent) setState(enter(config, account));
      },
      () => {
        if (isCurrent) setState({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const signIn = useCallback(
    async (accountId: string) => {
      if (!('config' in state)) return;
      leave(state);
      setState(enter(state.config, await backend.signIn(accountId)));
    },
    [state],
  );

  const signOut = useCallback(async () => {
    if (state.status !== 'signed-in') return;
    leave(state);
    await backend.signOut();
    setState({ status: 'signed-out', config: state.config });
  }, [state]);

  const startAnew = useCallback(() => {
    if (state.status !== 'signed-in') return;
    leave(state);
    setState(enter(state.config, state.account));
  }, [state]);

  const reload = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  return { state, signIn, signOut, startAnew, reload };
}

function enter(config: Config, account: Account | null): SessionState {
  if (account === null) return { status: 'signed-out', config };
  const client = createClient({
    baseUrl: config.platformUrl,
    // In the playground, the web app has the same origin.
    appUrl: config.platformUrl,
    getToken: createTokenFetcher('/api/brainstem/token'),
    resolveSource,
  });
  return { status: 'signed-in', config, account, client };
}

/** Drops the token, and with it all of the widgets' state. */
function leave(state: SessionState): void {
  if (state.status !== 'signed-in') return;
  state.client.tokens.logout();
  state.client.tokens.dispose();
}
