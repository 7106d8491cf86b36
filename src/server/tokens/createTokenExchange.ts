import {
  createRequester,
  createServerClock,
  hasStatus,
  PlatformError,
  readJwtTimes,
  type TokenRequest,
} from '../../client/index.ts';
import { exchangeToken, serviceActorTokenLifetime } from '../../contract/index.ts';
import { createServerFetch } from '../createServerFetch.ts';
import { createTokenCache, type TokenCache } from './createTokenCache.ts';
import { guardTokenCache } from './guardTokenCache.ts';

/** Options of {@link createTokenExchange}. Times in milliseconds. */
export interface TokenExchangeOptions {
  baseUrl: string;
  apiKey: string;
  fetch?: typeof globalThis.fetch;
  now: () => number;
  /** A token that expires sooner than this is renewed; at most half of its lifetime. */
  renewBefore: number;
  /** The timeout of one attempt; there are at most two. */
  timeout: number;
  /** @default one in this process's memory */
  cache?: TokenCache;
  /** Called with errors of the cache. */
  onCacheError: (error: unknown) => void;
}

/** An exchange of the API key for service actor tokens, with one call at a time per actor. */
export interface TokenExchange {
  /**
   * Returns a token for a service actor, from the cache while it is valid.
   *
   * @param reason - `unauthorized` bypasses the cache, unless its token was just issued or the
   * actor's renewal budget is spent.
   * @throws PlatformError, NetworkError, TimeoutError or DecodeError.
   */
  get(serviceActorId: string, reason: TokenRequest['reason']): Promise<string>;
  /** Returns the estimated platform time, in milliseconds since the epoch. */
  now(): number;
}

/** A token that replaced a rejected one, and the local time of its exchange. */
interface Replacement {
  token: string;
  at: number;
}

/**
 * The time in milliseconds during which a replacement is shared: tabs whose token was rejected ask
 * at the same moment.
 */
const sharedFor = 250;

/** The pause after a 429 without `Retry-After`, in milliseconds. */
const defaultPause = 5_000;

/** The maximum pause after a 429, in milliseconds: a longer one is a mistake or clock skew. */
const maxPause = 60_000;

/** The maximum length of an answer, in bytes: a token has a few thousand. */
const maxResponseBytes = 262_144;

/**
 * Creates the exchange at `POST {baseUrl}/public/v1/identity/auth/token/exchange`.
 *
 * A 429 pauses every exchange for its `Retry-After`, at most a minute.
 */
export function createTokenExchange(options: TokenExchangeOptions): TokenExchange {
  const { apiKey, now, renewBefore } = options;
  const clock = createServerClock(now);
  const cache = guardTokenCache(options.cache ?? createTokenCache(), options.onCacheError);
  const budget = createRenewalBudget(now);
  const exchanges = new Map<string, Promise<string>>();
  const searches = new Map<string, Promise<string>>();
  // By the local clock and per process: the clocks of two instances may differ by more.
  const replacements = new Map<string, Replacement>();
  let pausedUntil = -Infinity;

  const requester = createRequester({
    baseUrl: options.baseUrl,
    credential: { get: () => Promise.resolve(apiKey) },
    fetch: createServerFetch(options.fetch),
    timeout: options.timeout,
    maxResponseBytes,
    // A 429 is returned immediately: the page waits, and this pauses for all pages together.
    retry: { attempts: 1, maxDelay: 2_000, maxWait: 0 },
    onServerTime: (date) => clock.observe(date),
  });

  async function search(serviceActorId: string): Promise<string> {
    const cached = await cache.get(serviceActorId);
    if (cached !== undefined) {
      const left = cached.expiresAt - clock.now();
      if (left > Math.min(renewBefore, lifetimeOf(cached.token) / 2)) return cached.token;
    }
    return join(exchanges, serviceActorId, () => exchange(serviceActorId, 'initial'));
  }

  async function renew(serviceActorId: string): Promise<string> {
    const replacement = findReplacement(serviceActorId);
    if (replacement !== undefined && Math.abs(now() - replacement.at) < sharedFor) {
      return replacement.token;
    }
    const underWay = exchanges.get(serviceActorId);
    if (underWay !== undefined) return underWay;
    if (budget.take(serviceActorId)) {
      return join(exchanges, serviceActorId, () => exchange(serviceActorId, 'unauthorized'));
    }
    if (replacement === undefined) throw rateLimited(renewalInterval);
    return replacement.token;
  }

  function findReplacement(serviceActorId: string): Replacement | undefined {
    // Oldest first, so the rest are younger.
    for (const [actor, { at }] of replacements) {
      if (Math.abs(now() - at) < renewalWindow) break;
      replacements.delete(actor);
    }
    return replacements.get(serviceActorId);
  }

  async function exchange(serviceActorId: string, reason: TokenRequest['reason']): Promise<string> {
    const left = pausedUntil - now();
    // A pause above the maximum means that the local clock was set back.
    if (left > 0 && left <= maxPause) throw rateLimited(left);
    try {
      const { token } = await requester.json(exchangeToken, { body: { serviceActorId } });
      const expiry = clock.observeToken(token);
      const expiresAt =
        expiry === Infinity ? clock.now() + serviceActorTokenLifetime * 1000 : expiry;
      replacements.delete(serviceActorId);
      if (reason === 'unauthorized') replacements.set(serviceActorId, { token, at: now() });
      await cache.set(serviceActorId, { token, expiresAt });
      return token;
    } catch (error) {
      if (!hasStatus(error, 429)) throw error;
      const pause = Math.min(error.retryAfter ?? defaultPause, maxPause);
      pausedUntil = now() + pause;
      throw rateLimited(pause);
    }
  }

  return {
    get: (serviceActorId, reason) =>
      reason === 'unauthorized'
        ? renew(serviceActorId)
        : join(searches, serviceActorId, () => search(serviceActorId)),
    now: () => clock.now(),
  };
}

/** Returns a token's lifetime in milliseconds; by default, the documented one. */
function lifetimeOf(token: string): number {
  const { issuedAt, expiresAt } = readJwtTimes(token);
  if (issuedAt === undefined || expiresAt === undefined || issuedAt >= expiresAt) {
    return serviceActorTokenLifetime * 1000;
  }
  return expiresAt - issuedAt;
}

/** Deduplicates concurrent calls per key: callers share the pending one. */
function join<T>(calls: Map<string, Promise<T>>, key: string, call: () => Promise<T>): Promise<T> {
  const underWay = calls.get(key);
  if (underWay !== undefined) return underWay;
  const started = call().finally(() => calls.delete(key));
  calls.set(key, started);
  return started;
}

function rateLimited(retryAfter: number): PlatformError {
  return new PlatformError({
    status: 429,
    platformMessage: undefined,
    route: `${exchangeToken.method} ${exchangeToken.path}`,
    retryAfter,
  });
}

/** The maximum burst of renewals per actor. */
const burst = 10;

/** The time in milliseconds until the budget is refilled by one. */
const renewalInterval = 6_000;

/** The time in milliseconds after which an actor's budget is full again. */
const renewalWindow = burst * renewalInterval;

/**
 * Creates a token bucket of 10 renewals for each service actor, refilled by one every 6 seconds. It
 * limits the exchanges of a page that is refused repeatedly, by a fault or on purpose.
 *
 * @param now - The local clock, in milliseconds since the epoch. It may jump.
 */
function createRenewalBudget(now: () => number) {
  // A Map keeps insertion order, so its first entry is the oldest.
  const actors = new Map<string, { left: number; at: number }>();

  return {
    /** Takes one renewal from a service actor's budget. Returns false if none is left. */
    take(serviceActorId: string): boolean {
      const time = now();
      for (const [actor, { at }] of actors) {
        if (Math.abs(time - at) < renewalWindow) break;
        actors.delete(actor);
      }
      const known = actors.get(serviceActorId);
      const refilled = Math.max(0, time - (known?.at ?? time)) / renewalInterval;
      const left = Math.min(burst, (known?.left ?? burst) + refilled);
      actors.delete(serviceActorId);
      actors.set(serviceActorId, { left: left < 1 ? left : left - 1, at: time });
      return left >= 1;
    },
  };
}
