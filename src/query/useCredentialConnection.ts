import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as api from '../api/index.ts';
import type { ConnectSessionBody, EnqueuedSync } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import {
  credentialConnectionKeys,
  type CredentialConnectionRef,
} from './credentialConnectionQueries.ts';

/** What can be done with a connection by credentials. */
export interface CredentialConnection {
  /** Stores credentials and makes a connection. Not sent again by itself. */
  connect: (
    body: ConnectSessionBody & { providerConfigKey: string },
    signal: AbortSignal,
  ) => Promise<{ connectionId: string }>;
  /** Writes metadata and leaves the credentials as they are. */
  saveMetadata: (
    ref: CredentialConnectionRef,
    metadata: Record<string, unknown>,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Queues a sync. */
  enqueue: (ref: CredentialConnectionRef) => Promise<EnqueuedSync>;
}

/**
 * Connects with stored credentials: `POST /connect/integrations/connect-session`,
 * `POST /connect/integrations/connection-metadata` and `POST /sync/enqueue`.
 *
 * These are plain functions and no mutations: a mutation would keep the credentials as its variables
 * in the query client's cache, where devtools and persisters find them.
 */
export function useCredentialConnection(): CredentialConnection {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  return useMemo(() => {
    const refresh = () =>
      queries.invalidateQueries({ queryKey: credentialConnectionKeys.all(client) });
    return {
      async connect(body, signal) {
        const { connectionId } = await api.connectWithCredentials(client, body, { signal });
        void refresh();
        return { connectionId };
      },
      async saveMetadata(ref, metadata, signal) {
        await api.saveConnectionMetadata(client, { ...ref, metadata }, { signal });
        void refresh();
      },
      async enqueue({ connectionId, providerConfigKey }) {
        const queued = await api.enqueueSync(client, {
          connectionId,
          providerKey: providerConfigKey,
        });
        void refresh();
        return queued;
      },
    };
  }, [client, queries]);
}
