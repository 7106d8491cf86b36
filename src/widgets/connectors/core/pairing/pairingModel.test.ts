import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NetworkError, PlatformError } from '../../../../client/errors/index.ts';
import { nextPairing, secondsLeft, type Pairing, type PairingEvent } from './pairingModel.ts';
import { propertyRuns } from '../../../../../test/propertyRuns.ts';

const times = { codeLifetime: 20_000, grace: 30_000 };

const refusal = (status: number, retryAfter?: number) =>
  new PlatformError({
    status,
    platformMessage: undefined,
    route: 'GET /x',
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });

/** Goes through events, each some milliseconds after the one before. */
function after(...events: readonly (readonly [wait: number, event: PairingEvent])[]): Pairing {
  let now = 0;
  let pairing: Pairing = { phase: 'idle' };
  for (const [wait, event] of events) {
    now += wait;
    pairing = nextPairing(pairing, event, now, times);
  }
  return pairing;
}

const begin = [0, { type: 'begin' }] as const;
const begun = [0, { type: 'begun', session: { pairingSessionId: 'p', qrBase64: 'one' } }] as const;
const pending = (wait: number, qrBase64?: string) =>
  [wait, { type: 'told', status: { status: 'pending', qrBase64 } }] as const;
const tick = (wait: number) => [wait, { type: 'tick' }] as const;
const refused = (error: unknown) => [0, { type: 'refused', error }] as const;

describe('a code', () => {
  test('counts down from when it was first seen', () => {
    const pairing = after(begin, begun, pending(5_000, 'one'));
    expect(pairing).toEqual({ phase: 'ready', sessionId: 'p', code: 'one', endsAt: 20_000 });
    expect(secondsLeft(pairing, 5_100)).toBe(15);
  });

  test('disappears when it has expired, until the next one arrives', () => {
    expect(after(begin, begun, tick(20_000))).toMatchObject({ phase: 'refreshing', spent: 'one' });
    expect(after(begin, begun, tick(20_000), pending(300, 'two'))).toMatchObject({
      phase: 'ready',
      code: 'two',
      endsAt: 40_300,
    });
  });

  test('that the platform stands by is shown on, with nothing to count', () => {
    const pairing = after(begin, begun, tick(20_000), pending(300, 'one'));
    expect(pairing).toMatchObject({ phase: 'ready', code: 'one', endsAt: undefined });
    expect(secondsLeft(pairing, 90_000)).toBeUndefined();
  });

  test('that the platform stood by and no longer sends is shown no longer', () => {
    const stoodBy = [begin, begun, tick(20_000), pending(300, 'one'), pending(2_000)] as const;
    expect(after(...stoodBy)).toMatchObject({ phase: 'refreshing', spent: 'one', since: 22_300 });
    expect(after(...stoodBy, pending(30_000)).phase).toBe('expired');
  });

  test('is over once the clock was set back, after which nobody knows its age', () => {
    const setBack = [begin, begun, tick(-3_600_000)] as const;
    expect(after(...setBack)).toMatchObject({ phase: 'refreshing', spent: 'one' });
    expect(after(...setBack, pending(0, 'one'))).toMatchObject({ phase: 'ready', code: 'one' });
    const late = [begin, begun, tick(20_000), pending(-3_600_000)] as const;
    expect(after(...late).phase).toBe('expired');
  });

  test('that no other follows expires after the grace', () => {
    const waiting = [begin, begun, pending(20_000), pending(29_999)] as const;
    expect(after(...waiting).phase).toBe('refreshing');
    expect(after(...waiting, pending(1)).phase).toBe('expired');
  });
});

describe('an end', () => {
  test.each([
    [
      { status: 'connected', phoneNumber: '+49 1' },
      { phase: 'connected', phoneNumber: '+49 1' },
    ],
    [
      { status: 'duplicate', phoneNumber: '+49 1' },
      { phase: 'duplicate', phoneNumber: '+49 1' },
    ],
    [
      { status: 'failed', error: 'Phone refused' },
      { phase: 'failed', reason: 'Phone refused' },
    ],
  ] as const)('%o', (status, expected) => {
    expect(after(begin, begun, [1, { type: 'told', status }])).toMatchObject(expected);
  });

  test('a phone that is connected already', () => {
    const session = { alreadyConnected: true as const, connectionId: 'c' };
    expect(after(begin, [0, { type: 'begun', session }])).toEqual({
      phase: 'already-connected',
      connectionId: 'c',
    });
  });

  test('a pairing that the platform no longer knows has expired; another refusal is told', () => {
    expect(after(begin, begun, refused(refusal(404))).phase).toBe('expired');
    expect(after(begin, begun, refused(refusal(403)))).toMatchObject({
      phase: 'failed',
      reason: { status: 403 },
    });
  });

  test('is a refusal for longer than a pairing waits for a code', () => {
    expect(after(begin, begun, refused(refusal(429, 86_400_000)))).toMatchObject({
      phase: 'failed',
      reason: { retryAfter: 86_400_000 },
    });
  });

  test.each([
    new NetworkError('GET /x', undefined),
    refusal(503),
    refusal(429),
    refusal(429, 30_000),
  ])('is not %o', (error) => {
    expect(after(begin, begun, refused(error))).toEqual(after(begin, begun));
  });

  test('is a code that could not be had at all', () => {
    expect(after(begin, refused(refusal(503))).phase).toBe('failed');
  });
});

const code = fc.constantFrom('one', 'two', 'three', '', undefined);
const event: fc.Arbitrary<PairingEvent> = fc.oneof(
  fc.constant<PairingEvent>({ type: 'begin' }),
  fc.constant<PairingEvent>({ type: 'cancel' }),
  fc.constant<PairingEvent>({ type: 'tick' }),
  fc.constant<PairingEvent>({ type: 'finalized', connectionId: 'c' }),
  fc.constant<PairingEvent>({
    type: 'begun',
    session: { pairingSessionId: 'p', qrBase64: 'zero' },
  }),
  fc.record({
    type: fc.constant('told' as const),
    status: fc.record({
      status: fc.constantFrom('pending' as const, 'connected' as const, 'failed' as const),
      qrBase64: code,
    }),
  }),
  fc.record({
    type: fc.constant('refused' as const),
    error: fc.constantFrom(refusal(404), refusal(403), refusal(500), new Error('odd')),
  }),
);
const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 25_000 }), event), { maxLength: 40 });

test('whatever happens: a code is shown only in its time, and an end stays until somebody acts', () => {
  fc.assert(
    fc.property(steps, (list) => {
      let now = 0;
      let last: string | undefined;
      let pairing: Pairing = { phase: 'idle' };
      for (const [wait, one] of list) {
        now += wait;
        const before = pairing;
        pairing = nextPairing(before, one, now, times);
        const wasWaiting = before.phase === 'ready' || before.phase === 'refreshing';
        if (one.type === 'begun' && before.phase === 'preparing') last = 'zero';
        if (one.type === 'told' && wasWaiting) last = one.status.qrBase64 || last;

        if (pairing.phase === 'ready') expect(pairing.code).toBe(last);
        else expect(pairing).not.toHaveProperty('code');
        if (one.type === 'tick' && pairing.phase === 'ready' && pairing.endsAt !== undefined) {
          expect(pairing.endsAt).toBeGreaterThan(now);
        }
        const isEnd = !wasWaiting && !['preparing', 'connected'].includes(before.phase);
        if (isEnd && one.type !== 'begin' && one.type !== 'cancel') expect(pairing).toBe(before);
      }
    }),
    { numRuns: propertyRuns(1_000) },
  );
});
