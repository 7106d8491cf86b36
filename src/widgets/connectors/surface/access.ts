import { createContext, useContext } from 'react';
import {
  createConnectSession,
  enqueueSync,
  saveConnectionMetadata,
} from '../../../contract/index.ts';
import { useMissingScope } from '../../../provider/index.ts';

/** Carries whether there is a connectors widget around. */
export const InsideContext = createContext(false);

/** The rights on connections, as far as they are known. */
export interface ConnectorAccess {
  canWrite: boolean;
  canSync: boolean;
  /** The scope that is missing to change them, or else to sync them. */
  missingScope: string | undefined;
}

/** Tells whether things may be changed and synced. */
export function useConnectorAccess(): ConnectorAccess {
  const toWrite = useMissingScope(saveConnectionMetadata, createConnectSession);
  const toSync = useMissingScope(enqueueSync);
  return {
    canWrite: toWrite === undefined,
    canSync: toSync === undefined,
    missingScope: toWrite ?? toSync,
  };
}

/** Returns whether a widget is on a page of another one, which shows the notices for both. */
export function useIsInside(): boolean {
  return useContext(InsideContext);
}
