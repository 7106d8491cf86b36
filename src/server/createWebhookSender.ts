import { createRequester, type CallOptions, type Requester } from '../client/index.ts';
import * as contract from '../contract/index.ts';
import { checkedBaseUrl, checkedCredential, memoizeOnSuccess } from './checkedOptions.ts';
import { createServerFetch } from './createServerFetch.ts';

/** Options for sending webhooks: the platform's address and the fetch to use. */
export interface WebhookSenderOptions {
  /** The platform's service root, such as `https://api.example.com`. Checked at the first call. */
  baseUrl: string | undefined;
  /**
   * Also sends credentials over plain http, which anyone on the network can read. By default, only
   * https and http to this machine are allowed.
   *
   * @default false
   */
  allowHttp?: boolean;
  /** @default globalThis.fetch, looked up at each call */
  fetch?: typeof globalThis.fetch;
}

/**
 * The inbound webhooks, one function each. Bodies and answers are not documented, so both are
 * `unknown`. The platform answers 401 to a service actor token or an API key of its own. All reject
 * with PlatformError, NetworkError, TimeoutError or DecodeError, and with code `configuration` for
 * an invalid `baseUrl`. None is retried, since it isn't documented whether they are idempotent.
 * Redirects aren't followed.
 */
export interface WebhookSender {
  /** `POST {public_url}/webhooks/mail-a-push`, authenticated by the mail provider's own token. */
  pushMailA(token: string, body: unknown, options?: CallOptions): Promise<unknown>;
  /** `POST {public_url}/webhooks/messaging-a/{connectionId}?s=<secret>`. */
  pushMessagingA(
    connection: { connectionId: string; secret: string },
    body: unknown,
    options?: CallOptions,
  ): Promise<unknown>;
  /**
   * `POST {public_url}/webhooks/api-connector/receive/{connectionId}`: reports changes in the
   * customer's private API, with the key that `generateWebhook` returned.
   */
  pushApiConnector(
    connection: { connectionId: string; apiKey: string },
    body: unknown,
    options?: CallOptions,
  ): Promise<unknown>;
}

/**
 * Creates a client of the platform's webhooks: `pushApiConnector` is for the backend behind a
 * custom REST connection, which reports its changes; the others are for code that acts as the
 * provider, in tests and relays.
 *
 * @example
 * const sender = createWebhookSender({ baseUrl: process.env.PLATFORM_URL });
 * // generateWebhook returned both; it returns the key only once.
 * await sender.pushApiConnector({ connectionId, apiKey }, { sku: 'A-7', stock: 4 });
 */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const configured = memoizeOnSuccess(() => ({ baseUrl: checkedBaseUrl(options) }));
  const fetch = createServerFetch(options.fetch);
  const withBearer = (name: 'apiKey' | 'token', value: string): Requester => {
    const bearer = checkedCredential(name, value);
    return createRequester({
      ...configured(),
      fetch,
      credential: { get: () => Promise.resolve(bearer) },
    });
  };
  return {
    pushMailA: async (token, body, settings) =>
      withBearer('token', token).json(contract.pushMailA, { body }, settings),
    pushApiConnector: async ({ connectionId, apiKey }, body, settings) => {
      const input = { params: { connectionId }, body };
      return withBearer('apiKey', apiKey).json(contract.pushApiConnector, input, settings);
    },
    pushMessagingA: async ({ connectionId, secret }, body, settings) => {
      const input = { params: { connectionId }, query: { s: secret }, body };
      return createRequester({ ...configured(), fetch }).json(
        contract.pushMessagingA,
        input,
        settings,
      );
    },
  };
}
