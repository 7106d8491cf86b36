import { describe, expect, test } from 'vitest';
import { openPairing } from './testing/openPairing.ts';
import { readCode } from './testing/readCode.ts';

type Opened = ReturnType<typeof openPairing>;

async function begun(): Promise<Opened> {
  const opened = openPairing();
  opened.begin();
  await opened.settle();
  return opened;
}

async function scan(opened: Opened, how?: { phoneNumber?: string; error?: string }): Promise<void> {
  const pairing = opened.pairing();
  if (pairing.phase !== 'ready') throw new Error('expected a code');
  opened.platform.scanPairing((await readCode(pairing.code)) ?? '', how);
}

const asks = ({ asked }: Opened, name: string) => asked.filter((one) => one === name).length;

describe('a code', () => {
  test('is asked for, looked at every two seconds, and scanned after two others', async () => {
    const opened = await begun();
    const codes = new Set<string>();
    for (let part = 0; part < 3; part += 1) {
      const pairing = opened.pairing();
      if (pairing.phase === 'ready') codes.add(pairing.code);
      await opened.pass(part === 2 ? 0 : 20);
    }
    expect(codes.size).toBe(3);
    expect(asks(opened, 'status')).toBeGreaterThanOrEqual(20);
    await scan(opened, { phoneNumber: '+31 6 5550123' });
    await opened.pass(2);
    expect(opened.pairing()).toMatchObject({ phase: 'connected', phoneNumber: '+31 6 5550123' });
  });

  test('that nobody scans ends with the platform’s reason, and a new one can be asked for', async () => {
    const opened = await begun();
    await opened.pass(182);
    expect(opened.pairing()).toEqual({
      phase: 'failed',
      reason: 'Nobody scanned the code in time',
    });
    const looks = asks(opened, 'status');
    await opened.pass(30);
    expect(asks(opened, 'status')).toBe(looks);
    expect(opened.timers()).toBe(0);
    opened.begin();
    await opened.settle();
    expect(opened.pairing().phase).toBe('ready');
  });

  test('that the phone refuses ends with its reason', async () => {
    const opened = await begun();
    await scan(opened, { error: 'The phone has four devices already' });
    await opened.pass(2);
    expect(opened.pairing()).toMatchObject({ reason: 'The phone has four devices already' });
  });
});

describe('a line that fails', () => {
  test('is told and tried again, and what was shown stays', async () => {
    const opened = await begun();
    opened.platform.faults.add({ route: 'getPairingStatus', status: 503, times: 2 });
    await opened.pass(2);
    expect(opened.state()).toMatchObject({
      pollError: { status: 503 },
      pairing: { phase: 'ready' },
    });
    await opened.pass(4);
    expect(opened.state().pollError).toBeUndefined();
    await scan(opened);
    await opened.pass(2);
    expect(opened.pairing().phase).toBe('connected');
  });

  test('is not tried again before the platform wants it', async () => {
    const opened = await begun();
    const fault = { route: 'getPairingStatus', status: 429, retryAfter: 15, times: 1 };
    opened.platform.faults.add(fault);
    await opened.pass(14);
    expect(asks(opened, 'status')).toBe(1);
    await opened.pass(4);
    expect(asks(opened, 'status')).toBeGreaterThan(1);
    expect(opened.state().pollError).toBeUndefined();
  });
});

describe('a tab that is hidden', () => {
  test('looks at nothing, and first of all when it is back', async () => {
    const opened = await begun();
    opened.mount();
    await opened.pass(4);
    await opened.show(false);
    const looks = asks(opened, 'status');
    await scan(opened);
    await opened.pass(15);
    expect(asks(opened, 'status')).toBe(looks);
    expect(opened.timers()).toBe(0);
    await opened.show(true);
    expect(asks(opened, 'status')).toBe(looks + 1);
    expect(opened.pairing().phase).toBe('connected');
  });

  test('does not come back with a code whose time is over', async () => {
    const opened = await begun();
    opened.mount();
    const before = opened.pairing();
    await opened.show(false);
    await opened.pass(45);
    const seen: string[] = [];
    opened.store.subscribe(({ pairing }) => {
      if (pairing.phase === 'ready') seen.push(pairing.code);
    });
    await opened.show(true);
    expect(seen).toHaveLength(1);
    expect(before.phase === 'ready' && seen.includes(before.code)).toBe(false);
  });
});

describe('leaving', () => {
  test('gives the pairing up and stops everything', async () => {
    const opened = openPairing();
    const leave = opened.mount();
    opened.begin();
    await opened.settle();
    const pairing = opened.pairing();
    leave();
    await opened.settle();
    expect(opened.asked).toEqual(['begin', 'abandon']);
    expect(opened.timers()).toBe(0);
    expect(opened.environment.listeners).toBe(0);
    expect(opened.pairing()).toEqual({ phase: 'idle' });
    if (pairing.phase !== 'ready') throw new Error('expected a code');
    await expect(scanned(opened, pairing.code)).rejects.toThrow('no pending pairing');
  });

  test('before the code has come gives up what comes', async () => {
    const opened = openPairing();
    opened.begin();
    opened.cancel();
    await opened.settle();
    expect(opened.asked).toEqual(['begin', 'abandon']);
    expect(opened.pairing()).toEqual({ phase: 'idle' });
  });

  test('while it is being finished lets it finish', async () => {
    const opened = await begun();
    const leave = opened.mount();
    await scan(opened);
    await opened.pass(2);
    void opened.finalize({ connectionName: 'Drivers', selectedGroups: [] });
    leave();
    await opened.settle();
    expect(asks(opened, 'abandon')).toBe(0);
    opened.begin();
    await opened.settle();
    expect(opened.pairing().phase).toBe('already-connected');
  });
});

describe('finishing', () => {
  test('makes the connection once, however often it is asked for', async () => {
    const opened = await begun();
    await scan(opened);
    await opened.pass(2);
    const body = { connectionName: 'Drivers', selectedGroups: ['g-1041'], syncMode: 'live' };
    await Promise.all([opened.finalize(body), opened.finalize(body)]);
    expect(asks(opened, 'finalize')).toBe(1);
    expect(opened.pairing().phase).toBe('finished');
  });

  test('that fails can be tried again', async () => {
    const opened = await begun();
    await scan(opened);
    await opened.pass(2);
    opened.platform.faults.add({ route: 'finalizePairing', status: 500, times: 1 });
    await opened.finalize({ connectionName: 'Drivers', selectedGroups: [] });
    expect(opened.state()).toMatchObject({
      finalizing: { status: 'failed' },
      pairing: { phase: 'connected' },
    });
    await opened.finalize({ connectionName: 'Drivers', selectedGroups: [] });
    expect(opened.pairing().phase).toBe('finished');
  });
});

async function scanned(opened: Opened, code: string): Promise<void> {
  opened.platform.scanPairing((await readCode(code)) ?? '');
}
