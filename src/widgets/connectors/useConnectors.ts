import { useStore } from 'zustand';
import {
  connectorCatalog,
  providerConfigKeysOf,
  type CatalogEntry,
  type Connection,
  type ConnectorId,
} from '../../contract/index.ts';
import { usePlatformActions, usePlatformQueries } from '../../provider/index.ts';
import {
  connectionsQuery,
  createConnectionActions,
  type ConnectionActions,
} from '../../query/index.ts';
import { useConnectSession } from './connect-session/index.ts';
import type { ConnectSessionActions, ConnectSessionState } from './core/index.ts';

/** Options of {@link useConnectors}. */
export interface UseConnectorsOptions {
  /** Catalog ids, in this order. Unknown ones are ignored. @default the whole catalog */
  connectors?: readonly ConnectorId[];
  /** Called once the platform lists a new connection made by consent. */
  onConnect?: (connection: { connectorId: string; connectionId: string }) => void;
}

/** A connector with its connections. */
export interface ConnectorConnections {
  /** The catalog entry, which determines how it is connected. */
  connector: CatalogEntry;
  /** Undefined if one of its lists is loading or failed. */
  connections: readonly Connection[] | undefined;
  /** The last fetch's error; null otherwise. */
  error: Error | null;
}

/** Connectors with their connections, and the running consent. */
export interface UseConnectors
  extends ConnectSessionState, ConnectSessionActions, ConnectionActions {
  connectors: readonly ConnectorConnections[];
  /** Refetches all lists. */
  refresh: () => Promise<void>;
}

const everyId = connectorCatalog.map(({ id }) => id);
const ignore = (): void => undefined;

/**
 * Headless connectors: the catalog, the connections, and consent at a provider's page.
 *
 * Routes: `GET /connect/integrations/connections` for each provider config key,
 * `POST /connect/integrations/connect-session`, `POST /sync/enqueue` and
 * `DELETE /connect/integrations/connection/{connectionId}`. Connections that sync something are
 * polled. Nothing is thrown while rendering: a failed consent is in `consent`.
 *
 * @example
 * const { connectors, begin, consent, sync, disconnect } = useConnectors({ connectors: ['mail-a'] });
 */
export function useConnectors({
  connectors: ids = everyId,
  onConnect = ignore,
}: UseConnectorsOptions = {}): UseConnectors {
  const session = useConnectSession(onConnect);
  const state = useStore(session.store);
  const connectionActions = usePlatformActions(createConnectionActions);
  const entries = [...new Set(ids)].flatMap((id) =>
    connectorCatalog.filter((entry) => entry.id === id),
  );
  const listed = entries.flatMap((connector) =>
    providerConfigKeysOf(connector).map((key) => ({ connector, key })),
  );
  const lists = usePlatformQueries((client) =>
    listed.map(({ key }) => connectionsQuery(client, key)),
  );
  const connectors = entries.map((connector) => {
    const own = lists.filter((_, at) => listed[at]?.connector === connector);
    return {
      connector,
      connections: own.some(({ data }) => data === undefined)
        ? undefined
        : own.flatMap(({ data }) => data?.connections ?? []),
      error: own.find(({ error }) => error !== null)?.error ?? null,
    };
  });
  return {
    ...state,
    ...session.actions,
    ...connectionActions,
    connectors,
    async refresh() {
      await Promise.all(lists.map(({ refetch }) => refetch()));
    },
  };
}
