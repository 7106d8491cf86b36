import {
  connectorCatalog,
  createConnectSession,
  disconnectConnection,
  enqueueSync,
  getConnectedUser,
  getConnection,
  getConnectionMetadata,
  listConnections,
  saveConnectionMetadata,
} from '../../../contract/index.ts';
import { enqueue } from '../../connectors/enqueue.ts';
import { kindOf } from '../../connectors/kindOf.ts';
import { platformFieldsOf } from '../../connectors/plainKind.ts';
import { listPage } from '../../request/listPage.ts';
import { HttpError } from '../../request/httpError.ts';
import { serve, type Route } from '../../serve.ts';
import {
  addConnection,
  connectionsOf,
  findConnection,
  requireConnection,
  viewConnection,
} from '../../state/connectors/connections.ts';
import { addConsent } from '../../state/connectors/consents.ts';

const integrations = new Set(
  connectorCatalog.flatMap(({ connectWith }) =>
    connectWith.type === 'oauth' ? [connectWith.integration] : [],
  ),
);

export const connectorRoutes: readonly Route[] = [
  serve(createConnectSession, ({ body }, call) => {
    const { world, environment } = call;
    const { organisationId } = call.caller;
    const { integration, connectionId, providerConfigKey = '' } = body;
    if (integration !== undefined) {
      // Undocumented: the response for an unknown integration.
      if (!integrations.has(integration)) {
        throw new HttpError(400, `Unknown integration: ${integration}`);
      }
      if (connectionId !== undefined) requireConnection(call, connectionId, integration);
      return { sessionToken: addConsent(world, { organisationId, integration, connectionId }) };
    }
    const { accept, connected } = kindOf(providerConfigKey);
    if (accept === undefined) {
      throw new HttpError(400, `${providerConfigKey} does not connect with credentials`);
    }
    const made = { organisationId, provider_config_key: providerConfigKey, ...accept(body) };
    const connection = addConnection(world, made, environment.clock.now());
    const { connection_id, provider_config_key } = connection;
    return {
      success: true,
      ...(connected === 'connection' ? {} : { connectionId: connection_id }),
      ...(connected === 'connectionId'
        ? {}
        : { connection: { connection_id, provider_config_key } }),
    };
  }),

  serve(listConnections, ({ query }, { world, caller }) => {
    kindOf(query.providerConfigKey);
    const found = connectionsOf(world, caller.organisationId, query.providerConfigKey);
    const connections = listPage(found, query).map(viewConnection);
    // The documented SQL sample omits the total.
    const isSql = query.providerConfigKey.startsWith('sql-');
    return isSql ? { connections } : { connections, total: found.length };
  }),

  serve(getConnection, ({ params, query }, call) =>
    viewConnection(requireConnection(call, params.connectionId, query.providerConfigKey)),
  ),

  serve(getConnectionMetadata, ({ query }, { world, caller }) => {
    const { connectionId, providerConfigKey } = query;
    const { organisationId } = caller;
    const connection = findConnection(world, organisationId, connectionId, providerConfigKey);
    if (connection === undefined) throw new HttpError(500, 'Request failed with status code 404');
    const { metadata, authError } = connection;
    return kindOf(providerConfigKey).showsAuthError === true
      ? { metadata, connectionId, providerConfigKey, authError }
      : { metadata };
  }),

  serve(saveConnectionMetadata, ({ body }, call) => {
    const { world, environment } = call;
    const { connectionId, providerConfigKey, metadata, triggerSyncEnqueue = false } = body;
    const kind = kindOf(providerConfigKey);
    const connection = requireConnection(call, connectionId, providerConfigKey);
    const now = environment.clock.now();
    const replaces = environment.metadataWrites === 'replace';
    const kept = replaces ? platformFieldsOf(connection.metadata) : connection.metadata;
    connection.metadata = kind.write(connection, metadata, { kept, now });
    if (triggerSyncEnqueue) enqueue(world, connection, now);
    return kind.savedMessage === undefined
      ? { success: true, connectionId, providerConfigKey, metadata: connection.metadata }
      : { success: true, message: kind.savedMessage };
  }),

  serve(getConnectedUser, ({ query: { connectionId, providerConfigKey } }, call) => {
    const { user } = kindOf(providerConfigKey);
    const connection = requireConnection(call, connectionId, providerConfigKey);
    if (user === undefined) throw new HttpError(400, `${providerConfigKey} has no user`);
    return user(connection);
  }),

  serve(enqueueSync, ({ body: { connectionId, providerKey } }, call) => {
    kindOf(providerKey);
    const connection = requireConnection(call, connectionId, providerKey);
    return enqueue(call.world, connection, call.environment.clock.now());
  }),

  serve(disconnectConnection, ({ params: { connectionId }, query }, call) => {
    const providerConfigKey = query.integration ?? query.providerConfigKey;
    if (providerConfigKey === undefined) {
      throw new HttpError(400, 'Missing required field: providerConfigKey');
    }
    const { disconnected } = kindOf(providerConfigKey);
    const { metadata } = requireConnection(call, connectionId, providerConfigKey);
    if (!call.environment.disconnects) {
      throw new HttpError(502, 'Failed to delete connection upstream');
    }
    if (providerConfigKey === 'documents' && metadata.syncStatus === 'in_progress') {
      const details = 'Connection is currently being synced';
      throw new HttpError(500, 'Failed to delete resource from backend', details);
    }
    call.world.connections.delete(connectionId);
    return disconnected;
  }),
];
