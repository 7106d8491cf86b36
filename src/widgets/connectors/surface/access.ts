import { createContext, useContext } from 'react';
import {
  createConnectSession,
  enqueueSync,
  saveConnectionMetadata,
} from '../../../contract/index.ts';
import { useIsAllowed, useMissingScope } from '../../../provider/index.ts';

/** Carries whether there is a connectors widget around. */
export const InsideContext = createContext(false);

/** The rights on connections, as far as they are known. */
export interface ConnectorAccess {
  /** False without the scope, and for a source that the host's backend doesn't allow. */
  canWrite: boolean;
  canSync: boolean;
  /** The scope that is missing to change them, or else to sync them. */
  missingScope: string | undefined;
}

/**
 * Tells whether things may be changed and synced.
 *
 * @param connectorId - Catalog id of a source that is about to be connected. Without it, the answer
 * is about what is connected already, which stays usable whatever the backend allows.
 */
export function useConnectorAccess(connectorId?: string): ConnectorAccess {
  const isAllowed = useIsAllowed();
  const toWrite = useMissingScope(saveConnectionMetadata, createConnectSession);
  const toSync = useMissingScope(enqueueSync);
  return {
    canWrite: toWrite === undefined && (connectorId === undefined || isAllowed(connectorId)),
    canSync: toSync === undefined,
    missingScope: toWrite ?? toSync,
  };
}

/** Returns whether a widget is on a page of another one, which shows the notices for both. */
export function useIsInside(): boolean {
  return useContext(InsideContext);
}
