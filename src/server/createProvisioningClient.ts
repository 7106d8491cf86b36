import { BrainstemError, createRequester, type CallOptions } from '../client/index.ts';
import * as contract from '../contract/index.ts';
import type {
  CreateApiKeyBody,
  CreateOrganisationBody,
  CreateServiceActorBody,
  Organisation,
  RotateApiKeyBody,
} from '../contract/index.ts';
import { checkedBaseUrl, checkedCredential, memoizeOnSuccess } from './checkedOptions.ts';
import { createServerFetch } from './createServerFetch.ts';

/** Options for provisioning: the platform's address and the credentials. */
export interface ProvisioningClientOptions {
  /** The platform's service root, such as `https://api.example.com`. Checked at the first call. */
  baseUrl: string | undefined;
  /**
   * Also sends credentials over plain http, which anyone on the network can read. By default, only
   * https and http to this machine are allowed.
   *
   * @default false
   */
  allowHttp?: boolean;
  /** The API key for organisations, service actors and the token exchange. */
  apiKey?: string;
  /** The user JWT for API keys and app sign-up. How to obtain one is not documented. */
  userJwt?: string;
  /** @default globalThis.fetch, looked up at each call */
  fetch?: typeof globalThis.fetch;
}

/**
 * The platform's provisioning routes, one function each. All reject with PlatformError,
 * NetworkError, TimeoutError or DecodeError, and with code `configuration` for an invalid option or
 * a missing credential. Undocumented answers are `unknown`. Redirects aren't followed.
 */
export interface ProvisioningClient {
  /** `POST {public_url}/identity/organisations/api-key`, with the scope `provision:org:create`. */
  createOrganisation(
    body: CreateOrganisationBody,
    options?: CallOptions,
  ): Promise<{ organisation: Organisation }>;
  /** `GET {base_url}/backend/api/v1/organisations/details`, by domain or organisation id. */
  getOrganisationDetails(domain: string, options?: CallOptions): Promise<unknown>;
  /** `POST {base_url}/api/v1/organisations`, with a user JWT. The body is not documented either. */
  signUpOrganisation(body: unknown, options?: CallOptions): Promise<unknown>;
  /** `POST {public_url}/identity/service-actors`, with the scope `provision:service:create`. */
  createServiceActor(body: CreateServiceActorBody, options?: CallOptions): Promise<unknown>;
  /**
   * One page of `GET {public_url}/identity/service-actors`. The response is not documented, so you
   * have to handle its paging.
   *
   * @param page - `page` from 1, default 1; `limit` at most 50, default 10.
   */
  listServiceActors(
    page?: { page?: number; limit?: number },
    options?: CallOptions,
  ): Promise<unknown>;
  /** `POST {public_url}/identity/api-keys`, with a user JWT. The key is returned only once. */
  createApiKey(body: CreateApiKeyBody, options?: CallOptions): Promise<unknown>;
  /**
   * `POST {public_url}/identity/api-keys/{key-id}/rotate`, with a user JWT. Invalidates the old
   * value; `scopes` replaces the key's scopes.
   */
  rotateApiKey(keyId: string, body?: RotateApiKeyBody, options?: CallOptions): Promise<unknown>;
  /** `POST {public_url}/identity/auth/token/exchange`, with the scope `provision:token:exchange`. */
  exchangeToken(serviceActorId: string, options?: CallOptions): Promise<{ token: string }>;
}

/**
 * Creates a client for the host's backend and its scripts. Its credentials must never reach a page.
 * Options are checked at the first call, since frameworks load modules at build time, without
 * environment variables.
 */
export function createProvisioningClient(options: ProvisioningClientOptions): ProvisioningClient {
  const { apiKey, userJwt } = options;
  const fetch = createServerFetch(options.fetch);
  const configured = memoizeOnSuccess(() => ({
    baseUrl: checkedBaseUrl(options),
    apiKey: apiKey === undefined ? undefined : checkedCredential('apiKey', apiKey),
    userJwt: userJwt === undefined ? undefined : checkedCredential('userJwt', userJwt),
  }));

  function bearerFor({ name, credential }: contract.Endpoint): string {
    const value =
      credential === 'apiKey' || credential === 'userJwt' ? configured()[credential] : undefined;
    if (value !== undefined) return value;
    throw new BrainstemError(
      'configuration',
      `${name} needs ${credential}, which was not passed to createProvisioningClient.`,
    );
  }

  async function call<E extends contract.JsonEndpoint>(
    endpoint: E,
    input: contract.EndpointInput<E>,
    options?: CallOptions,
  ): Promise<contract.EndpointOutput<E>> {
    const { baseUrl } = configured();
    // Called lazily, only for routes that need a bearer token.
    const credential = {
      get: () => new Promise<string>((resolve) => resolve(bearerFor(endpoint))),
    };
    return createRequester({ baseUrl, fetch, credential }).json(endpoint, input, options);
  }

  return {
    createOrganisation: (body, settings) => call(contract.createOrganisation, { body }, settings),
    getOrganisationDetails: (domain, settings) =>
      call(contract.getOrganisationDetails, { query: { domain } }, settings),
    signUpOrganisation: (body, settings) => call(contract.signUpOrganisation, { body }, settings),
    createServiceActor: (body, settings) => call(contract.createServiceActor, { body }, settings),
    listServiceActors: (page = {}, settings) =>
      call(contract.listServiceActors, { query: page }, settings),
    createApiKey: (body, settings) => call(contract.createApiKey, { body }, settings),
    rotateApiKey: (keyId, body = {}, settings) =>
      call(contract.rotateApiKey, { params: { 'key-id': keyId }, body }, settings),
    exchangeToken: (serviceActorId, settings) =>
      call(contract.exchangeToken, { body: { serviceActorId } }, settings),
  };
}
