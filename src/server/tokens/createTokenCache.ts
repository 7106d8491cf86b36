import { checkedNumber } from '../../client/index.ts';

/** A service actor's token, serialisable as JSON. */
export interface CachedToken {
  /** A bearer token: anyone who has it can act as the service actor until it expires. */
  token: string;
  /** The expiry by the platform's clock, in milliseconds since the epoch. */
  expiresAt: number;
}

/** The result of a cache lookup; `null` and `undefined` mean a miss. */
export type FoundToken = CachedToken | null | undefined;

/**
 * A store of one token per service actor. Instances of a backend that share a store need only one
 * exchange per actor. Both functions may be synchronous or asynchronous.
 *
 * A cache may drop entries. If it rejects, returns anything but a token, or takes longer than a
 * second, it is bypassed: the route then caches tokens in its own process and calls `onError`,
 * without the store's message, which may contain the token.
 *
 * **Security.** The store contains bearer tokens. Anyone who reads it can act as your service
 * actors for up to 15 minutes, and anyone who writes to it can make users act as another one.
 * Connect over TLS with a separate credential, keep it out of dumps and logs, encrypt the values if
 * others can read the store, and let entries expire at `expiresAt`. Prefix the id, with a different
 * prefix for each platform and API key that share a store.
 *
 * @example
 * const cache: TokenCache = {
 *   get: async (actor) => JSON.parse((await redis.get(`tokens:${actor}`)) ?? 'null'),
 *   set: async (actor, token) => {
 *     await redis.set(`tokens:${actor}`, JSON.stringify(token), { PXAT: token.expiresAt });
 *   },
 * };
 */
export interface TokenCache {
  /** Returns a service actor's last stored token; `null` if there is none. */
  get(serviceActorId: string): FoundToken | Promise<FoundToken>;
  /** Replaces the stored token, which is useless after `expiresAt`. */
  set(serviceActorId: string, token: CachedToken): void | Promise<void>;
}

/** A synchronous {@link TokenCache} in this process's memory. */
export interface MemoryTokenCache extends TokenCache {
  get(serviceActorId: string): CachedToken | undefined;
  set(serviceActorId: string, token: CachedToken): void;
}

/**
 * Creates an in-memory LRU cache.
 *
 * @param maxActors - The maximum number of service actors. @default 10000
 * @throws BrainstemError with code `configuration` if `maxActors` isn't a positive number.
 */
export function createTokenCache(maxActors = 10_000): MemoryTokenCache {
  checkedNumber('maxActors', maxActors, { min: 1 });
  // A Map keeps insertion order, so its first key is the least recently used one.
  const tokens = new Map<string, CachedToken>();

  return {
    get(serviceActorId) {
      const cached = tokens.get(serviceActorId);
      if (cached === undefined) return undefined;
      tokens.delete(serviceActorId);
      tokens.set(serviceActorId, cached);
      return cached;
    },

    set(serviceActorId, token) {
      tokens.delete(serviceActorId);
      tokens.set(serviceActorId, token);
      const oldest = tokens.keys().next();
      if (tokens.size > maxActors && oldest.done === false) tokens.delete(oldest.value);
    },
  };
}
