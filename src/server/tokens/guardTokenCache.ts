import * as v from 'valibot';
import { BrainstemError } from '../../client/index.ts';
import {
  createTokenCache,
  type CachedToken,
  type FoundToken,
  type TokenCache,
} from './createTokenCache.ts';

/** A cache that never fails. */
export interface GuardedTokenCache {
  get(serviceActorId: string): Promise<CachedToken | undefined>;
  set(serviceActorId: string, token: CachedToken): Promise<void>;
}

const cachedToken = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  expiresAt: v.pipe(v.number(), v.finite()),
});

/** The timeout of a cache call, in milliseconds. */
const timeoutMs = 1_000;

/**
 * Keeps the token route working if a host's cache fails: tokens that it can't store are stored in
 * this process, and its results are validated.
 *
 * @param onError - Called with each failure, without its cause: store clients include the failed
 * command, and so the token, in their errors.
 */
export function guardTokenCache(
  cache: TokenCache,
  onError: (error: BrainstemError) => void,
): GuardedTokenCache {
  const fallback = createTokenCache();

  return {
    async get(serviceActorId) {
      let found: FoundToken;
      try {
        found = await withTimeout(() => cache.get(serviceActorId));
      } catch (error) {
        onError(cacheError('get', error));
        return fallback.get(serviceActorId);
      }
      if (found === undefined || found === null) return undefined;
      const read = v.safeParse(cachedToken, found);
      if (read.success) return read.output;
      onError(cacheError('get', new TypeError()));
      return undefined;
    },

    async set(serviceActorId, token) {
      try {
        await withTimeout(() => cache.set(serviceActorId, token));
      } catch (error) {
        onError(cacheError('set', error));
        fallback.set(serviceActorId, token);
      }
    },
  };
}

async function withTimeout<T>(call: () => T | Promise<T>): Promise<T> {
  const answer = call();
  // A synchronous value needs no timeout.
  if (!isPromiseLike(answer)) return answer;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), timeoutMs);
  });
  try {
    return await Promise.race([answer, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

function isPromiseLike(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'then' in answer;
}

function cacheError(operation: 'get' | 'set', error: unknown): BrainstemError {
  const name = error instanceof Error && /^\w{1,64}$/.test(error.name) ? error.name : 'unknown';
  return new BrainstemError(
    'token',
    `the token cache failed to ${operation} a token (${name}). Tokens are stored in this process meanwhile.`,
    { retryable: true },
  );
}
