import { isBrainstemError } from '../../../../client/errors/index.ts';
import type { ControllerContext } from '../../../../controller/index.ts';
import { isRecord } from '../../../../contract/index.ts';
import { wait, type Tabs } from '../../../../environment/index.ts';
import type { ConnectionsSeen, ConnectTransport } from '../../../../query/index.ts';
import type {
  ConnectSessionEvents,
  ConnectSessionState,
  ConnectState,
  ConnectTarget,
} from './connectState.ts';
import type { ConnectEvent, OpenConnect, OpenedConnect } from './openConnect.ts';

/** The maximum number of sessions per consent: the first, and a replacement once it expired. */
const maxSessions = 2;

/** The number of polls after which a reported consent counts as not listed. */
const maxPolls = 4;

/** The polling interval in milliseconds. */
const pollInterval = 2_000;

export interface ConsentOptions {
  transport: ConnectTransport;
  target: ConnectTarget;
  openConnect: OpenConnect;
}

/** Opens a consent, and polls the connection list until it succeeds. */
export function startConsent(
  {
    getState,
    setState,
    emit,
    scope,
    environment,
  }: ControllerContext<ConnectSessionState, ConnectSessionEvents>,
  { transport, target, openConnect }: ConsentOptions,
) {
  const { connectorId, integration, connectionId } = target;
  const request = { integration, ...(connectionId === undefined ? {} : { connectionId }) };
  const container = document.createElement('div');
  setState({ consent: { status: 'waiting' }, container });
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let opened: OpenedConnect | undefined;
  let pause = new AbortController();
  let pollsLeft = 0;
  let sessions = 0;
  let hasReturned = false;
  const isOver = (): boolean => signal.aborted;

  const rivals = watchRivals(environment.tabs, integration);
  const stopReturn = environment.visibility.onReturn(() => (hasReturned = true));
  const end = scope().onEnd(() => {
    lifetime.abort();
    pause.abort();
    stopReturn();
    rivals.close();
    opened?.close();
    opened = undefined;
  });
  const getStatus = (): ConnectState['status'] => getState().consent.status;
  const change = (consent: ConnectState): void => {
    if (!signal.aborted) setState({ consent });
  };
  const endWith = (state: ConnectState): void => {
    change(state);
    end();
  };
  /** Polls immediately, since consent was reported. */
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
      // A new connection can only be recognised once the existing ones are known.
      await before;
      return (await transport.startConsent(request, { signal })).sessionToken;
    } catch (error) {
      endWith({ status: 'failed', error });
      throw error;
    }
  };
  const onEvent = (event: ConnectEvent): void => {
    if (event.type === 'finished') finish();
    // A page that reports the consent and closes itself may report that too.
    else if (event.type === 'closed' && pollsLeft === 0) change({ status: 'closed' });
    else if (event.type === 'blocked') endWith({ status: 'blocked' });
    else if (event.type === 'failed') endWith({ status: 'failed', error: event.message });
  };

  const findNow = async (known: ConnectionsSeen): Promise<string | undefined> => {
    try {
      const { ids, authError } = await transport.look(request, { signal });
      const now = {
        ids: ids.filter((id) => id === connectionId || !rivals.taken.has(id)),
        authError,
      };
      const isSaid = getStatus() === 'checking';
      const found = findConnected(known, now, { connectionId, isSaid });
      return isSaid || hasReturned || !rivals.exist() ? found : undefined;
    } catch (error) {
      if (isBrainstemError(error) && error.retryable) return undefined;
      throw error;
    }
  };
  const poll = async (): Promise<void> => {
    const known = await before;
    while (!isOver()) {
      pause = new AbortController();
      // The first poll after a reported consent is immediate.
      if (pollsLeft !== maxPolls) {
        const options = { signal: pause.signal, until: 'return' } as const;
        await wait(environment, pollInterval, options).catch(() => undefined);
      }
      if (isOver()) return;
      const found = await findNow(known);
      if (isOver()) return;
      if (found !== undefined) {
        rivals.take(found);
        end();
        setState({ consent: { status: 'connected' } });
        emit('connect', { connectorId, connectionId: found });
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
    // An opener that failed to open has already ended the consent.
    if (signal.aborted) made.close();
    else opened = made;
  } catch (error) {
    endWith({ status: 'failed', error });
  }
  poll().catch((error: unknown) => endWith({ status: 'failed', error }));
  return { finish, end };
}

/**
 * Returns the connection that a consent created or renewed, by comparing the platform's lists.
 *
 * @param isSaid - True if the user or the provider's page reported success. It only matters when a
 * healthy connection was renewed, which changes nothing in the list.
 */
function findConnected(
  before: ConnectionsSeen,
  now: ConnectionsSeen,
  { connectionId, isSaid }: { connectionId: string | undefined; isSaid: boolean },
): string | undefined {
  if (connectionId === undefined) return now.ids.find((id) => !before.ids.includes(id));
  if (!now.ids.includes(connectionId) || now.authError === true) return undefined;
  return before.authError === true || isSaid ? connectionId : undefined;
}

/** Watches the consents of other tabs for the same integration. */
function watchRivals(tabs: Tabs, integration: string) {
  let exist = false;
  const taken = new Set<string>();
  const channel = tabs.join('brainstem-connect', (value) => {
    if (!isRecord(value) || value.integration !== integration) return;
    if (typeof value.taken === 'string') taken.add(value.taken);
    if (exist) return;
    exist = true;
    channel.post({ integration });
  });
  channel.post({ integration });
  return {
    /** True once another tab asked for consent meanwhile: a new connection may be that tab's. */
    exist: () => exist,
    /** The connections that they created or renewed. */
    taken,
    take: (id: string) => channel.post({ integration, taken: id }),
    close: channel.close,
  };
}
