import { useMemo } from 'react';
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
  /** Called when the platform lists what was connected by consent. */
  onConnect?: (connection: { connectorId: string; connectionId: string }) => void;
}

/** A connector with what is connected of it. */
export interface ConnectorConnections {
  /** Its entry in the catalog, which says how it is connected. */
  connector: CatalogEntry;
  /** Undefined while one of its lists has not come, or couldn't be fetched. */
  connections: readonly Connection[] | undefined;
  /** The error of the last fetch of a list; null otherwise. */
  error: Error | null;
}

/** Connectors with their connections, and the consent that is under way. */
export interface UseConnectors
  extends ConnectSessionState, ConnectSessionActions, ConnectionActions {
  connectors: readonly ConnectorConnections[];
  /** Fetches every list again. */
  refresh: () => Promise<void>;
}

const everyId = connectorCatalog.map(({ id }) => id);
const ignore = (): void => undefined;

/**
 * The connectors without markup: what there is, what is connected, and consent at a provider's page.
 *
 * Routes: `GET /connect/integrations/connections` for each provider config key,
 * `POST /connect/integrations/connect-session`, `POST /sync/enqueue` and
 * `DELETE /connect/integrations/connection/{connectionId}`. Connections in which something is being synced are
 * polled. Nothing is thrown while rendering: the failure of a consent is in `consent`.
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
  const joined = ids.join(' ');
  const listed = useMemo(() => {
    const entries = joined
      .split(' ')
      .flatMap((id) => connectorCatalog.filter((entry) => entry.id === id));
    return entries.flatMap((connector) =>
      providerConfigKeysOf(connector).map((key) => ({ connector, key })),
    );
  }, [joined]);
  const lists = usePlatformQueries((client) =>
    listed.map(({ key }) => connectionsQuery(client, key)),
  );
  const connectors = [...new Set(listed.map(({ connector }) => connector))].map((connector) => {
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
