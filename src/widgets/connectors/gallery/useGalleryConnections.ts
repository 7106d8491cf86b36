import { useMemo } from 'react';
import { providerConfigKeysOf, type Connection } from '../../../contract/index.ts';
import { usePlatformQueries, usePlatformQuery } from '../../../provider/index.ts';
import {
  attentionOf,
  connectionNameOf,
  connectionsQuery,
  consentQueries,
  type ConnectionAttention,
  type ListedConnections,
  connectedUserQuery,
} from '../../../query/index.ts';
import { syncOf, type SyncSummary } from './connection/connectionModel.ts';
import type { ConnectorInfo } from './connector/connectorInfo.ts';

export interface ListedConnection {
  readonly connector: ConnectorInfo;
  /** The connector that lists it: its own, or the shared card of SQL engines. */
  readonly card: ConnectorInfo;
  readonly connection: Connection;
  readonly connectionId: string;
  readonly providerConfigKey: string;
  readonly name: string;
  readonly sync: SyncSummary;
  /** The reason why it needs attention. */
  readonly attention: ConnectionAttention | undefined;
}

/** Returns the connections of all listed connectors, with those that need attention. */
export function useGalleryConnections(connectors: readonly ConnectorInfo[]) {
  const keyed = useMemo(
    () =>
      connectors.flatMap((card) =>
        (card.kinds.length === 0 ? [card] : card.kinds).flatMap((connector) =>
          providerConfigKeysOf(connector.entry).map((key) => ({ card, connector, key })),
        ),
      ),
    [connectors],
  );
  const lists = usePlatformQueries((client) =>
    keyed.map(({ key }) => connectionsQuery(client, key)),
  );
  const found = keyed.flatMap((of, at) =>
    (lists[at]?.data?.connections ?? []).map((connection) => ({ ...of, connection })),
  );
  const listedConnections = found.map(({ connection }) => connection);
  const consents = usePlatformQueries((client) => consentQueries(client, listedConnections));
  const attentions = attentionOf(listedConnections, consents);
  const connections = found.map(({ card, connector, connection, key }): ListedConnection => {
    const sync = syncOf(connection);
    const { connection_id: connectionId } = connection;
    const attention = attentions.get(connectionId);
    const name = connectionNameOf(connection) ?? connector.name;
    const about = { card, connector, connection, connectionId, name, sync, attention };
    return { ...about, providerConfigKey: key };
  });
  return {
    connections,
    partial: partialLists(
      keyed.map(({ card }, index) => ({ connector: card, list: lists[index]?.data })),
    ),
    isLoading: lists.some((list) => list.data === undefined && list.error === null),
    /** True until each list and consent has loaded, failed once or is paused offline. */
    isAwaited: [...lists, ...consents].some(
      (query) =>
        query.data === undefined && query.failureCount === 0 && query.fetchStatus === 'fetching',
    ),
    isFetching: lists.some((list) => list.isFetching),
    failed: keyed.flatMap(({ connector }, at) => {
      const list = lists[at];
      return list === undefined || list.error === null ? [] : [{ connector, list }];
    }),
  };
}

export type GalleryConnections = ReturnType<typeof useGalleryConnections>;

/** Merges the lists of a connector with several keys. */
function partialLists(
  lists: readonly { connector: ConnectorInfo; list: ListedConnections | undefined }[],
) {
  const connectors = new Set(
    lists.flatMap(({ connector, list }) => (list?.hasMore === true ? [connector] : [])),
  );
  return [...connectors].map((connector) => {
    const own = lists.flatMap(({ connector: owner, list }) =>
      owner === connector && list !== undefined ? [list] : [],
    );
    const shown = own.reduce((sum, { connections }) => sum + connections.length, 0);
    // The platform doesn't report every total.
    const totals = own.map(({ connections, hasMore, total }) =>
      hasMore ? total : connections.length,
    );
    const total = totals.reduce(
      (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
      0,
    );
    return { connector, shown, total };
  });
}

/**
 * Returns the email, or else the name, of the account that a consent was given for. Some connectors
 * have none, so errors are ignored.
 */
export function useAccount(
  { connector, connectionId, providerConfigKey }: ListedConnection,
  { enabled = true } = {},
): readonly string[] {
  const { data } = usePlatformQuery((client) => ({
    ...connectedUserQuery(client, { connectionId, providerConfigKey }),
    enabled: enabled && connector.entry.connectWith.type === 'oauth',
  }));
  const account = data?.email || data?.name || '';
  return account === '' ? [] : [account];
}
