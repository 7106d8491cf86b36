import { createRequester, type CallOptions, type Requester } from '../client/index.ts';
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
 * The inbound webhooks, one function each. Bodies and answers are not shown, so both are `unknown`.
 * A service actor token or an API key of the platform is refused with 401. All reject with
 * PlatformError, NetworkError, TimeoutError or DecodeError, and none is tried again: what the
 * platform does with a second delivery is not shown either.
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
  /**
   * `POST {public_url}/webhooks/api-connector/receive/{connectionId}`: the customer's private API
   * tells what changed, with the key that `generateWebhook` answered.
   */
  pushApiConnector(
    connection: { connectionId: string; apiKey: string },
    body: unknown,
    options?: CallOptions,
  ): Promise<unknown>;
}

/**
 * Creates what calls the platform's webhooks: `pushApiConnector` for the backend behind a custom
 * REST connection, which tells what changed there; the others for whoever stands in for a provider,
 * in tests and in a relay.
 *
 * @throws BrainstemError with code `configuration` when an option cannot work.
 * @example
 * const sender = createWebhookSender({ baseUrl: process.env.PLATFORM_URL });
 * // Both were answered by generateWebhook; the key is told that once.
 * await sender.pushApiConnector({ connectionId, apiKey }, { sku: 'A-7', stock: 4 });
 */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const baseUrl = checkedBaseUrl(options.baseUrl);
  const fetch = createServerFetch(options.fetch);
  const bearing = (bearer: string): Requester =>
    createRequester({ baseUrl, fetch, credential: { get: () => Promise.resolve(bearer) } });
  return {
    pushMailA: (token, body, settings) =>
      bearing(token).json(contract.pushMailA, { body }, settings),
    pushApiConnector: ({ connectionId, apiKey }, body, settings) => {
      const input = { params: { connectionId }, body };
      return bearing(apiKey).json(contract.pushApiConnector, input, settings);
    },
    pushMessagingA: ({ connectionId, secret }, body, settings) => {
      const input = { params: { connectionId }, query: { s: secret }, body };
      return createRequester({ baseUrl, fetch }).json(contract.pushMessagingA, input, settings);
    },
  };
}
