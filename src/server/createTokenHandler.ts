import * as v from 'valibot';
import { BrainstemError, isPlatformError } from '../client/index.ts';
import { checkedBaseUrl, checkedCredential, checkedOrigins } from './checkedOptions.ts';
import type { TokenCache } from './createTokenCache.ts';
import { createTokenExchange } from './createTokenExchange.ts';
import { findForeignOrigin } from './findForeignOrigin.ts';
import { readReason } from './readReason.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** Whom a request is from, as the host's backend decides it. */
export type Authorization =
  | {
      /** The service actor whose token this person works with. */
      serviceActorId: string;
    }
  | {
      /** Why this person gets no token, in words for them. */
      refuse: string;
    }
  | null
  | undefined;

/** Options of {@link createTokenHandler}. Times in milliseconds. */
export interface TokenHandlerOptions {
  /** The platform's service root, for example `https://api.example.com`. */
  baseUrl: string | undefined;
  /** An API key with the scope `provision:token:exchange`. It never leaves the server. */
  apiKey: string | undefined;
  /**
   * Decides by the host's own session who asks. Nothing (or `refuse`) refuses. The request's body
   * has been read already.
   */
  authorize: (request: Request) => Authorization | Promise<Authorization>;
  /**
   * Origins whose pages may ask, besides the origin of the request's own address. Name the public
   * origin where a proxy hands requests on under another address: `['https://app.example.com']`.
   *
   * @default []
   */
  allowedOrigins?: readonly string[];
  /** A token with less left than this is exchanged anew. @default 120000 */
  renewBefore?: number;
  /** How long the platform may take for one try; there are two at most. @default 10000 */
  timeout?: number;
  /**
   * Where tokens are kept between requests: give one that your instances share, where there are
   * several. It holds bearers: see {@link TokenCache} for what that asks of a store. One exchange
   * at a time for each service actor and process, whatever the cache.
   *
   * @default 10,000 service actors in the memory of this process
   */
  cache?: TokenCache;
  /** @default globalThis.fetch, looked up at each call */
  fetch?: typeof globalThis.fetch;
  /** Our own clock, in milliseconds since the epoch. @default Date.now */
  now?: () => number;
  /**
   * Told of what went wrong, for the host's log. Errors of the exchange and of the cache carry
   * neither the key nor a token; an error that `authorize` threw comes as it was.
   */
  onError?: (error: unknown) => void;
}

const authorization = v.nullish(
  v.union([
    v.object({ refuse: v.string() }),
    v.object({ serviceActorId: v.pipe(v.string(), v.minLength(1)) }),
  ]),
);

/**
 * Makes the host's token route: `createTokenFetcher` asks it from the page.
 *
 * Takes `POST` with no body or JSON `{ reason }`, and answers
 *
 * - 200 `{ token, serverTime }`
 * - 403 `{ error: 'forbidden', message }` when `authorize` refuses
 * - 403 `{ error: 'cross-site', message }` for pages of other sites
 * - 400, 405, 413 or 415 for requests of another form
 * - 500 `{ error: 'internal', message }` when `authorize` throws
 * - 502 `{ error: 'upstream', message }`, or 503 with `Retry-After` while the platform limits the
 *   rate. Neither the key nor the platform's words are in any answer.
 *
 * @throws BrainstemError with code `configuration` when an option cannot work.
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
  const apiKey = checkedCredential('apiKey', options.apiKey);
  const allowedOrigins = checkedOrigins(options.allowedOrigins ?? []);
  const exchange = createTokenExchange({
    baseUrl: checkedBaseUrl(options.baseUrl),
    apiKey,
    fetch: options.fetch,
    now,
    renewBefore: options.renewBefore ?? 120_000,
    timeout: options.timeout ?? 10_000,
    cache: options.cache,
    onCacheError: report,
  });
  if (typeof authorize !== 'function') {
    throw new BrainstemError(
      'configuration',
      'authorize is missing. Pass a function that tells from the request which service actor the signed-in person works as.',
    );
  }

  function report(error: unknown): void {
    try {
      onError?.(error);
    } catch {
      // A log that fails must not change the answer.
    }
  }

  async function decide(request: Request): Promise<v.InferOutput<typeof authorization>> {
    const read = v.safeParse(authorization, await authorize(request));
    if (read.success) return read.output;
    throw new BrainstemError(
      'configuration',
      'authorize answered neither { serviceActorId } nor { refuse } nor nothing.',
    );
  }

  function describeFailure(error: unknown): Response {
    report(withoutSecrets(error, apiKey));
    if (!isPlatformError(error) || error.status !== 429) {
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
    const foreign = findForeignOrigin(request, allowedOrigins);
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
      const token = await exchange.get(decision.serviceActorId, reason);
      return respond(200, { token, serverTime: new Date(exchange.now()).toISOString() });
    } catch (error) {
      return describeFailure(error);
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
