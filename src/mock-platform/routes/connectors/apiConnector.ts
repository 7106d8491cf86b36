import {
  customRestKey,
  generateWebhook,
  getWebhook,
  knownMessages,
  pushApiConnector,
} from '../../../contract/index.ts';
import { isoTime } from '../../clock.ts';
import { HttpError } from '../../request/httpError.ts';
import { serve, type Call, type Route } from '../../serve.ts';
import { requireConnection, type StoredConnection } from '../../state/connectors/connections.ts';

export const apiConnectorRoutes: readonly Route[] = [
  serve(generateWebhook, ({ body }, call) => {
    const { connectionId, providerConfigKey, organizationId } = body;
    const { world, caller, environment } = call;
    if (organizationId !== caller.organisationId) {
      throw new HttpError(403, knownMessages.organisationDenied);
    }
    const connection = requireCustomRest(connectionId, call);
    const apiKey = `whk_${world.random.hex(40)}`;
    const webhookEndpoint = `${environment.baseUrl}/public/v1/webhooks/api-connector/receive/${connectionId}`;
    const webhook = { webhookEndpoint, createdAt: isoTime(environment.clock.now()) };
    // Assumption: generating again replaces the key.
    connection.secrets = { ...connection.secrets, webhookApiKey: apiKey };
    connection.metadata = { ...connection.metadata, webhook };
    return {
      success: true,
      webhookEndpoint,
      apiKey,
      connectionId,
      providerConfigKey,
      organizationId,
    };
  }),

  serve(getWebhook, ({ query }, call) => {
    const { connectionId, providerConfigKey } = query;
    if (providerConfigKey !== customRestKey) {
      throw new HttpError(400, `providerConfigKey: expected ${customRestKey}`);
    }
    const { metadata } = requireCustomRest(connectionId, call);
    if (metadata.webhook === undefined) throw new HttpError(404, 'Webhook not found');
    return { success: true, connectionId, providerConfigKey, webhook: metadata.webhook };
  }),

  serve(pushApiConnector, ({ params }, { world, caller: bearer }) => {
    const connection = world.connections.get(params.connectionId);
    const key = connection?.secrets.webhookApiKey;
    if (connection === undefined || key === undefined || key !== bearer) {
      throw new HttpError(401, knownMessages.missingToken);
    }
    const { receivedEvents } = connection.metadata;
    const count = typeof receivedEvents === 'number' ? receivedEvents : 0;
    connection.metadata = { ...connection.metadata, receivedEvents: count + 1 };
    return { success: true };
  }),
];

function requireCustomRest(connectionId: string, call: Call): StoredConnection {
  const connection = requireConnection(call, connectionId);
  if (!connection.provider_config_key.startsWith('private-api-')) {
    throw new HttpError(404, 'Connection not found');
  }
  return connection;
}
