import { createContext } from 'react';
import type { ConnectionRef } from '../../../query/index.ts';

/** Called with each accepted sync request. */
export const SyncContext = createContext<(connection: ConnectionRef) => void>(() => undefined);
