import * as v from 'valibot';
import { defineEndpoint } from '../schema/endpoint.ts';
import { nonEmpty } from '../schema/ids.ts';

/** The answers of inbound webhooks, which are not documented. */
const undocumented = { type: 'json', status: 200, schema: v.unknown() } as const;
const anyBody = { type: 'json', schema: v.unknown() } as const;

/** `POST {public_url}/webhooks/mail-a-push`: the mail provider announces new mail. */
export const pushMailA = defineEndpoint({
  name: 'pushMailA',
  method: 'POST',
  host: 'public',
  path: '/webhooks/mail-a-push',
  credential: 'mailProvider',
  idempotent: false,
  body: anyBody,
  response: undocumented,
});

/** `POST {public_url}/webhooks/messaging-a/{connectionId}?s=<secret>`: called by its provider. */
export const pushMessagingA = defineEndpoint({
  name: 'pushMessagingA',
  method: 'POST',
  host: 'public',
  path: '/webhooks/messaging-a/{connectionId}',
  credential: 'webhookSecret',
  idempotent: false,
  params: v.object({ connectionId: nonEmpty }),
  query: v.object({ s: v.optional(v.string()) }),
  body: anyBody,
  response: undocumented,
});
