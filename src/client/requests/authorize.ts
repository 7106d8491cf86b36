import type { Credential, Endpoint } from '../../contract/index.ts';
import type { KnownAccess } from '../access/createAccess.ts';
import { hasStatus } from '../errors/PlatformError.ts';
import { routeOf } from './encodeRequest.ts';

/** A source of bearer tokens, such as a token source or a fixed key. */
export interface BearerSource {
  get(options?: { signal?: AbortSignal }): Promise<string>;
  /** Returns a new token in place of one that was rejected with 401. If absent, a 401 is final. */
  renew?(rejected: string, options?: { signal?: AbortSignal }): Promise<string>;
}

/** The credential of requests, and its rights as far as they are known. */
interface Authority {
  credential?: BearerSource;
  access?: KnownAccess;
}

/** Credentials sent as a bearer token. Undefined: a route whose credential isn't documented. */
const bearers: ReadonlySet<Credential | undefined> = new Set([
  undefined,
  'apiKey',
  'serviceActorToken',
  'userJwt',
  'webhookApiKey',
  'mailProvider',
]);

/** Sends a request with its credential's header. Renews a rejected bearer token once. */
export async function authorize<T>(
  { access, credential }: Authority,
  endpoint: Endpoint,
  signal: AbortSignal,
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  if (credential === undefined || !bearers.has(endpoint.credential)) return send({});
  const sendAs = async (bearer: string): Promise<T> => {
    access?.check(endpoint, routeOf(endpoint));
    try {
      return await send({ authorization: `Bearer ${bearer}` });
    } catch (error) {
      access?.learn(endpoint, error);
      throw error;
    }
  };
  const bearer = await credential.get({ signal });
  try {
    return await sendAs(bearer);
  } catch (error) {
    if (!hasStatus(error, 401) || credential.renew === undefined) throw error;
    const renewed = await credential.renew(bearer, { signal });
    return sendAs(renewed);
  }
}
