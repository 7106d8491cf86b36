import { MutationObserver, type QueryClient } from '@tanstack/query-core';
import * as api from '../api/index.ts';
import type { ConnectionRef, ListedConnections } from '../api/index.ts';
import type { BrainstemClient } from '../client/index.ts';
import {
  readPart,
  selectedFile,
  selectedSheet,
  type Connection,
  type ConnectionMetadata,
  type EnqueuedSync,
  type SelectedFile,
  type SelectedSheet,
} from '../contract/index.ts';
import { minute, mutationOptions, platformKey, pollWhile, queryOptions } from './options.ts';

export type { ConnectionRef, ListedConnections };

/** Keys of the connections' server state, for reading and invalidating. */
export const connectionKeys = {
  all: (client: BrainstemClient) => platformKey(client, 'connections'),
  list: (client: BrainstemClient, providerConfigKey: string) =>
    platformKey(client, 'connections', 'list', providerConfigKey),
  /** The key of everything read about one connection except its content. */
  connection: (client: BrainstemClient, connectionId: string) =>
    platformKey(client, 'connections', 'connection', connectionId),
  metadata: (client: BrainstemClient, connectionId: string) =>
    platformKey(client, 'connections', 'connection', connectionId, 'metadata'),
  /**
   * Returns the key of a connection's content: files, tabs, folders. Separate from `all`: no write
   * changes it, and none must refetch thirty pages of files.
   */
  content: (client: BrainstemClient, connectionId: string) =>
    platformKey(client, 'connection-content', connectionId),
};

/**
 * Invalidates a connection and the list that contains it.
 *
 * @param changed - The changed connection. Without a `connectionId`, only the list; without the
 * argument, every list and connection.
 */
export async function invalidateConnections(
  client: BrainstemClient,
  queryClient: QueryClient,
  changed?: { providerConfigKey: string; connectionId?: string },
): Promise<void> {
  if (changed === undefined) {
    await queryClient.invalidateQueries({ queryKey: connectionKeys.all(client) });
    return;
  }
  const { providerConfigKey, connectionId } = changed;
  const keys = [
    connectionKeys.list(client, providerConfigKey),
    ...(connectionId === undefined ? [] : [connectionKeys.connection(client, connectionId)]),
  ];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Binds {@link invalidateConnections} to a client and its cache. */
export function createRefreshConnections(
  client: BrainstemClient,
  queryClient: QueryClient,
): () => void {
  return () => void invalidateConnections(client, queryClient);
}

/**
 * Fetches the connections of one provider config key: `GET /connect/integrations/connections`.
 * Polls while `isUnderWay` is true for one of them.
 *
 * @param isUnderWay - @default true during a sync of anything in it
 */
export function connectionsQuery(
  client: BrainstemClient,
  providerConfigKey: string,
  isUnderWay: (connection: Connection) => boolean = ({ metadata }) => hasSyncUnderWay(metadata),
) {
  return queryOptions({
    queryKey: connectionKeys.list(client, providerConfigKey),
    queryFn: ({ signal }): Promise<ListedConnections> =>
      api.listConnections(client, providerConfigKey, { signal }),
    ...pollWhile<ListedConnections>(({ connections }) => connections.some(isUnderWay)),
  });
}

/**
 * Fetches a connection's metadata, including whether it must be reconnected:
 * `GET /connect/integrations/connection-metadata`.
 *
 * @param options - `poll`: true to poll during a sync of anything in it.
 */
export function connectionMetadataQuery(
  client: BrainstemClient,
  ref: ConnectionRef,
  { poll = false }: { poll?: boolean } = {},
) {
  return queryOptions({
    queryKey: connectionKeys.metadata(client, ref.connectionId),
    queryFn: ({ signal }) => api.getConnectionMetadata(client, ref, { signal }),
    ...pollWhile<ConnectionMetadata>(({ metadata }) => poll && hasSyncUnderWay(metadata)),
  });
}

/** Fetches the user of the connected account: `GET /connect/integrations/user-info`. */
export function connectedUserQuery(client: BrainstemClient, ref: ConnectionRef) {
  return queryOptions({
    queryKey: [...connectionKeys.content(client, ref.connectionId), 'user'] as const,
    queryFn: ({ signal }) => api.getConnectedUser(client, ref, { signal }),
    staleTime: 5 * minute,
  });
}

/**
 * Changes fields of a connection's metadata and writes it back as a whole: `GET` and
 * `POST /connect/integrations/connection-metadata`. Rejects with a MetadataConflictError if
 * somebody else changed one of the fields since it was read.
 */
export function saveMetadataMutation(client: BrainstemClient, ref: ConnectionRef) {
  return mutationOptions({
    mutationFn: (change: api.MetadataChange) => api.changeConnectionMetadata(client, ref, change),
    onSettled: (_saved, _error, _metadata, _prepared, { client: queryClient }) =>
      invalidateConnections(client, queryClient, ref),
  });
}

/** Binds {@link saveMetadataMutation} to a client and its cache. */
export function createSaveMetadata(client: BrainstemClient, queryClient: QueryClient) {
  client = client.forUser();
  return (ref: ConnectionRef, change: api.MetadataChange): Promise<unknown> =>
    new MutationObserver(queryClient, saveMetadataMutation(client, ref)).mutate(change);
}

/** Queues a sync of a connection: `POST /sync/enqueue`. */
export function enqueueSyncMutation(client: BrainstemClient, ref: ConnectionRef) {
  const { connectionId, providerConfigKey } = ref;
  return mutationOptions({
    mutationFn: () => api.enqueueSync(client, { connectionId, providerKey: providerConfigKey }),
    onSettled: (_queued, _error, _nothing, _prepared, { client: queryClient }) =>
      invalidateConnections(client, queryClient, ref),
  });
}

/**
 * Disconnects: `DELETE /connect/integrations/connection/{connectionId}`. The public path currently
 * answers 502; if the connection is gone from the list anyway, it counts as disconnected.
 */
export function disconnectMutation(client: BrainstemClient, ref: ConnectionRef) {
  const list = connectionsQuery(client, ref.providerConfigKey);
  return mutationOptions<void>({
    mutationFn: async (_nothing, { client: queryClient }) => {
      try {
        await api.disconnect(client, ref, {
          record: () => ({
            before: queryClient
              .getQueryData(list.queryKey)
              ?.connections.find(({ connection_id }) => connection_id === ref.connectionId),
          }),
        });
      } catch (error) {
        const now = await queryClient.query({ ...list, staleTime: 0 }).catch(() => undefined);
        const isGone = now?.connections.every(
          ({ connection_id }) => connection_id !== ref.connectionId,
        );
        if (isGone !== true) throw error;
      }
    },
    onSuccess: (_nothing, _variables, _prepared, { client: queryClient }) => {
      queryClient.setQueryData(list.queryKey, (data) =>
        data === undefined
          ? data
          : {
              ...data,
              connections: data.connections.filter(
                ({ connection_id }) => connection_id !== ref.connectionId,
              ),
            },
      );
      queryClient.removeQueries({ queryKey: connectionKeys.connection(client, ref.connectionId) });
      void queryClient.invalidateQueries({ queryKey: list.queryKey });
    },
  });
}

/** Actions of any connection. */
export interface ConnectionActions {
  /** Disconnects. Rejects with the platform's error. */
  disconnect: (connection: ConnectionRef) => Promise<void>;
  /** Queues a sync. Rejects with the platform's error. */
  sync: (connection: ConnectionRef) => Promise<EnqueuedSync>;
}

/** Binds the connection actions to a client and its cache. */
export function createConnectionActions(
  client: BrainstemClient,
  queryClient: QueryClient,
): ConnectionActions {
  client = client.forUser();
  return {
    disconnect: (ref) =>
      new MutationObserver(queryClient, disconnectMutation(client, ref)).mutate(),
    sync: (ref) => new MutationObserver(queryClient, enqueueSyncMutation(client, ref)).mutate(),
  };
}

/** The metadata field that stores a connection's selection. */
export type SelectionField = 'selectedFiles' | 'selectedSheets';

/** A selected file or spreadsheet. */
export type SelectedItem = SelectedFile | SelectedSheet;

/** Returns a new selection based on the current one. */
export type ChangeSelection = (selected: readonly SelectedItem[]) => readonly SelectedItem[];

const selectionSchemas = { selectedFiles: selectedFile, selectedSheets: selectedSheet };

/** Returns a connection's selection, without unreadable entries. */
export function selectionIn(
  metadata: Connection['metadata'],
  field: SelectionField,
): readonly SelectedItem[] {
  return readSelection(metadata, field).selected;
}

function readSelection(metadata: Connection['metadata'], field: SelectionField) {
  const value = metadata[field];
  const selected: SelectedItem[] = [];
  const unreadable: unknown[] = [];
  for (const entry of Array.isArray(value) ? value : []) {
    const read = readPart(selectionSchemas[field], entry);
    if (read === undefined) unreadable.push(entry);
    else selected.push(read);
  }
  return { selected, unreadable };
}

/**
 * Writes a changed selection. Rereads the metadata right before writing it as a whole, so that
 * concurrent changes aren't lost.
 */
export function changeSelectionMutation(
  client: BrainstemClient,
  ref: ConnectionRef,
  field: SelectionField,
) {
  return mutationOptions({
    // Not by the query: its answer may have been under way since before somebody else's change.
    mutationFn: (change: ChangeSelection): Promise<unknown> =>
      api.updateConnectionMetadata(client, ref, (metadata) => {
        const { selected, unreadable } = readSelection(metadata, field);
        return { ...metadata, [field]: [...change(selected), ...unreadable] };
      }),
    onSuccess: (_saved, _change, _prepared, { client: queryClient }) =>
      void queryClient.invalidateQueries({
        queryKey: connectionKeys.list(client, ref.providerConfigKey),
      }),
    onSettled: (_saved, _error, _change, _prepared, { client: queryClient }) =>
      queryClient.invalidateQueries({
        queryKey: connectionMetadataQuery(client, ref).queryKey,
      }),
  });
}

/** The platform's statuses of a sync in progress, in order; only spreadsheets have the last three. */
export const runningStatuses: readonly string[] = [
  'queued',
  'in_progress',
  'data_cleaning',
  'relationship_building',
  'knowledge_graph_sync',
];

export function isSyncing(status: unknown): boolean {
  return runningStatuses.some((running) => running === status);
}

function hasSyncUnderWay(metadata: Connection['metadata']): boolean {
  return syncStatusesIn(metadata).some(isSyncing);
}

/** Returns true if the platform reports a failed sync of anything in a connection. */
export function hasSyncFailed({ metadata, syncStatus }: Connection): boolean {
  return [syncStatus, ...syncStatusesIn(metadata)].includes('failed');
}

/** Returns the phase of a connection's sync; `unknown` if its metadata has no status. */
export function syncPhaseOf(metadata: Connection['metadata']): 'unknown' | 'under-way' | 'ended' {
  const statuses = syncStatusesIn(metadata);
  if (statuses.length === 0) return 'unknown';
  return statuses.some(isSyncing) ? 'under-way' : 'ended';
}

function syncStatusesIn(metadata: Connection['metadata']): readonly unknown[] {
  const { emailSyncConfig, selectedFiles, selectedSheets } = metadata;
  const selected = [selectedFiles, selectedSheets].flatMap((list): unknown[] =>
    Array.isArray(list) ? list : [],
  );
  return [metadata, emailSyncConfig, ...selected].flatMap((holder) =>
    typeof holder === 'object' && holder !== null && 'syncStatus' in holder
      ? [holder.syncStatus]
      : [],
  );
}

/** Returns true if a connection's metadata says that the user must consent again. */
export function hasAuthError(read: ConnectionMetadata | undefined): boolean {
  const error = read?.authError;
  return error !== undefined && error !== null && error !== false && error !== '';
}

/** A snapshot of the connections of one integration. */
export interface ConnectionsSeen {
  /** Connection ids, in list order. */
  ids: readonly string[];
  /** True if the connection being renewed still has an `authError`; undefined without a renewal. */
  authError: boolean | undefined;
}

/** The platform's routes for a connect session. */
export interface ConnectTransport {
  /** Starts a consent: `POST /connect/integrations/connect-session`. */
  startConsent(
    connect: { integration: string; connectionId?: string },
    options: { signal: AbortSignal },
  ): Promise<{ sessionToken: string }>;
  /** Fetches the connection list and, for a renewal, the metadata. */
  look(
    connect: { integration: string; connectionId?: string },
    options: { signal: AbortSignal },
  ): Promise<ConnectionsSeen>;
}

/** Binds a connect session's routes to a client, and caches what they read. */
export function createConnectTransport(
  client: BrainstemClient,
  queryClient: QueryClient,
): ConnectTransport {
  client = client.forUser();
  return {
    startConsent: (connect, options) => api.startConsent(client, connect, options),
    async look({ integration, connectionId }, options) {
      const list = await api.listConnections(client, integration, options);
      queryClient.setQueryData(connectionsQuery(client, integration).queryKey, list);
      const ids = list.connections.map((connection) => connection.connection_id);
      if (connectionId === undefined || !ids.includes(connectionId)) {
        return { ids, authError: undefined };
      }
      const ref = { connectionId, providerConfigKey: integration };
      const read = await api.getConnectionMetadata(client, ref, options);
      const authError = hasAuthError(read);
      queryClient.setQueryData(connectionMetadataQuery(client, ref).queryKey, read);
      if (!authError) {
        void queryClient.invalidateQueries({
          queryKey: connectionKeys.content(client, connectionId),
        });
      }
      return { ids, authError };
    },
  };
}
