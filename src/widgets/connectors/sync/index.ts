export { isPartlySynced, SyncBadge } from './SyncBadge.tsx';
export { SyncNow } from './SyncNow.tsx';
export { SyncStages } from './SyncStages.tsx';
export { SyncContext } from './SyncContext.ts';
