import * as v from 'valibot';
import {
  BrainstemError,
  checkedNumber,
  checkedTimeout,
  isPlatformError,
  readPersonRights,
  type PersonRights,
} from '../../client/index.ts';
import {
  checkedBaseUrl,
  checkedCredential,
  checkedOrigins,
  whenNeeded,
} from '../checkedOptions.ts';
import type { TokenCache } from './createTokenCache.ts';
import { createTokenExchange } from './createTokenExchange.ts';
import { findForeignOrigin } from './findForeignOrigin.ts';
import { readReason } from './readReason.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** The sender of a request, as the host's backend decides. */
export type Authorization =
  | (PersonRights & {
      /** The service actor whose token this person works with. */
      serviceActorId: string;
    })
  | {
      /** The reason why this person gets no token, in words for them. */
      refuse: string;
    }
  | null
  | undefined;

/** Options of {@link createTokenHandler}. Times in milliseconds. */
export interface TokenHandlerOptions {
  /** The platform's service root, for example `https://api.example.com`. */
  baseUrl: string | undefined;
  /**
   * Sends credentials over plain http too, which anyone on the way can read. Without it, only
   * https is allowed, and http to this machine.
   *
   * @default false
   */
  allowHttp?: boolean;
  /** An API key with the scope `provision:token:exchange`. It never leaves the server. */
  apiKey: string | undefined;
  /**
   * Decides from the host's own session who asks. Return `null` to deny access, or `refuse` to say
   * why. The request's body has been read already.
   */
  authorize: (request: Request) => Authorization | Promise<Authorization>;
  /**
   * Origins whose pages may call this route, besides the origin of the request's own address. Name
   * the public origin when a proxy forwards requests to another address:
   * `['https://app.example.com']`.
   *
   * @default []
   */
  allowedOrigins?: readonly string[];
  /**
   * A token that expires sooner than this, at most half of its lifetime, is exchanged again.
   *
   * @default 120000
   */
  renewBefore?: number;
  /** The time limit of one attempt to reach the platform; there are at most two. @default 10000 */
  timeout?: number;
  /**
   * The store for tokens between requests. Pass one that your instances share when there are
   * several. It holds bearers: see {@link TokenCache} for what that requires of a store. There is
   * one exchange at a time for each service actor and process, whatever the cache.
   *
   * @default 10,000 service actors in the memory of this process
   */
  cache?: TokenCache;
  /** @default globalThis.fetch, looked up at each call */
  fetch?: typeof globalThis.fetch;
  /** Our own clock, in milliseconds since the epoch. @default Date.now */
  now?: () => number;
  /**
   * Called with each error, for the host's log. Errors of the exchange and of the cache contain
   * neither the key nor a token; an error that `authorize` threw is passed on unchanged. Without it,
   * a configuration that cannot work is written to the console.
   */
  onError?: (error: unknown) => void;
}

const authorization = v.nullish(
  v.union([
    v.object({ refuse: v.string() }),
    v.pipe(
      v.looseObject({ serviceActorId: v.pipe(v.string(), v.minLength(1)) }),
      v.transform(({ serviceActorId, ...told }) => ({
        serviceActorId,
        rights: checkedRights(told),
      })),
    ),
  ]),
);

/** Reads the rights that `authorize` returned. A mistake in them must not grant more than was meant. */
function checkedRights(told: Readonly<Record<string, unknown>>): PersonRights {
  const rights = readPersonRights(told);
  for (const [name, read] of Object.entries(rights)) {
    if (read !== undefined || told[name] === undefined) continue;
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
 * - 403 `{ error: 'cross-site', message }` for pages of other sites
 * - 400, 405, 408, 413 or 415 for requests of another form, or whose body takes longer than 10
 *   seconds
 * - 500 `{ error: 'internal', message }` when `authorize` throws
 * - 500 `{ error: 'configuration', message }` when `baseUrl`, `apiKey` or `allowedOrigins` cannot
 *   work. They are checked at the first request, since frameworks load routes while they build,
 *   when the environment's variables are not there yet.
 * - 502 `{ error: 'upstream', message }`, or 503 with `Retry-After` while the platform limits the
 *   rate
 *
 * No answer contains the key or the platform's words. Redirects of the platform are not followed.
 * When the platform refuses tokens again and again, each service actor gets at most 10 new ones at
 * once and one every 6 seconds after that.
 *
 * @throws BrainstemError with code `configuration` when `authorize` is missing, or a number is out
 * of range.
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
  const timeout = checkedTimeout('timeout', options.timeout ?? 10_000);
  if (typeof authorize !== 'function') {
    throw new BrainstemError(
      'configuration',
      'authorize is missing. Pass a function that reads from the request which service actor the signed-in person works as.',
    );
  }

  const configured = whenNeeded(() => {
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
      // A log that fails must not change the answer.
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
    let settings: ReturnType<typeof configured>;
    try {
      settings = configured();
    } catch (error) {
      // oxlint-disable-next-line no-console -- A route that is not set up must not fail in silence.
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
