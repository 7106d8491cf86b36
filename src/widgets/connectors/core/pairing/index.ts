export * from './createPairing.ts';
export { secondsLeft } from './pairingModel.ts';
export type { Pairing, PairingTimes, WaitingPairing } from './pairingModel.ts';
