import { createRequester, type CallOptions, type Requester } from '../client/index.ts';
import * as contract from '../contract/index.ts';
import { checkedBaseUrl, checkedCredential, whenNeeded } from './checkedOptions.ts';
import { createServerFetch } from './createServerFetch.ts';

/** Options for sending webhooks: the platform's address and the fetch to use. */
export interface WebhookSenderOptions {
  /**
   * The platform's service root, for example `https://api.example.com`. It is checked at the first
   * call.
   */
  baseUrl: string | undefined;
  /**
   * Sends credentials over plain http too, which anyone on the way can read. Without it, only
   * https is allowed, and http to this machine.
   *
   * @default false
   */
  allowHttp?: boolean;
  /** @default globalThis.fetch, looked up at each call */
  fetch?: typeof globalThis.fetch;
}

/**
 * The inbound webhooks, one function each. Bodies and answers are not documented, so both are
 * `unknown`. A service actor token or an API key of the platform is refused with 401. All reject
 * with PlatformError, NetworkError, TimeoutError or DecodeError, and with code `configuration` for a
 * `baseUrl` that cannot work. None is retried: what the platform does with a second delivery is not
 * documented either. Redirects are not followed.
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
   * `POST {public_url}/webhooks/api-connector/receive/{connectionId}`: reports what changed in the
   * customer's private API, with the key that `generateWebhook` returned.
   */
  pushApiConnector(
    connection: { connectionId: string; apiKey: string },
    body: unknown,
    options?: CallOptions,
  ): Promise<unknown>;
}

/**
 * Creates a client of the platform's webhooks: `pushApiConnector` for the backend behind a custom
 * REST connection, which reports what changed there; the others for code that plays the
 * provider, in tests and in a relay.
 *
 * @example
 * const sender = createWebhookSender({ baseUrl: process.env.PLATFORM_URL });
 * // generateWebhook returned both; it returns the key only once.
 * await sender.pushApiConnector({ connectionId, apiKey }, { sku: 'A-7', stock: 4 });
 */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const configured = whenNeeded(() => ({ baseUrl: checkedBaseUrl(options) }));
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
