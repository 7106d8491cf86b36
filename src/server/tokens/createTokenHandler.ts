import * as v from 'valibot';
import {
  BrainstemError,
  checkedNumber,
  checkedTimeout,
  hasStatus,
  readPersonRights,
  type PersonRights,
} from '../../client/index.ts';
import {
  checkedBaseUrl,
  checkedCredential,
  checkedOrigins,
  memoizeOnSuccess,
} from '../checkedOptions.ts';
import type { TokenCache } from './createTokenCache.ts';
import { createTokenExchange } from './createTokenExchange.ts';
import { readReason } from './readReason.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** The host backend's decision about the sender of a request. */
export type Authorization =
  | (PersonRights & {
      /** The service actor whose token the user gets. */
      serviceActorId: string;
    })
  | {
      /** The reason for the refusal, for the user. */
      refuse: string;
    }
  | null
  | undefined;

/** Options of {@link createTokenHandler}. Times in milliseconds. */
export interface TokenHandlerOptions {
  /** The platform's service root, for example `https://api.example.com`. */
  baseUrl: string | undefined;
  /**
   * Also sends credentials over plain http, which anyone on the network can read. By default, only
   * https and http to this machine are allowed.
   *
   * @default false
   */
  allowHttp?: boolean;
  /** An API key with the scope `provision:token:exchange`. It never leaves the server. */
  apiKey: string | undefined;
  /**
   * Identifies the user from the host's own session. Return `null` to deny access, or `refuse` to
   * say why. The request's body is already consumed.
   */
  authorize: (request: Request) => Authorization | Promise<Authorization>;
  /**
   * Origins whose pages may call this route, besides the request URL's own. Behind a proxy, name
   * the public origin: `['https://app.example.com']`.
   *
   * @default []
   */
  allowedOrigins?: readonly string[];
  /**
   * A token that expires sooner than this is renewed; at most half of its lifetime.
   *
   * @default 120000
   */
  renewBefore?: number;
  /** The timeout of one attempt to reach the platform; there are at most two. @default 10000 */
  timeout?: number;
  /**
   * The store for tokens between requests. With several instances, pass a shared one. It contains
   * bearer tokens: see {@link TokenCache} for the security requirements. Each process makes one
   * exchange at a time per service actor, whatever the cache.
   *
   * @default 10,000 service actors in this process's memory
   */
  cache?: TokenCache;
  /** @default globalThis.fetch, looked up at each call */
  fetch?: typeof globalThis.fetch;
  /** Returns the local time in milliseconds since the epoch. @default Date.now */
  now?: () => number;
  /**
   * Called with each error, for the host's log. Errors of the exchange and of the cache contain
   * neither the key nor a token; an error that `authorize` threw is passed on unchanged. Without
   * `onError`, configuration errors are logged to the console.
   */
  onError?: (error: unknown) => void;
}

const authorization = v.nullish(
  v.union([
    v.object({ refuse: v.string() }),
    v.pipe(
      v.looseObject({ serviceActorId: v.pipe(v.string(), v.minLength(1)) }),
      v.transform(({ serviceActorId, ...given }) => ({
        serviceActorId,
        rights: checkedRights(given),
      })),
    ),
  ]),
);

/**
 * Validates the rights that `authorize` returned. Throws for invalid ones, which could otherwise
 * grant too much.
 */
function checkedRights(given: Readonly<Record<string, unknown>>): PersonRights {
  const rights = readPersonRights(given);
  for (const [name, read] of Object.entries(rights)) {
    if (read !== undefined || given[name] === undefined) continue;
    throw new BrainstemError(
      'configuration',
      `authorize returned ${name} of another form than documented.`,
    );
  }
  return rights;
}

/**
 * Creates the host's token route, which `createTokenFetcher` calls from the page.
 *
 * Accepts `POST` with an empty body or JSON `{ reason }`, and answers
 *
 * - 200 `{ token, serverTime }`, with the rights that `authorize` returns
 * - 403 `{ error: 'forbidden', message }` when `authorize` denies access
 * - 403 `{ error: 'cross-site', message }` for cross-site pages
 * - 400, 405, 408, 413 or 415 for malformed requests, or whose body takes longer than 10 seconds
 * - 500 `{ error: 'internal', message }` when `authorize` throws
 * - 500 `{ error: 'configuration', message }` for an invalid `baseUrl`, `apiKey` or
 *   `allowedOrigins`. They are checked at the first request, since frameworks load routes at build
 *   time, without environment variables.
 * - 502 `{ error: 'upstream', message }`, or 503 with `Retry-After` while the platform rate-limits
 *
 * No answer contains the key or the platform's message. The platform's redirects aren't followed.
 * If the platform keeps rejecting tokens, each service actor gets a burst of at most 10 new ones
 * and one every 6 seconds after that.
 *
 * @throws BrainstemError with code `configuration` without `authorize`, or for an invalid number.
 * @example
 * export const POST = createTokenHandler({
 *   baseUrl: process.env.PLATFORM_URL,
 *   apiKey: process.env.PLATFORM_API_KEY,
 *   authorize: async (request) => {
 *     const session = await readSession(request);
 *     return session && { serviceActorId: session.serviceActorId };
 *   },
 * });
 */
export function createTokenHandler(
  options: TokenHandlerOptions,
): (request: Request) => Promise<Response> {
  const { authorize, onError, now = () => Date.now() } = options;
  const renewBefore = checkedNumber('renewBefore', options.renewBefore ?? 120_000);
  const timeout = checkedTimeout(options.timeout ?? 10_000);
  if (typeof authorize !== 'function') {
    throw new BrainstemError(
      'configuration',
      'authorize is missing. Pass a function that reads from the request which service actor the signed-in person works as.',
    );
  }

  const configured = memoizeOnSuccess(() => {
    const apiKey = checkedCredential('apiKey', options.apiKey);
    const allowedOrigins = checkedOrigins(options.allowedOrigins ?? []);
    const exchange = createTokenExchange({
      baseUrl: checkedBaseUrl(options),
      apiKey,
      fetch: options.fetch,
      now,
      renewBefore,
      timeout,
      cache: options.cache,
      onCacheError: report,
    });
    return { apiKey, allowedOrigins, exchange };
  });

  function report(error: unknown): void {
    try {
      onError?.(error);
    } catch {
      // An error in the host's log must not change the answer.
    }
  }

  async function decide(request: Request): Promise<v.InferOutput<typeof authorization>> {
    const read = v.safeParse(authorization, await authorize(request));
    if (read.success) return read.output;
    throw new BrainstemError(
      'configuration',
      'authorize returned neither { serviceActorId } nor { refuse } nor null.',
    );
  }

  function describeFailure(error: unknown, apiKey: string): Response {
    report(withoutSecrets(error, apiKey));
    if (!hasStatus(error, 429)) {
      return answer(502, 'upstream', 'The service cannot be reached right now. Try again soon.');
    }
    const seconds = Math.max(1, Math.ceil((error.retryAfter ?? 0) / 1000));
    return answer(503, 'upstream', 'The service is busy right now. Try again soon.', {
      'retry-after': String(seconds),
    });
  }

  return async (request) => {
    if (request.method !== 'POST') {
      return answer(405, 'method', 'Send a POST request.', { allow: 'POST' });
    }
    let settings: ReturnType<typeof configured>;
    try {
      settings = configured();
    } catch (error) {
      // oxlint-disable-next-line no-console -- A misconfigured route must not fail silently.
      if (onError === undefined) console.error(error);
      report(error);
      return answer(500, 'configuration', 'This route is not set up. The server’s log says why.');
    }
    const foreign = findForeignOrigin(request, settings.allowedOrigins);
    if (foreign !== undefined) {
      return answer(
        403,
        'cross-site',
        `This route answers pages of its own origin only (${foreign}). Behind a proxy, name the public origin in allowedOrigins.`,
      );
    }

    let decision: v.InferOutput<typeof authorization>;
    let reason: Awaited<ReturnType<typeof readReason>>;
    try {
      reason = await readReason(request);
      if (typeof reason === 'object') return answer(reason.status, 'request', reason.message);
      decision = await decide(request);
    } catch (error) {
      report(error);
      return answer(500, 'internal', 'Something went wrong here. Try again soon.');
    }
    if (decision === null || decision === undefined) {
      return answer(403, 'forbidden', 'You are not signed in, or may not use this.');
    }
    if ('refuse' in decision) return answer(403, 'forbidden', decision.refuse);

    try {
      const { exchange } = settings;
      const { serviceActorId, rights } = decision;
      const token = await exchange.get(serviceActorId, reason);
      return respond(200, { token, serverTime: new Date(exchange.now()).toISOString(), ...rights });
    } catch (error) {
      return describeFailure(error, settings.apiKey);
    }
  };
}

function answer(
  status: number,
  error: string,
  message: string,
  headers?: Record<string, string>,
): Response {
  return respond(status, { error, message }, headers);
}

function respond(status: number, body: object, headers?: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}

/**
 * Detects cross-site requests (CSRF) from the headers that browsers set. Ignores `Host` and
 * `X-Forwarded-*`, which can be forged.
 *
 * @param allowedOrigins - Origins besides that of the server's own URL: the public one behind a
 * proxy, and trusted ones of the same site.
 * @returns A description of the foreign origin, or undefined if there is none.
 */
function findForeignOrigin(
  request: Request,
  allowedOrigins: ReadonlySet<string>,
): string | undefined {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site === 'cross-site') return 'Sec-Fetch-Site: cross-site';
  // The browser compared the page's origin with the public URL, which a server behind a
  // TLS-terminating proxy doesn't see.
  if (site === 'same-origin') return undefined;
  if (origin !== null && allowedOrigins.has(origin)) return undefined;
  if (site === 'same-site') return 'Sec-Fetch-Site: same-site';
  const isForeign = origin !== null && origin !== new URL(request.url).origin;
  return isForeign ? 'another Origin' : undefined;
}
