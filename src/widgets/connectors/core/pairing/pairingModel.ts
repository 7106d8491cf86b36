import { hasStatus, isBrainstemError, isPlatformError } from '../../../../client/errors/index.ts';
import type { PairingSession, PairingStatus } from '../../../../contract/index.ts';

/** The state of a pairing. Times are in milliseconds of the pairing's clock. */
export type Pairing =
  /** Nothing was requested yet. */
  | { phase: 'idle' }
  | { phase: 'preparing' }
  /** `endsAt` is the code's expected expiry. Undefined once the platform has kept it longer. */
  | { phase: 'ready'; sessionId: string; code: string; endsAt: number | undefined }
  /** The code has expired and the next hasn't arrived. `spent` must no longer be shown. */
  | { phase: 'refreshing'; sessionId: string; spent: string; since: number }
  /** Nobody scanned it, and no further code is coming. */
  | { phase: 'expired' }
  | { phase: 'connected'; sessionId: string; phoneNumber: string | undefined }
  | { phase: 'duplicate'; phoneNumber: string | undefined }
  | { phase: 'already-connected'; connectionId: string }
  /** `reason` is the caught error or the platform's message. */
  | { phase: 'failed'; reason: unknown }
  | { phase: 'finished'; connectionId: string };

export type PairingEvent =
  | { type: 'begin' }
  | { type: 'begun'; session: PairingSession }
  | { type: 'told'; status: PairingStatus }
  /** A request was refused or got no response. */
  | { type: 'refused'; error: unknown }
  | { type: 'tick' }
  | { type: 'finalized'; connectionId: string }
  | { type: 'cancel' };

/** The durations of a pairing, in milliseconds. */
export interface PairingTimes {
  /** The expected lifetime of a code. */
  codeLifetime: number;
  /** The time for which a pairing without a code may still get one. */
  grace: number;
}

/** Returns the state after an event. Events that don't apply are ignored. */
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
      return refused(pairing, event.error, times);
    case 'tick':
      return ticked(pairing, now, times);
    case 'finalized':
      return pairing.phase === 'connected'
        ? { phase: 'finished', connectionId: event.connectionId }
        : pairing;
  }
}

/** A pairing that is polled, since its code can be scanned or will arrive shortly. */
export type WaitingPairing = Extract<Pairing, { phase: 'ready' | 'refreshing' }>;

export function isWaiting(pairing: Pairing): pairing is WaitingPairing {
  return pairing.phase === 'ready' || pairing.phase === 'refreshing';
}

/** Returns true for a transient error: the network was down or the platform was busy. */
export function isTransient(error: unknown): boolean {
  return isBrainstemError(error) && error.retryable;
}

/** Returns the whole seconds until the code's expected expiry, or undefined if unknown. */
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

/** Keeps a code that the platform sends again, which is valid however old it is. */
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

/** Keeps a code in its time. One without an end was valid for as long as it was sent. */
function withoutCode(pairing: WaitingPairing, now: number, times: PairingTimes): Pairing {
  const isEndless = pairing.phase === 'ready' && pairing.endsAt === undefined;
  const late = ticked(isEndless ? { ...pairing, endsAt: now } : pairing, now, times);
  const isOver = late.phase === 'refreshing' && Math.abs(now - late.since) >= times.grace;
  return isOver ? { phase: 'expired' } : late;
}

/** Ends a code in its time, or once more time than it ever had is left: the clock was set back. */
function ticked(pairing: Pairing, now: number, { codeLifetime }: PairingTimes): Pairing {
  if (pairing.phase !== 'ready' || pairing.endsAt === undefined) return pairing;
  const left = pairing.endsAt - now;
  if (left > 0 && left <= codeLifetime) return pairing;
  const { sessionId, code } = pairing;
  return { phase: 'refreshing', sessionId, spent: code, since: now };
}

function refused(pairing: Pairing, error: unknown, { grace }: PairingTimes): Pairing {
  if (pairing.phase === 'preparing') return { phase: 'failed', reason: error };
  if (!isWaiting(pairing)) return pairing;
  // The code would expire before the platform may be asked again.
  const isTooLong = isPlatformError(error) && (error.retryAfter ?? 0) > grace;
  if (isTransient(error) && !isTooLong) return pairing;
  // The platform no longer knows the pairing.
  if (hasStatus(error, 404)) return { phase: 'expired' };
  return { phase: 'failed', reason: error };
}

function codeOf(pairing: WaitingPairing): string {
  return pairing.phase === 'ready' ? pairing.code : pairing.spent;
}
