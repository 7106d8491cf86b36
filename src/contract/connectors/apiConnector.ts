import * as v from 'valibot';
import { customRestKey } from './connectorCatalog.ts';
import { defineEndpoint } from '../schema/endpoint.ts';
import { nonEmpty, queryBoolean } from '../schema/ids.ts';

export const generatedWebhook = v.object({
  success: v.optional(queryBoolean),
  webhookEndpoint: v.string(),
  apiKey: v.string(),
  connectionId: v.string(),
  providerConfigKey: v.optional(v.string()),
  organizationId: v.optional(v.string()),
});

/** The webhook of a custom REST connection, with its key, which is returned only once. */
export interface GeneratedWebhook extends v.InferOutput<typeof generatedWebhook> {}

export const generateWebhookBody = v.object({
  connectionId: nonEmpty,
  providerConfigKey: v.literal(customRestKey),
  organizationId: nonEmpty,
});

/** Body of generate. */
export interface GenerateWebhookBody extends v.InferInput<typeof generateWebhookBody> {}

const connectors = { host: 'public', credential: 'serviceActorToken' } as const;

/** `POST {public_url}/webhooks/api-connector/generate`: a webhook for a custom REST connection. */
export const generateWebhook = defineEndpoint({
  ...connectors,
  name: 'generateWebhook',
  method: 'POST',
  path: '/webhooks/api-connector/generate',
  scope: 'connectors:write',
  idempotent: false,
  body: { type: 'json', schema: generateWebhookBody },
  response: { type: 'json', status: 200, schema: generatedWebhook },
});

/** `GET {public_url}/webhooks/api-connector/info`: a webhook. The response is not documented. */
export const getWebhook = defineEndpoint({
  ...connectors,
  name: 'getWebhook',
  method: 'GET',
  path: '/webhooks/api-connector/info',
  scope: 'connectors:read',
  idempotent: true,
  query: v.object({ connectionId: nonEmpty, providerConfigKey: nonEmpty }),
  response: { type: 'json', status: 200, schema: v.unknown() },
});

/**
 * `POST {public_url}/webhooks/api-connector/receive/{connectionId}`: called by the customer's
 * private API, with the key that generate returned. Body and response are not documented.
 */
export const pushApiConnector = defineEndpoint({
  name: 'pushApiConnector',
  method: 'POST',
  host: 'public',
  path: '/webhooks/api-connector/receive/{connectionId}',
  credential: 'webhookApiKey',
  idempotent: false,
  params: v.object({ connectionId: nonEmpty }),
  body: { type: 'json', schema: v.unknown() },
  response: { type: 'json', status: 200, schema: v.unknown() },
});
