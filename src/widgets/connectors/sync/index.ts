export { SyncStatus } from './SyncStatus.tsx';
export { SyncNow } from './SyncNow.tsx';
export { SyncStages } from './SyncStages.tsx';
export { SyncContext } from './SyncContext.ts';
