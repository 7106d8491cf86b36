import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../../test/propertyRuns.ts';
import { NetworkError, PlatformError } from '../../../../client/errors/index.ts';
import { createTestEnvironment } from '../../../../environment/testing/createTestEnvironment.ts';
import { createTestTabs } from '../../../../environment/testing/createTestTabs.ts';
import { createConnectSession } from './createConnectSession.ts';
import type { ConnectRequest } from './openConnect.ts';

const integration = 'alpha-drive-files';

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('begin', 'begin blocked', 'renew') },
  { weight: 4, arbitrary: fc.constantFrom('ask for a token', 'finish', 'cancel') },
  { weight: 6, arbitrary: fc.constantFrom('finished', 'closed', 'failed', 'blocked') },
  { weight: 4, arbitrary: fc.constantFrom('list one more', 'list one less', 'break', 'renewed') },
  { weight: 3, arbitrary: fc.constantFrom('lose the network', 'refuse', 'refuse a session') },
  { weight: 8, arbitrary: fc.constantFrom('wait', 'come back', 'hide', 'show') },
  { weight: 2, arbitrary: fc.constantFrom('begin elsewhere', 'take elsewhere', 'remount') },
);

/** A session over lists that the test writes, whose every answer takes a turn of the event loop. */
function openModel() {
  const tabs = createTestTabs();
  const environment = createTestEnvironment();
  const platform: { ids: string[]; authError: boolean; failure?: Error | undefined } = {
    ids: ['old'],
    authError: false,
  };
  const answer = async <T,>(read: () => T): Promise<T> => {
    await new Promise((resolve) => setTimeout(resolve));
    const { failure } = platform;
    platform.failure = undefined;
    if (failure !== undefined) throw failure;
    return read();
  };
  const session = createConnectSession({
    transport: {
      look: () => answer(() => ({ ids: [...platform.ids], authError: platform.authError })),
      startConsent: () => answer(() => ({ sessionToken: 'token' })),
    },
    environment: { ...environment, tabs },
  });
  const requests: { request: ConnectRequest; closed: number; connected: number }[] = [];
  const connected: string[] = [];
  session.on('connect', ({ connectionId }) => {
    connected.push(connectionId);
    const last = requests.at(-1);
    if (last !== undefined) last.connected += 1;
  });
  return { environment, tabs, platform, session, requests, connected };
}

test('whatever happens, one consent is open at a time, ends whole, and only the list says connected', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      const { environment, tabs, platform, session, requests, connected } = openModel();
      const { actions, store } = session;
      const atRest = environment.listeners;
      let unmount = session.mount();
      let made = 0;
      const taken = new Set<string>();
      const rival = tabs.join('brainstem-connect', () => undefined);
      const settle = async (): Promise<void> => {
        for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve));
      };
      const begin = (connectionId?: string, isBlocked = false): void =>
        actions.begin({ connectorId: 'drive-a', integration, connectionId }, (request) => {
          const own = { request, closed: 0, connected: 0 };
          requests.push(own);
          if (isBlocked) request.onEvent({ type: 'blocked' });
          return { close: () => void (own.closed += 1) };
        });
      for (const act of steps) {
        const last = requests.at(-1)?.request;
        const { status } = store.getState().consent;
        if (act === 'begin' || act === 'begin blocked') begin(undefined, act === 'begin blocked');
        if (act === 'renew') begin('old');
        if (act === 'ask for a token') void last?.getSessionToken().catch(() => undefined);
        if (act === 'finish' || act === 'cancel') actions[act]();
        if (act === 'finished' || act === 'closed' || act === 'failed' || act === 'blocked') {
          // Any opener may still speak, also one whose consent is over.
          for (const { request } of requests) request.onEvent({ type: act });
        }
        if (act === 'list one more') platform.ids.push(`new-${(made += 1)}`);
        if (act === 'list one less') platform.ids.shift();
        if (act === 'break' || act === 'renewed') platform.authError = act === 'break';
        if (act === 'lose the network')
          platform.failure = new NetworkError('GET /connections', undefined);
        if (act === 'refuse' || act === 'refuse a session') {
          platform.failure = new PlatformError({
            status: 403,
            platformMessage: undefined,
            route: 'GET /connections',
          });
        }
        if (act === 'wait') environment.advance(2_000);
        if (act === 'come back') environment.comeBack('focus');
        if (act === 'hide' || act === 'show') environment.setVisible(act === 'show');
        if (act === 'begin elsewhere') rival.post({ integration });
        if (act === 'take elsewhere') {
          const id = platform.ids.at(-1) ?? '';
          // One that was shown as connected here is not taken by another tab.
          if (!connected.includes(id) && id !== 'old') {
            taken.add(id);
            rival.post({ integration, taken: id });
          }
        }
        if (act === 'remount') {
          unmount();
          unmount = session.mount();
        }
        const isEnding = ['cancel', 'remount'].includes(act);
        if (isEnding) expect(store.getState().consent.status).toBe('idle');
        await settle();
        if (isEnding) expect(store.getState().consent.status).toBe('idle');
        const now = store.getState().consent.status;
        // A consent that is over stays so until the person begins another one.
        if (['idle', 'blocked', 'expired', 'failed', 'connected'].includes(status)) {
          if (!act.startsWith('begin') && act !== 'renew' && !isEnding) expect(now).toBe(status);
        }
        const open = requests.filter(({ request }) => !request.signal.aborted);
        expect(open.length).toBeLessThanOrEqual(1);
        const isOver = ['idle', 'blocked', 'expired', 'failed', 'connected'].includes(now);
        expect(open.length).toBe(isOver ? 0 : 1);
        for (const { request, closed, connected: times } of requests) {
          expect(closed).toBe(request.signal.aborted ? 1 : 0);
          expect(times).toBeLessThanOrEqual(1);
        }
        if (isOver) expect([environment.timers, environment.listeners]).toEqual([0, atRest]);
      }
      for (const id of connected) expect(id === 'old' || id.startsWith('new-')).toBe(true);
      expect(connected.filter((id) => taken.has(id))).toEqual([]);
      expect(new Set(connected.filter((id) => id !== 'old')).size).toBe(
        connected.filter((id) => id !== 'old').length,
      );
      unmount();
      await settle();
      expect([environment.timers, environment.listeners]).toEqual([0, atRest]);
    }),
    { numRuns: propertyRuns(1_000, 80) },
  );
});
