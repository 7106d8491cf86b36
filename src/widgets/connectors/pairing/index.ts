export { MessagingPairing } from './MessagingPairing.tsx';
export type { MessagingPairingProps } from './declaration.ts';
export type { MessagingSyncMode } from './FinishPairing.tsx';
