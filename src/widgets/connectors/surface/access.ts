import { createContext, useContext } from 'react';
import {
  createConnectSession,
  enqueueSync,
  saveConnectionMetadata,
} from '../../../contract/index.ts';
import { useIsAllowed, useMissingScope } from '../../../provider/index.ts';

export const EmbeddedContext = createContext(false);

/**
 * Returns the rights to change and to sync connections.
 *
 * @param connectorId - The catalog id of a source to connect. Without it, the rights are those on
 *   existing connections, which stay usable whatever the backend allows.
 */
export function useConnectorAccess(connectorId?: string) {
  const isAllowed = useIsAllowed();
  const toWrite = useMissingScope(saveConnectionMetadata, createConnectSession);
  const toSync = useMissingScope(enqueueSync);
  return {
    /** False without the scope, or for a source that the host's backend doesn't allow. */
    canWrite: toWrite === undefined && (connectorId === undefined || isAllowed(connectorId)),
    canSync: toSync === undefined,
    /** The missing scope to change connections, or else to sync them. */
    missingScope: toWrite ?? toSync,
  };
}

/** Returns true inside another widget's page, which shows the notices for both. */
export function useIsEmbedded(): boolean {
  return useContext(EmbeddedContext);
}
