export { MessagingPairing } from './pairing/index.ts';
export type { MessagingPairingProps, MessagingSyncMode } from './pairing/index.ts';
