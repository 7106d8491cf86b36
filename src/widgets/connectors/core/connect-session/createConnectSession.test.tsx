import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { NetworkError } from '../../../../client/errors/index.ts';
import { createTestEnvironment } from '../../../../environment/testing/createTestEnvironment.ts';
import { createTestTabs } from '../../../../environment/testing/createTestTabs.ts';
import type { ConnectionsSeen, ConnectTransport } from '../../../../query/index.ts';
import type { ConnectState } from './connectState.ts';
import { createConnectSession } from './createConnectSession.ts';
import type { ConnectRequest } from './openConnect.ts';

const target = { connectorId: 'drive-a', integration: 'alpha-drive-files' };

/** A session over a list that the test writes, polled when the test says so. */
function openSession(
  seen: ConnectionsSeen = { ids: ['old'], authError: undefined },
  tabs = createTestTabs(),
) {
  let now = seen;
  let sessions = 0;
  const transport = {
    look: vi.fn<ConnectTransport['look']>(() => Promise.resolve(now)),
    startConsent: vi.fn<ConnectTransport['startConsent']>(() => {
      sessions += 1;
      return Promise.resolve({ sessionToken: `token-${sessions}` });
    }),
  };
  const environment = createTestEnvironment();
  const session = createConnectSession({ transport, environment: { ...environment, tabs } });
  const connected: unknown[] = [];
  session.on('connect', (connection) => connected.push(connection));
  const unmount = session.mount();
  const requests: ConnectRequest[] = [];
  const close = vi.fn();
  const polled = async (wake: () => void): Promise<void> => {
    const before = transport.look.mock.calls.length;
    await waitFor(() => expect(environment.timers).toBe(1));
    wake();
    await waitFor(() => expect(transport.look.mock.calls.length).toBeGreaterThan(before));
  };
  return {
    environment,
    transport,
    requests,
    close,
    connected,
    unmount,
    ...session.actions,
    consent: (): ConnectState => session.store.getState().consent,
    status: (): ConnectState['status'] => session.store.getState().consent.status,
    list: (changed: ConnectionsSeen) => (now = changed),
    begin: (connectionId?: string): ConnectRequest => {
      session.actions.begin({ ...target, connectionId }, (request) => {
        requests.push(request);
        return { close };
      });
      const request = requests.at(-1);
      if (request === undefined) throw new Error('Nothing was opened.');
      return request;
    },
    /** Waits until the list is polled again. */
    look: () => polled(() => environment.advance(2_000)),
    /** Comes back to the page, and waits until the list is polled. */
    comeBack: () => polled(() => environment.comeBack('focus')),
  };
}

describe('createConnectSession', () => {
  test('connects once the list has a connection that wasn’t in it before', async () => {
    const opened = openSession();
    const request = opened.begin();
    await request.getSessionToken();
    await opened.look();
    expect(opened.status()).toBe('waiting');
    opened.list({ ids: ['old', 'new'], authError: undefined });
    await opened.look();
    await waitFor(() => expect(opened.status()).toBe('connected'));
    expect(opened.connected).toEqual([{ connectorId: 'drive-a', connectionId: 'new' }]);
    expect(opened.close).toHaveBeenCalledOnce();
    expect(request.signal.aborted).toBe(true);
  });

  test('does not take the window’s word for a connection', async () => {
    const opened = openSession();
    const request = opened.begin();
    await request.getSessionToken();
    request.onEvent({ type: 'finished' });
    await waitFor(() => expect(opened.transport.look).toHaveBeenCalledTimes(2));
    for (let times = 0; times < 3; times += 1) await opened.look();
    await waitFor(() => expect(opened.status()).toBe('unseen'));
    opened.list({ ids: ['new'], authError: undefined });
    await opened.look();
    await waitFor(() => expect(opened.status()).toBe('connected'));
  });

  test('has renewed a connection once it has no authError', async () => {
    const opened = openSession({ ids: ['old'], authError: true });
    const request = opened.begin('old');
    await request.getSessionToken();
    expect(opened.transport.startConsent.mock.calls[0]?.[0]).toEqual({
      integration: 'alpha-drive-files',
      connectionId: 'old',
    });
    request.onEvent({ type: 'finished' });
    await waitFor(() => expect(opened.transport.look).toHaveBeenCalledTimes(2));
    expect(opened.status()).toBe('checking');
    opened.list({ ids: ['old'], authError: false });
    await opened.look();
    await waitFor(() => expect(opened.status()).toBe('connected'));
  });

  test('has renewed a healthy connection when the window reports it and then its own end', async () => {
    const opened = openSession();
    const request = opened.begin('old');
    await request.getSessionToken();
    request.onEvent({ type: 'finished' });
    request.onEvent({ type: 'closed' });
    await waitFor(() => expect(opened.status()).toBe('connected'));
    expect(opened.connected).toEqual([{ connectorId: 'drive-a', connectionId: 'old' }]);
  });

  test('still finds a connection after the window says that the user left', async () => {
    const opened = openSession();
    opened.begin().onEvent({ type: 'closed' });
    expect(opened.status()).toBe('closed');
    opened.list({ ids: ['old', 'new'], authError: undefined });
    await opened.look();
    await waitFor(() => expect(opened.status()).toBe('connected'));
  });

  test('starts a second session when the first has expired, and no third', async () => {
    const opened = openSession();
    const request = opened.begin();
    await expect(request.getSessionToken()).resolves.toBe('token-1');
    await expect(request.getSessionToken()).resolves.toBe('token-2');
    await expect(request.getSessionToken()).rejects.toThrow('expired');
    expect(opened.status()).toBe('expired');
    expect(opened.transport.startConsent).toHaveBeenCalledTimes(2);
  });

  test('fails with the platform’s error when it refuses a session', async () => {
    const opened = openSession();
    const refusal = new Error('no');
    opened.transport.startConsent.mockRejectedValueOnce(refusal);
    await expect(opened.begin().getSessionToken()).rejects.toBe(refusal);
    expect(opened.consent()).toEqual({ status: 'failed', error: refusal });
  });

  test('keeps polling while the network is gone', async () => {
    const opened = openSession();
    await opened.begin().getSessionToken();
    opened.transport.look.mockRejectedValueOnce(new NetworkError('GET /x', undefined));
    await opened.look();
    opened.list({ ids: ['new'], authError: undefined });
    await opened.look();
    await waitFor(() => expect(opened.status()).toBe('connected'));
  });

  test('is blocked when no window could be opened, and requests nothing more', () => {
    const opened = openSession();
    opened.begin().onEvent({ type: 'blocked' });
    expect(opened.status()).toBe('blocked');
    expect(opened.close).toHaveBeenCalledOnce();
  });

  test('closes the window when it is cancelled, and ignores what the window says later', async () => {
    const opened = openSession();
    const request = opened.begin();
    opened.cancel();
    request.onEvent({ type: 'finished' });
    expect(opened.status()).toBe('idle');
    expect(opened.close).toHaveBeenCalledOnce();
    expect(request.signal.aborted).toBe(true);
    await waitFor(() => expect(opened.transport.look).toHaveBeenCalledOnce());
  });

  test('closes the window of a consent when another one begins', () => {
    const opened = openSession();
    const first = opened.begin();
    opened.begin();
    expect(first.signal.aborted).toBe(true);
    expect(opened.close).toHaveBeenCalledOnce();
    first.onEvent({ type: 'blocked' });
    expect(opened.status()).toBe('waiting');
  });

  test('leaves a connection to the tab whose window reported it', async () => {
    const tabs = createTestTabs();
    const [one, other] = [openSession(undefined, tabs), openSession(undefined, tabs)];
    const requests = [one, other].map((tab) => tab.begin());
    for (const request of requests) await request.getSessionToken();
    for (const tab of [one, other]) tab.list({ ids: ['old', 'ones'], authError: undefined });
    await other.look();
    await other.look();
    expect(other.status()).toBe('waiting');

    requests[0]?.onEvent({ type: 'finished' });
    await waitFor(() => expect(one.status()).toBe('connected'));
    await other.comeBack();
    await waitFor(() => expect(other.status()).toBe('returned'));
    expect(other.close).not.toHaveBeenCalled();

    other.list({ ids: ['old', 'ones', 'others'], authError: undefined });
    await other.look();
    await waitFor(() => expect(other.status()).toBe('connected'));
    expect(other.connected).toEqual([{ connectorId: 'drive-a', connectionId: 'others' }]);
  });

  test('offers to reopen the window when the user comes back and nothing is connected', async () => {
    const opened = openSession();
    await opened.begin().getSessionToken();
    await opened.look();
    expect(opened.status()).toBe('waiting');
    await opened.comeBack();
    await waitFor(() => expect(opened.status()).toBe('returned'));
    opened.list({ ids: ['old', 'new'], authError: undefined });
    await opened.look();
    await waitFor(() => expect(opened.status()).toBe('connected'));
  });

  test('closes the window and stops polling when it is unmounted', async () => {
    const opened = openSession();
    await opened.begin().getSessionToken();
    await waitFor(() => expect(opened.environment.timers).toBe(1));
    opened.unmount();
    expect(opened.close).toHaveBeenCalledOnce();
    await waitFor(() => expect(opened.environment.timers).toBe(0));
    expect(opened.environment.listeners).toBe(0);
  });
});
