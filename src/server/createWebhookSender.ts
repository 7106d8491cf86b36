import { createRequester, type CallOptions } from '../client/index.ts';
import * as contract from '../contract/index.ts';
import { checkedBaseUrl } from './checkedOptions.ts';
import { createServerFetch } from './createServerFetch.ts';

/** Options of {@link createWebhookSender}. */
export interface WebhookSenderOptions {
  /** The platform's service root, for example `https://api.example.com`. */
  baseUrl: string;
  /** @default globalThis.fetch, looked up at each call */
  fetch?: typeof globalThis.fetch;
}

/**
 * The inbound webhooks of the providers, one function each. Bodies and answers are not shown, so
 * both are `unknown`. A partner's own credentials are refused with 401.
 */
export interface WebhookSender {
  /** `POST {public_url}/webhooks/mail-a-push`, proven by the mail provider's own token. */
  pushMailA(token: string, body: unknown, options?: CallOptions): Promise<unknown>;
  /** `POST {public_url}/webhooks/messaging-a/{connectionId}?s=<secret>`. */
  pushMessagingA(
    connection: { connectionId: string; secret: string },
    body: unknown,
    options?: CallOptions,
  ): Promise<unknown>;
}

/**
 * Creates what a provider calls the platform with: for whoever stands in for one, in tests and in a
 * relay.
 *
 * @throws BrainstemError with code `configuration` when an option cannot work.
 */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const baseUrl = checkedBaseUrl(options.baseUrl);
  const fetch = createServerFetch(options.fetch);
  return {
    pushMailA: (token, body, settings) => {
      const credential = { get: () => Promise.resolve(token) };
      const requester = createRequester({ baseUrl, fetch, credential });
      return requester.json(contract.pushMailA, { body }, settings);
    },
    pushMessagingA: ({ connectionId, secret }, body, settings) => {
      const input = { params: { connectionId }, query: { s: secret }, body };
      return createRequester({ baseUrl, fetch }).json(contract.pushMessagingA, input, settings);
    },
  };
}
