import { createContext } from 'react';
import type { ConnectionRef } from '../../../query/index.ts';

/** Hears of each sync that was requested and accepted. */
export const SyncContext = createContext<(connection: ConnectionRef) => void>(() => undefined);
