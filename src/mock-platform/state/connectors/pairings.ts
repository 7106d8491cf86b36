import type { PairingState } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import { HttpError } from '../../request/httpError.ts';
import { connectionsOf, textIn, type ConnectionsState } from './connections.ts';

/** A pending pairing of a phone. */
export interface Pairing {
  readonly id: string;
  readonly organisationId: string;
  readonly startedAt: number;
  state: PairingState;
  phoneNumber: string | undefined;
  error: string | undefined;
}

export type Pairings = Map<string, Pairing>;

export interface PairingsState extends ConnectionsState {
  readonly pairings: Pairings;
}

/** The provider config key of messaging connections. Undocumented. */
export const messagingKey = 'messaging-a';

/** The lifetime of a code in seconds. Undocumented. */
const codeLifetime = 20;

/** The lifetime of a pairing in seconds. Undocumented. */
const pairingLifetime = 180;

export function addPairing(world: PairingsState, organisationId: string, now: number): Pairing {
  const pairing: Pairing = {
    id: world.random.uuid(),
    organisationId,
    startedAt: now,
    state: 'pending',
    phoneNumber: undefined,
    error: undefined,
  };
  world.pairings.set(pairing.id, pairing);
  return pairing;
}

/** The context in which a pairing is looked up. */
interface PairingCall {
  readonly world: PairingsState;
  readonly caller: { readonly organisationId: string };
  readonly environment: { readonly clock: Clock };
}

/**
 * Returns a pairing of the caller's organisation in its current state.
 *
 * @throws HttpError 404 if it is unknown. Undocumented.
 */
export function requirePairing(id: string, { world, caller, environment }: PairingCall): Pairing {
  const pairing = world.pairings.get(id);
  if (pairing?.organisationId !== caller.organisationId) {
    throw new HttpError(404, 'Pairing session not found');
  }
  const age = environment.clock.now() - pairing.startedAt;
  if (pairing.state === 'pending' && age >= pairingLifetime * 1000) {
    pairing.state = 'failed';
    pairing.error = 'Nobody scanned the code in time';
  }
  return pairing;
}

/** Returns the current code of a pairing, which changes every twenty seconds. */
export function pairingCode({ id, startedAt }: Pairing, now: number): string {
  return `messaging-a:${id}:${Math.floor((now - startedAt) / (codeLifetime * 1000))}`;
}

/** A phone's scan of a code. */
export interface PhoneScan {
  /** @default '+49 30 5550117' */
  phoneNumber?: string;
  /** Fails the pairing with this message. */
  error?: string;
}

/**
 * Scans a code, as a phone does. A number that is already connected makes the pairing a duplicate.
 *
 * @returns True if the code is currently shown.
 */
export function scanCode(
  world: PairingsState,
  code: string,
  now: number,
  scan: PhoneScan = {},
): boolean {
  const pairing = [...world.pairings.values()].find((one) => pairingCode(one, now) === code);
  if (pairing?.state !== 'pending') return false;
  const { phoneNumber = '+49 30 5550117', error } = scan;
  pairing.phoneNumber = phoneNumber;
  pairing.error = error;
  const isKnown = connectionsOf(world, pairing.organisationId, messagingKey).some(
    ({ metadata }) => textIn(metadata, 'phoneNumber') === phoneNumber,
  );
  pairing.state = error !== undefined ? 'failed' : isKnown ? 'duplicate' : 'connected';
  return true;
}
