import { isBrainstemError } from '../../../../client/errors/index.ts';
import type { Scope } from '../../../../controller/index.ts';
import { wait, type Environment } from '../../../../environment/index.ts';
import type { ConnectionsSeen, ConnectTransport } from '../../../../query/index.ts';
import type { ConnectState, ConnectTarget } from './connectState.ts';
import { findConnected } from './findConnected.ts';
import type { ConnectEvent, OpenConnect, OpenedConnect } from './openConnect.ts';

/** Sessions for one consent: the first, and another one when that has expired. */
const maxSessions = 2;

/** Polls after which a consent that is said to be given counts as not listed. */
const maxPolls = 4;

/** Milliseconds between two polls. */
const pollInterval = 2_000;

export interface ConsentOptions {
  transport: ConnectTransport;
  environment: Environment;
  scope: Scope;
  target: ConnectTarget;
  container: HTMLElement;
  openConnect: OpenConnect;
  getStatus: () => ConnectState['status'];
  onChange: (state: ConnectState) => void;
  onConnect: (connectionId: string) => void;
}

/** A consent that is under way. */
export interface Consent {
  /** Polls at once, since consent is said to be given. */
  finish: () => void;
  end: () => void;
}

/** Opens a consent, and polls the connection list for its success. */
export function startConsent({
  transport,
  environment,
  scope,
  target,
  container,
  openConnect,
  getStatus,
  onChange,
  onConnect,
}: ConsentOptions): Consent {
  const { connectorId, integration, connectionId } = target;
  const request = { integration, ...(connectionId === undefined ? {} : { connectionId }) };
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let opened: OpenedConnect | undefined;
  let pause = new AbortController();
  let pollsLeft = 0;
  let sessions = 0;
  let hasReturned = false;
  const isOver = (): boolean => signal.aborted;

  const stopReturn = environment.visibility.onReturn(() => (hasReturned = true));
  const end = scope.onEnd(() => {
    lifetime.abort();
    pause.abort();
    stopReturn();
    opened?.close();
    opened = undefined;
  });
  const change = (state: ConnectState): void => {
    if (!signal.aborted) onChange(state);
  };
  const endWith = (state: ConnectState): void => {
    change(state);
    end();
  };
  const finish = (): void => {
    if (signal.aborted) return;
    pollsLeft = maxPolls;
    change({ status: 'checking' });
    pause.abort();
  };

  const before = transport.look(request, { signal });
  const getSessionToken = async (): Promise<string> => {
    sessions += 1;
    try {
      if (sessions > maxSessions) {
        endWith({ status: 'expired' });
        throw new Error('The session has expired twice.');
      }
      // A new connection can only be recognised once the others are known.
      await before;
      return (await transport.startConsent(request, { signal })).sessionToken;
    } catch (error) {
      endWith({ status: 'failed', error });
      throw error;
    }
  };
  const onEvent = (event: ConnectEvent): void => {
    if (event.type === 'finished') finish();
    else if (event.type === 'closed') change({ status: 'closed' });
    else if (event.type === 'blocked') endWith({ status: 'blocked' });
    else if (event.type === 'failed') endWith({ status: 'failed', error: event.message });
  };

  const findNow = async (known: ConnectionsSeen): Promise<string | undefined> => {
    try {
      const now = await transport.look(request, { signal });
      return findConnected(known, now, { connectionId, isSaid: getStatus() === 'checking' });
    } catch (error) {
      if (isBrainstemError(error) && error.retryable) return undefined;
      throw error;
    }
  };
  const poll = async (): Promise<void> => {
    const known = await before;
    while (!isOver()) {
      pause = new AbortController();
      // The first poll after a consent comes at once.
      if (pollsLeft !== maxPolls) {
        const options = { signal: pause.signal, until: 'return' } as const;
        await wait(environment, pollInterval, options).catch(() => undefined);
      }
      if (isOver()) return;
      const found = await findNow(known);
      if (isOver()) return;
      if (found !== undefined) {
        end();
        onConnect(found);
        return;
      }
      if (pollsLeft > 0) {
        pollsLeft -= 1;
        if (pollsLeft === 0) change({ status: 'unseen' });
      } else if (hasReturned && getStatus() === 'waiting') change({ status: 'returned' });
    }
  };

  try {
    const made = openConnect({
      connectorId,
      integration,
      connectionId,
      container,
      signal,
      getSessionToken,
      onEvent,
    });
    // An opener that could open nothing has ended the consent already.
    if (signal.aborted) made.close();
    else opened = made;
  } catch (error) {
    endWith({ status: 'failed', error });
  }
  poll().catch((error: unknown) => endWith({ status: 'failed', error }));
  return { finish, end };
}
