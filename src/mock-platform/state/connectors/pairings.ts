import type { ConnectionsState } from './connections.ts';
import type { PairingState } from '../../../contract/index.ts';
import { Refusal } from '../../request/refusal.ts';
import { connectionsOf, textIn, type StoredConnection } from './connections.ts';

/** A phone that is about to be paired. */
export interface Pairing {
  readonly id: string;
  readonly organisationId: string;
  readonly startedAt: number;
  state: PairingState;
  phoneNumber: string | undefined;
  error: string | undefined;
}

/** The pairings of the world by id. */
export type Pairings = Map<string, Pairing>;

/** The pairings with phones, and the connections that they make. */
export interface PairingsState extends ConnectionsState {
  readonly pairings: Pairings;
}

/** The key of messaging connections. Undocumented. */
export const messagingKey = 'messaging-a';

/** Seconds for which one code can be scanned. Undocumented. */
const codeLifetime = 20;

/** Seconds after which nobody will scan any more. Undocumented. */
const pairingLifetime = 180;

/** Begins a pairing. */
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

/**
 * Returns a pairing of an organisation, in its current state.
 *
 * @throws Refusal 404 when it is unknown. Undocumented.
 */
export function requirePairing(
  world: PairingsState,
  organisationId: string,
  id: string,
  now: number,
): Pairing {
  const pairing = world.pairings.get(id);
  if (pairing?.organisationId !== organisationId) {
    throw new Refusal(404, 'Pairing session not found');
  }
  if (pairing.state === 'pending' && now - pairing.startedAt >= pairingLifetime * 1000) {
    pairing.state = 'failed';
    pairing.error = 'Nobody scanned the code in time';
  }
  return pairing;
}

/** Returns the current code of a pairing; it changes every twenty seconds. */
export function pairingCode({ id, startedAt }: Pairing, now: number): string {
  return `messaging-a:${id}:${Math.floor((now - startedAt) / (codeLifetime * 1000))}`;
}

/** A phone's scan of a code. */
export interface PhoneScan {
  /** @default '+49 30 5550117' */
  phoneNumber?: string;
  /** Makes the pairing fail, with this message. */
  error?: string;
}

/**
 * Scans a code, as a phone does. A number that is connected already makes the pairing a duplicate.
 *
 * @returns True if the code is one that is shown now.
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
  const isKnown = messagingConnections(world, pairing.organisationId).some(
    ({ metadata }) => textIn(metadata, 'phoneNumber') === phoneNumber,
  );
  pairing.state = error !== undefined ? 'failed' : isKnown ? 'duplicate' : 'connected';
  return true;
}

/** The messaging connections of an organisation. */
export function messagingConnections(
  world: PairingsState,
  organisationId: string,
): StoredConnection[] {
  return connectionsOf(world, organisationId, messagingKey);
}
