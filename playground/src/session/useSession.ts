import { createClient, createTokenFetcher, type BrainstemClient } from 'brainstem';
import { useCallback, useEffect, useState } from 'react';
import * as backend from './backend.ts';
import type { Account, Config } from './backend.ts';
import { resolveSource } from '../data/resolveSource.ts';

/** The state of the person's session. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'signed-out'; config: Config }
  | { status: 'signed-in'; config: Config; account: Account; client: BrainstemClient };

/** The session of the page, and what changes it. */
export interface Session {
  state: SessionState;
  /** Ends the present session, if there is one, and begins another. */
  signIn: (accountId: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** Begins with a new client, as the same person. */
  startAnew: () => void;
  /** Tries to load the page's settings again. */
  reload: () => void;
}

/** Keeps who is signed in and, with them, their one client of the platform. */
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
    // Here the web app has the same address.
    appUrl: config.platformUrl,
    getToken: createTokenFetcher('/api/brainstem/token'),
    resolveSource,
  });
  return { status: 'signed-in', config, account, client };
}

/** Drops the token, and with it all that the widgets hold. */
function leave(state: SessionState): void {
  if (state.status !== 'signed-in') return;
  state.client.tokens.logout();
  state.client.tokens.dispose();
}
