export { createPairing } from './createPairing.ts';
export type {
  CreatePairingOptions,
  PairingActions,
  PairingController,
  PairingEvents,
  PairingState,
} from './createPairing.ts';
export { secondsLeft } from './pairingModel.ts';
export type { Pairing, PairingTimes, WaitingPairing } from './pairingModel.ts';
