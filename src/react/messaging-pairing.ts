export { MessagingPairing } from '../widgets/connectors/index.ts';
export type { MessagingPairingProps, MessagingSyncMode } from '../widgets/connectors/index.ts';
