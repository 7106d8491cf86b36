import { checkedNumber } from '../../client/index.ts';

/** A token that was exchanged for a service actor. It can be written as JSON. */
export interface CachedToken {
  /** A bearer: whoever holds it can act as the service actor until it expires. */
  token: string;
  /** The time of expiry by the platform's clock, in milliseconds since the epoch. */
  expiresAt: number;
}

/** The result of a cache; `null` and `undefined` mean that it has no token. */
export type FoundToken = CachedToken | null | undefined;

/**
 * Stores one token for each service actor. Instances of a backend that share a store share its
 * tokens, so that each actor costs one exchange instead of one for each instance. Both functions may
 * return at once or return a promise.
 *
 * A cache may lose what it was given. One that rejects, returns something other than a token, or
 * takes longer than a second is bypassed: the route then stores tokens in its own process and calls
 * `onError`, without the store's message, since that may repeat the token.
 *
 * **Security.** The store holds bearers. Whoever reads it can act as your service actors for up to
 * 15 minutes, and whoever writes to it decides as whom people act. Connect over TLS with a separate
 * credential, keep it out of dumps and logs, encrypt the values if others can read the store, and
 * let entries expire at `expiresAt`. Put your own prefix before the id, a different one for each
 * platform and API key that share a store.
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
  /** Returns the token that was stored last for a service actor; `null` when there is none. */
  get(serviceActorId: string): FoundToken | Promise<FoundToken>;
  /** Stores a token in place of the one before. It is of no use after `expiresAt`. */
  set(serviceActorId: string, token: CachedToken): void | Promise<void>;
}

/** A {@link TokenCache} in the memory of this process. */
export interface MemoryTokenCache extends TokenCache {
  /** Returns at once. */
  get(serviceActorId: string): CachedToken | undefined;
  /** Stores it at once. */
  set(serviceActorId: string, token: CachedToken): void;
}

/**
 * Creates a cache in memory that drops the least recently used service actor.
 *
 * @param maxActors - The maximum number of service actors that it stores. @default 10000
 * @throws BrainstemError with code `configuration` when `maxActors` is not a positive number.
 */
export function createTokenCache(maxActors = 10_000): MemoryTokenCache {
  checkedNumber('maxActors', maxActors, { min: 1 });
  // A Map keeps the order of insertion, so its first key is the least recently used one.
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
