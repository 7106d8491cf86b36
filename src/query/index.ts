export {
  joinById,
  leftOutOf,
  perUser,
  setUnreadableCount,
  withUnreadableCount,
} from '../client/index.ts';
export * from './allConnections.ts';
export * from './brain.ts';
export * from './chat/index.ts';
export * from './connectors.ts';
export * from './connections/credentialConnectors.ts';
export * from './delegation.ts';
export * from './connections/documents.ts';
export * from './connections/fileConnectors.ts';
export * from './evidence/index.ts';
export * from './findings.ts';
export * from './forms.ts';
export * from './connections/mailA.ts';
export * from './connections/messagingA.ts';
export * from './onboarding.ts';
export * from './ontologies.ts';
export * from './tasks.ts';
