import * as v from 'valibot';
import { defineEndpoint } from '../schema/endpoint.ts';
import { nonEmpty } from '../schema/ids.ts';

/** Bodies of inbound webhooks and what they answer are not documented. */
const notShown = { type: 'json', status: 200, schema: v.unknown() } as const;
const anyBody = { type: 'json', schema: v.unknown() } as const;

/** `POST {public_url}/webhooks/mail-a-push`: the mail provider says that there is new mail. */
export const pushMailA = defineEndpoint({
  name: 'pushMailA',
  method: 'POST',
  host: 'public',
  path: '/webhooks/mail-a-push',
  credential: 'mailProvider',
  idempotent: false,
  body: anyBody,
  response: notShown,
});

/** `POST {public_url}/webhooks/messaging-a/{connectionId}?s=<secret>`: the channel's provider. */
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
  response: notShown,
});
