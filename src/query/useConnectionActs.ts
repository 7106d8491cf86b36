import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { EnqueuedSync } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { connectionKeys, connectionsQuery, type ConnectionRef } from './connectionQueries.ts';

/**
 * Writes some fields of a connection's metadata: `POST /connect/integrations/connection-metadata`.
 * Fields that are not named stay; a list is replaced whole.
 */
export function useSaveMetadata(
  ref: ConnectionRef,
): UseMutationResult<unknown, Error, Record<string, unknown>> {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (metadata: Record<string, unknown>) =>
      api.saveConnectionMetadata(client, { ...ref, metadata }),
    gcTime: 0,
    onSettled: () => queries.invalidateQueries({ queryKey: connectionKeys.all(client) }),
  });
}

/** Queues a sync of a connection: `POST /sync/enqueue`. */
export function useEnqueueSync({
  connectionId,
  providerConfigKey,
}: ConnectionRef): UseMutationResult<EnqueuedSync, Error, undefined> {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.enqueueSync(client, { connectionId, providerKey: providerConfigKey }),
    gcTime: 0,
    onSettled: () => queries.invalidateQueries({ queryKey: connectionKeys.all(client) }),
  });
}

/**
 * Disconnects: `DELETE /connect/integrations/connection/{connectionId}`. The public path currently
 * answers 502; a connection that has left the list all the same counts as disconnected.
 */
export function useDisconnect(ref: ConnectionRef): UseMutationResult<void, Error, undefined> {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  const list = connectionsQuery(client, ref.providerConfigKey);
  return useMutation({
    mutationFn: async () => {
      try {
        await api.disconnect(client, ref);
      } catch (error) {
        const now = await queries.query({ ...list, staleTime: 0 }).catch(() => undefined);
        const isGone = now?.connections.every((one) => one.connection_id !== ref.connectionId);
        if (isGone !== true) throw error;
      }
    },
    gcTime: 0,
    onSuccess: () => {
      queries.setQueryData(list.queryKey, (data) =>
        data === undefined
          ? data
          : {
              ...data,
              connections: data.connections.filter(
                ({ connection_id }) => connection_id !== ref.connectionId,
              ),
            },
      );
      queries.removeQueries({ queryKey: connectionKeys.one(client, ref) });
      void queries.invalidateQueries({ queryKey: list.queryKey });
    },
  });
}
