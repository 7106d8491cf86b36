import * as v from 'valibot';
import { customRestKey } from './connectorCatalog.ts';
import { defineEndpoint } from '../schema/endpoint.ts';
import { reading, writing } from './scopes.ts';
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

/** `POST {public_url}/webhooks/api-connector/generate`: a webhook for a custom REST connection. */
export const generateWebhook = defineEndpoint(
  'generateWebhook',
  'POST /webhooks/api-connector/generate',
  { ...writing, body: generateWebhookBody, response: generatedWebhook },
);

/** `GET {public_url}/webhooks/api-connector/info`: a webhook. The response is not documented. */
export const getWebhook = defineEndpoint('getWebhook', 'GET /webhooks/api-connector/info', {
  ...reading,
  query: v.object({ connectionId: nonEmpty, providerConfigKey: nonEmpty }),
});

/**
 * `POST {public_url}/webhooks/api-connector/receive/{connectionId}`: called by the customer's
 * private API, with the key that generate returned. Body and response are not documented.
 */
export const pushApiConnector = defineEndpoint(
  'pushApiConnector',
  'POST /webhooks/api-connector/receive/{connectionId}',
  {
    host: 'public',
    credential: 'webhookApiKey',
    params: v.object({ connectionId: nonEmpty }),
    body: v.unknown(),
  },
);
