import * as v from 'valibot';
import { defineEndpoint } from '../schema/endpoint.ts';
import { nonEmpty } from '../schema/ids.ts';

/** `POST {public_url}/webhooks/mail-a-push`: the mail provider announces new mail. */
export const pushMailA = defineEndpoint('pushMailA', 'POST /webhooks/mail-a-push', {
  host: 'public',
  credential: 'mailProvider',
  body: v.unknown(),
});

/** `POST {public_url}/webhooks/messaging-a/{connectionId}?s=<secret>`: called by its provider. */
export const pushMessagingA = defineEndpoint(
  'pushMessagingA',
  'POST /webhooks/messaging-a/{connectionId}',
  {
    host: 'public',
    credential: 'webhookSecret',
    params: v.object({ connectionId: nonEmpty }),
    query: v.object({ s: v.optional(v.string()) }),
    body: v.unknown(),
  },
);
