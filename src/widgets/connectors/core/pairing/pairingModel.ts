import { isBrainstemError, isPlatformError } from '../../../../client/errors/index.ts';
import type { PairingSession, PairingStatus } from '../../../../contract/index.ts';

/** The state of a pairing, as its person sees it. Times in milliseconds of the pairing's clock. */
export type Pairing =
  /** Nothing was asked for yet. */
  | { phase: 'idle' }
  | { phase: 'preparing' }
  /** `endsAt` is when the code is expected to change; undefined once the platform kept it longer. */
  | { phase: 'ready'; sessionId: string; code: string; endsAt: number | undefined }
  /** The code's time is over and the next has not come: `spent` must not be shown any more. */
  | { phase: 'refreshing'; sessionId: string; spent: string; since: number }
  /** Nobody scanned it, and no code comes any more. */
  | { phase: 'expired' }
  | { phase: 'connected'; sessionId: string; phoneNumber: string | undefined }
  | { phase: 'duplicate'; phoneNumber: string | undefined }
  | { phase: 'already-connected'; connectionId: string }
  /** `reason` is what was caught, or the platform's own words. */
  | { phase: 'failed'; reason: unknown }
  | { phase: 'finished'; connectionId: string };

export type PairingEvent =
  | { type: 'begin' }
  | { type: 'begun'; session: PairingSession }
  | { type: 'told'; status: PairingStatus }
  /** A request was refused, or got no answer. */
  | { type: 'refused'; error: unknown }
  | { type: 'tick' }
  | { type: 'finalized'; connectionId: string }
  | { type: 'cancel' };

/** The durations of a pairing, in milliseconds. */
export interface PairingTimes {
  /** For how long a code can be expected to be scannable. */
  codeLifetime: number;
  /** For how long a pairing without a code may still get one. */
  grace: number;
}

/** The state after an event at a time. An event that does not fit changes nothing. */
export function nextPairing(
  pairing: Pairing,
  event: PairingEvent,
  now: number,
  times: PairingTimes,
): Pairing {
  switch (event.type) {
    case 'begin':
      return { phase: 'preparing' };
    case 'cancel':
      return { phase: 'idle' };
    case 'begun':
      return pairing.phase === 'preparing' ? begun(event.session, now, times) : pairing;
    case 'told':
      return isWaiting(pairing) ? told(pairing, event.status, now, times) : pairing;
    case 'refused':
      return refused(pairing, event.error);
    case 'tick':
      return ticked(pairing, now);
    case 'finalized':
      return pairing.phase === 'connected'
        ? { phase: 'finished', connectionId: event.connectionId }
        : pairing;
  }
}

/** A pairing whose code can be scanned, or will be in a moment: it is to be polled. */
export type WaitingPairing = Extract<Pairing, { phase: 'ready' | 'refreshing' }>;

/** Returns whether a pairing is to be polled. */
export function isWaiting(pairing: Pairing): pairing is WaitingPairing {
  return pairing.phase === 'ready' || pairing.phase === 'refreshing';
}

/** Returns whether a retry may succeed: the network was down, or the platform was busy. */
export function isPassing(error: unknown): boolean {
  return isBrainstemError(error) && error.retryable;
}

/** Whole seconds until the code is expected to change; undefined where that is not known. */
export function secondsLeft(pairing: Pairing, now: number): number | undefined {
  if (pairing.phase !== 'ready' || pairing.endsAt === undefined) return undefined;
  return Math.max(0, Math.ceil((pairing.endsAt - now) / 1000));
}

function begun(session: PairingSession, now: number, times: PairingTimes): Pairing {
  if ('alreadyConnected' in session) {
    return { phase: 'already-connected', connectionId: session.connectionId };
  }
  const { pairingSessionId: sessionId, qrBase64: code } = session;
  return { phase: 'ready', sessionId, code, endsAt: now + times.codeLifetime };
}

function told(
  pairing: WaitingPairing,
  { status, qrBase64, phoneNumber, error }: PairingStatus,
  now: number,
  times: PairingTimes,
): Pairing {
  const { sessionId } = pairing;
  switch (status) {
    case 'connected':
      return { phase: 'connected', sessionId, phoneNumber: phoneNumber ?? undefined };
    case 'duplicate':
      return { phase: 'duplicate', phoneNumber: phoneNumber ?? undefined };
    case 'failed':
      return { phase: 'failed', reason: error ?? undefined };
    case 'pending':
      return qrBase64 === null || qrBase64 === undefined || qrBase64 === ''
        ? withoutCode(pairing, now, times)
        : withCode(pairing, qrBase64, now, times);
  }
}

/** A code that the platform sends again is still good, however long that lasts. */
function withCode(
  pairing: WaitingPairing,
  code: string,
  now: number,
  { codeLifetime }: PairingTimes,
): Pairing {
  const { sessionId } = pairing;
  if (code !== codeOf(pairing)) {
    return { phase: 'ready', sessionId, code, endsAt: now + codeLifetime };
  }
  if (pairing.phase === 'refreshing') return { phase: 'ready', sessionId, code, endsAt: undefined };
  return pairing;
}

function withoutCode(pairing: WaitingPairing, now: number, { grace }: PairingTimes): Pairing {
  const late = ticked(pairing, now);
  const isOver = late.phase === 'refreshing' && now - late.since >= grace;
  return isOver ? { phase: 'expired' } : late;
}

function ticked(pairing: Pairing, now: number): Pairing {
  if (pairing.phase !== 'ready' || pairing.endsAt === undefined) return pairing;
  if (now < pairing.endsAt) return pairing;
  const { sessionId, code } = pairing;
  return { phase: 'refreshing', sessionId, spent: code, since: now };
}

function refused(pairing: Pairing, error: unknown): Pairing {
  if (pairing.phase === 'preparing') return { phase: 'failed', reason: error };
  if (!isWaiting(pairing) || isPassing(error)) return pairing;
  // The platform no longer knows the pairing: it has been given up.
  if (isPlatformError(error) && error.status === 404) return { phase: 'expired' };
  return { phase: 'failed', reason: error };
}

function codeOf(pairing: WaitingPairing): string {
  return pairing.phase === 'ready' ? pairing.code : pairing.spent;
}
