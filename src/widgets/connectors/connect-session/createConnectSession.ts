import { createStore, type StoreApi } from 'zustand/vanilla';
import { isBrainstemError } from '../../../client/errors/index.ts';
import type { ConnectionsSeen, ConnectTransport } from '../../../query/index.ts';
import { findConnected } from './findConnected.ts';
import type { ConnectEvent, OpenConnect, OpenedConnect } from './openConnect.ts';

/** What is to be connected. */
export interface ConnectTarget {
  connectorId: string;
  integration: string;
  /** The connection to renew, if any. */
  connectionId?: string;
}

/** Where a consent stands. */
export type ConnectState =
  | { status: 'idle' }
  /** The person is at the provider, as far as we know. */
  | { status: 'waiting' }
  /** It is said to be done, and the connection list is being asked. */
  | { status: 'checking' }
  /** It is said to be done, and the list does not have it. It is still being looked for. */
  | { status: 'unseen' }
  /** The provider's page says that the person left. It is still being looked for. */
  | { status: 'closed' }
  | { status: 'blocked' }
  /** The session expired, and so did the one that took its place. */
  | { status: 'expired' }
  | { status: 'failed'; error: unknown }
  | { status: 'connected'; connectionId: string; connectorId: string };

/** Options of {@link createConnectSession}. */
export interface ConnectSessionOptions {
  transport: ConnectTransport;
  /** Waits between two looks; resolves early when the person is back at the page. */
  pause: (signal: AbortSignal) => Promise<void>;
}

/** One consent after the other. */
export interface ConnectSession {
  readonly store: StoreApi<ConnectState>;
  /** Begins, and ends what was under way. Call it inside the click. */
  begin: (target: ConnectTarget, openConnect: OpenConnect, container: HTMLElement) => void;
  /** The person says that they consented. */
  finish: () => void;
  /** Ends it; nothing is kept. */
  cancel: () => void;
}

/** Sessions that may be minted for one consent: the first, and one when it has expired. */
const mostSessions = 2;

/** Looks after which something that is said to be done counts as not seen. */
const patientLooks = 4;

/** Runs consents: opens them, and looks for their success in the connection list. */
export function createConnectSession({ transport, pause }: ConnectSessionOptions): ConnectSession {
  const store = createStore<ConnectState>(() => ({ status: 'idle' }));
  let end = (): void => undefined;
  let finish = (): void => undefined;

  return {
    store,
    finish: () => finish(),
    cancel: () => {
      end();
      store.setState({ status: 'idle' }, true);
    },
    begin(target, openConnect, container) {
      end();
      const over = new AbortController();
      const { signal } = over;
      const isOver = (): boolean => signal.aborted;
      let opened: OpenedConnect | undefined;
      let wake = new AbortController();
      let looksLeft = 0;
      let minted = 0;
      end = () => {
        over.abort();
        wake.abort();
        opened?.close();
        opened = undefined;
      };
      const set = (state: ConnectState): void => {
        if (!isOver()) store.setState(state, true);
      };
      const settle = (state: ConnectState): void => {
        if (isOver()) return;
        set(state);
        end();
      };
      finish = () => {
        if (isOver()) return;
        looksLeft = patientLooks;
        set({ status: 'checking' });
        wake.abort();
      };

      const before = transport.look(asked(target), { signal });
      const getSessionToken = async (): Promise<string> => {
        minted += 1;
        try {
          if (minted > mostSessions) {
            settle({ status: 'expired' });
            throw new Error('The session has expired twice.');
          }
          // What was there before has to be known before anything new can come.
          await before;
          return (await transport.startConsent(asked(target), { signal })).sessionToken;
        } catch (error) {
          settle({ status: 'failed', error });
          throw error;
        }
      };
      const onEvent = (event: ConnectEvent): void => {
        if (isOver()) return;
        if (event.type === 'finished') finish();
        else if (event.type === 'closed') set({ status: 'closed' });
        else if (event.type === 'blocked') settle({ status: 'blocked' });
        else if (event.type === 'failed') settle({ status: 'failed', error: event.message });
      };

      const watch = async (): Promise<void> => {
        const known = await before;
        for (;;) {
          wake = new AbortController();
          // What is said to be done is looked for at once, the first time.
          if (looksLeft !== patientLooks) await pause(wake.signal);
          if (isOver()) return;
          const found = await lookAgain(known);
          if (isOver()) return;
          if (found !== undefined) {
            const { connectorId } = target;
            settle({ status: 'connected', connectionId: found, connectorId });
            return;
          }
          if (looksLeft === 0) continue;
          looksLeft -= 1;
          if (looksLeft === 0) set({ status: 'unseen' });
        }
      };
      const lookAgain = async (known: ConnectionsSeen): Promise<string | undefined> => {
        try {
          const now = await transport.look(asked(target), { signal });
          const isSaid = store.getState().status === 'checking';
          return findConnected(known, now, { connectionId: target.connectionId, isSaid });
        } catch (error) {
          // What passes by itself is waited out.
          if (isBrainstemError(error) && error.retryable) return undefined;
          throw error;
        }
      };

      set({ status: 'waiting' });
      const { connectorId, integration, connectionId } = target;
      const request = { connectorId, integration, connectionId, container, signal };
      try {
        const made = openConnect({ ...request, getSessionToken, onEvent });
        // An opener that could open nothing has ended it already.
        if (isOver()) made.close();
        else opened = made;
      } catch (error) {
        settle({ status: 'failed', error });
      }
      watch().catch((error: unknown) => settle({ status: 'failed', error }));
    },
  };
}

function asked({ integration, connectionId }: ConnectTarget): {
  integration: string;
  connectionId?: string;
} {
  return { integration, ...(connectionId === undefined ? {} : { connectionId }) };
}
