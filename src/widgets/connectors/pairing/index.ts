export { MessagingPairing } from './MessagingPairing.tsx';
export type { MessagingPairingProps } from './MessagingPairing.tsx';
export type { MessagingSyncMode } from './FinishPairing.tsx';
