import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { NetworkError } from '../../../client/errors/index.ts';
import type { ConnectionsSeen, ConnectTransport } from '../../../query/index.ts';
import { createConnectSession, type ConnectState } from './createConnectSession.ts';
import type { ConnectRequest } from './openConnect.ts';

const target = { connectorId: 'drive-a', integration: 'alpha-drive-files' };

/** A session over a list that the test writes, and a pause that the test ends. */
function openSession(seen: ConnectionsSeen = { ids: ['old'], authError: undefined }) {
  let now = seen;
  let next: (() => void) | undefined;
  let minted = 0;
  const transport = {
    look: vi.fn<ConnectTransport['look']>(() => Promise.resolve(now)),
    startConsent: vi.fn<ConnectTransport['startConsent']>(() => {
      minted += 1;
      return Promise.resolve({ sessionToken: `token-${minted}` });
    }),
  };
  const session = createConnectSession({
    transport,
    pause: (signal) =>
      new Promise((resolve) => {
        next = resolve;
        signal.addEventListener('abort', () => resolve());
      }),
  });
  const requests: ConnectRequest[] = [];
  const close = vi.fn();
  return {
    session,
    transport,
    requests,
    close,
    status: (): ConnectState['status'] => session.store.getState().status,
    list: (changed: ConnectionsSeen) => (now = changed),
    begin: (connectionId?: string): ConnectRequest => {
      session.begin(
        { ...target, connectionId },
        (request) => {
          requests.push(request);
          return { close };
        },
        document.createElement('div'),
      );
      const request = requests.at(-1);
      if (request === undefined) throw new Error('Nothing was opened.');
      return request;
    },
    /** Lets the next look happen, and waits until it did. */
    look: async () => {
      const before = transport.look.mock.calls.length;
      await waitFor(() => expect(next).toBeDefined());
      next?.();
      await waitFor(() => expect(transport.look.mock.calls.length).toBeGreaterThan(before));
    },
  };
}

describe('success', () => {
  test('is a connection that was not in the list before', async () => {
    const opened = openSession();
    const request = opened.begin();
    await request.getSessionToken();
    await opened.look();
    expect(opened.status()).toBe('waiting');
    opened.list({ ids: ['old', 'new'], authError: undefined });
    await opened.look();
    await waitFor(() => expect(opened.status()).toBe('connected'));
    expect(opened.session.store.getState()).toMatchObject({ connectionId: 'new' });
    expect(opened.close).toHaveBeenCalledOnce();
    expect(request.signal.aborted).toBe(true);
  });

  test('is never the window’s word', async () => {
    const opened = openSession();
    const request = opened.begin();
    await request.getSessionToken();
    request.onEvent({ type: 'finished' });
    for (let times = 0; times < 4; times += 1) await opened.look();
    await waitFor(() => expect(opened.status()).toBe('unseen'));
    opened.list({ ids: ['new'], authError: undefined });
    await opened.look();
    await waitFor(() => expect(opened.status()).toBe('connected'));
  });

  test('of a renewal is the end of its authError', async () => {
    const opened = openSession({ ids: ['old'], authError: true });
    const request = opened.begin('old');
    await request.getSessionToken();
    expect(opened.transport.startConsent.mock.calls[0]?.[0]).toEqual({
      integration: 'alpha-drive-files',
      connectionId: 'old',
    });
    request.onEvent({ type: 'finished' });
    await opened.look();
    expect(opened.status()).toBe('checking');
    opened.list({ ids: ['old'], authError: false });
    await opened.look();
    await waitFor(() => expect(opened.status()).toBe('connected'));
  });

  test('is still found after the window says that the person left', async () => {
    const opened = openSession();
    opened.begin().onEvent({ type: 'closed' });
    expect(opened.status()).toBe('closed');
    opened.list({ ids: ['old', 'new'], authError: undefined });
    await opened.look();
    await waitFor(() => expect(opened.status()).toBe('connected'));
  });
});

describe('a session', () => {
  test('is minted once more when it has expired, and not a third time', async () => {
    const opened = openSession();
    const request = opened.begin();
    await expect(request.getSessionToken()).resolves.toBe('token-1');
    await expect(request.getSessionToken()).resolves.toBe('token-2');
    await expect(request.getSessionToken()).rejects.toThrow('expired');
    expect(opened.status()).toBe('expired');
    expect(opened.transport.startConsent).toHaveBeenCalledTimes(2);
  });

  test('that the platform refuses has failed with its error', async () => {
    const opened = openSession();
    const refusal = new Error('no');
    opened.transport.startConsent.mockRejectedValueOnce(refusal);
    await expect(opened.begin().getSessionToken()).rejects.toBe(refusal);
    expect(opened.session.store.getState()).toEqual({ status: 'failed', error: refusal });
  });

  test('waits out a network that is gone', async () => {
    const opened = openSession();
    await opened.begin().getSessionToken();
    opened.transport.look.mockRejectedValueOnce(new NetworkError('GET /x', undefined));
    await opened.look();
    opened.list({ ids: ['new'], authError: undefined });
    await opened.look();
    await waitFor(() => expect(opened.status()).toBe('connected'));
  });

  test('that could not be opened is blocked, and asks for nothing more', () => {
    const opened = openSession();
    opened.begin().onEvent({ type: 'blocked' });
    expect(opened.status()).toBe('blocked');
    expect(opened.close).toHaveBeenCalledOnce();
  });

  test('that is cancelled is closed, and no later word counts', async () => {
    const opened = openSession();
    const request = opened.begin();
    opened.session.cancel();
    request.onEvent({ type: 'finished' });
    expect(opened.status()).toBe('idle');
    expect(opened.close).toHaveBeenCalledOnce();
    expect(request.signal.aborted).toBe(true);
    await waitFor(() => expect(opened.transport.look).toHaveBeenCalledOnce());
  });

  test('that is begun anew closes the one before', () => {
    const opened = openSession();
    const first = opened.begin();
    opened.begin();
    expect(first.signal.aborted).toBe(true);
    expect(opened.close).toHaveBeenCalledOnce();
    first.onEvent({ type: 'blocked' });
    expect(opened.status()).toBe('waiting');
  });
});
