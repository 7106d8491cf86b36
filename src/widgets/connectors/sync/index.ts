export { SyncStatus } from './SyncStatus.tsx';
export { SyncNow, SyncContext } from './SyncNow.tsx';
export { SyncStages } from './SyncStages.tsx';
