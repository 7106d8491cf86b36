/** A token that was exchanged for a service actor. It can be written as JSON. */
export interface CachedToken {
  /** A bearer: whoever holds it acts as the service actor until it ends. */
  token: string;
  /** When it ends, by the platform's clock, in milliseconds since the epoch. */
  expiresAt: number;
}

/** What a cache found; null and undefined say nothing. */
export type FoundToken = CachedToken | null | undefined;

/**
 * Keeps one token for each service actor. Several instances of a backend that share a store share
 * its tokens, so that each actor costs one exchange and not one an instance. Both functions may
 * answer at once or by a promise.
 *
 * A cache may lose what it was given. One that rejects, answers something else than a token or
 * takes longer than a second is passed by: the route then keeps tokens in its own process, and
 * `onError` is told, without what the store said, since that may repeat the token.
 *
 * **Security.** The store holds bearers. Whoever reads it acts as your service actors for up to 15
 * minutes, and whoever writes to it decides as whom people act. Reach it over TLS, with a
 * credential of its own, keep it out of dumps and logs, encrypt the values where others can read
 * the store, and let entries end at `expiresAt`. Put your own prefix before the id, another one for
 * each platform and API key that share a store.
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
  /** The token that was kept last for a service actor; nothing when there is none. */
  get(serviceActorId: string): FoundToken | Promise<FoundToken>;
  /** Keeps a token in place of the one before. It is of no use after `expiresAt`. */
  set(serviceActorId: string, token: CachedToken): void | Promise<void>;
}

/** A {@link TokenCache} in the memory of this process. */
export interface MemoryTokenCache extends TokenCache {
  /** Answers at once. */
  get(serviceActorId: string): CachedToken | undefined;
  /** Keeps it at once. */
  set(serviceActorId: string, token: CachedToken): void;
}

/**
 * Creates a cache in memory that drops who was asked for longest ago.
 *
 * @param maxActors - How many service actors it keeps. @default 10000
 */
export function createTokenCache(maxActors = 10_000): MemoryTokenCache {
  // A Map keeps the order of insertion, so its first key is the one used longest ago.
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
