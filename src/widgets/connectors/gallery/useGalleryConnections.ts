import { useMemo } from 'react';
import { providerConfigKeysOf, type Connection } from '../../../contract/index.ts';
import { usePlatformQueries } from '../../../provider/index.ts';
import {
  attentionOf,
  connectionsQuery,
  consentQueries,
  type ConnectionAttention,
  type ListedConnections,
} from '../../../query/index.ts';
import { connectionName, syncOf, type SyncSummary } from './connection/connectionModel.ts';
import type { ConnectorInfo } from './connector/connectorInfo.ts';

/** A connection as the gallery lists it. */
export interface ListedConnection {
  readonly connector: ConnectorInfo;
  /** The connector that it is listed with: its own, or the one of all kinds of databases. */
  readonly card: ConnectorInfo;
  readonly connection: Connection;
  readonly connectionId: string;
  readonly providerConfigKey: string;
  readonly name: string;
  readonly sync: SyncSummary;
  /** The reason why it needs a person. */
  readonly attention: ConnectionAttention | undefined;
}

/** A list of connections that could not be fetched. */
export interface FailedList {
  connector: ConnectorInfo;
  error: Error;
  isFetching: boolean;
  refetch: () => void;
}

/** A connector whose list of connections is only partly loaded. */
export interface PartialList {
  readonly connector: ConnectorInfo;
  readonly shown: number;
  /** Undefined where the platform does not say it. */
  readonly total: number | undefined;
}

/** All connections of the listed connectors. */
export interface GalleryConnections {
  connections: readonly ListedConnection[];
  /** Keys whose list has not come yet. */
  isLoading: boolean;
  /** True until each list has come, has failed once or waits for the network. */
  isAwaited: boolean;
  /** True while a list is being fetched, for the first time or again. */
  isFetching: boolean;
  /** Connectors of which the platform lists only some connections. */
  partial: readonly PartialList[];
  /** Connectors whose list could not be fetched. */
  failed: readonly FailedList[];
}

/** The connections of all listed connectors, and which of them need a person. */
export function useGalleryConnections(connectors: readonly ConnectorInfo[]): GalleryConnections {
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
    const name = connectionName(connection, connector.name);
    const about = { card, connector, connection, connectionId, name, sync, attention };
    return { ...about, providerConfigKey: key };
  });
  return {
    connections,
    partial: partialLists(
      keyed.map(({ card }, index) => ({ connector: card, list: lists[index]?.data })),
    ),
    isLoading: lists.some((list) => list.data === undefined && list.error === null),
    isAwaited: lists.some(
      (list) =>
        list.data === undefined && list.failureCount === 0 && list.fetchStatus === 'fetching',
    ),
    isFetching: lists.some((list) => list.isFetching),
    failed: keyed.flatMap(({ connector }, at) => {
      const list = lists[at];
      return list === undefined || list.error === null
        ? []
        : [
            {
              connector,
              error: list.error,
              isFetching: list.isFetching,
              refetch: () => void list.refetch(),
            },
          ];
    }),
  };
}

/** A connector with several keys has several lists, which are shown as one. */
function partialLists(
  lists: readonly { connector: ConnectorInfo; list: ListedConnections | undefined }[],
): PartialList[] {
  const connectors = new Set(
    lists.flatMap(({ connector, list }) => (list?.hasMore === true ? [connector] : [])),
  );
  return [...connectors].map((connector) => {
    const own = lists.flatMap(({ connector: owner, list }) =>
      owner === connector && list !== undefined ? [list] : [],
    );
    const shown = own.reduce((sum, { connections }) => sum + connections.length, 0);
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
