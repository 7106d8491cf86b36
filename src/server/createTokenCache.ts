/** A token that was exchanged for a service actor. Times in milliseconds. */
export interface CachedToken {
  token: string;
  /** By the platform's clock. */
  expiresAt: number;
  /** When it came in place of one that was refused, by our own clock; undefined for others. */
  replacedAt: number | undefined;
}

/** Keeps one token for each service actor, in the memory of this process. */
export interface TokenCache {
  get(serviceActorId: string): CachedToken | undefined;
  set(serviceActorId: string, token: CachedToken): void;
}

/**
 * Creates a cache that drops who was asked for longest ago.
 *
 * @param maxActors - How many service actors it keeps. @default 10000
 */
export function createTokenCache(maxActors = 10_000): TokenCache {
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
