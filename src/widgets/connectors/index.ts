export { MessagingPairing } from './pairing/index.ts';
export type { MessagingPairingProps, MessagingSyncMode } from './pairing/index.ts';
export { DocumentUpload } from './upload/index.ts';
export type { DocumentUploadProps } from './upload/index.ts';
