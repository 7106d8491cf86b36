import * as v from 'valibot';
import { BrainstemError } from '../../client/index.ts';
import { isPromiseLike } from '../../environment/index.ts';
import { createTokenCache, type CachedToken, type TokenCache } from './createTokenCache.ts';

const foundToken = v.nullish(
  v.object({
    token: v.pipe(v.string(), v.minLength(1)),
    expiresAt: v.pipe(v.number(), v.finite()),
  }),
);

/** The timeout of a cache call, in milliseconds. */
const timeoutMs = 1_000;

/**
 * Keeps the token route working if a host's cache fails: tokens that it can't store are stored in
 * this process, and its results are validated.
 *
 * @param onError - Called with each failure, without its cause: store clients include the failed
 * command, and so the token, in their errors.
 */
export function guardTokenCache(cache: TokenCache, onError: (error: BrainstemError) => void) {
  const fallback = createTokenCache();
  let isReadable = true;

  async function find(serviceActorId: string): Promise<CachedToken | undefined> {
    try {
      const found = v.parse(foundToken, await withTimeout(() => cache.get(serviceActorId)));
      isReadable = true;
      return found ?? undefined;
    } catch (error) {
      isReadable = false;
      onError(cacheError('get', error));
      return undefined;
    }
  }

  return {
    async get(serviceActorId: string): Promise<CachedToken | undefined> {
      const found = await find(serviceActorId);
      const own = fallback.get(serviceActorId);
      // A store that takes no tokens may still have one that was replaced since.
      return found === undefined || (own !== undefined && own.expiresAt >= found.expiresAt)
        ? own
        : found;
    },

    async set(serviceActorId: string, token: CachedToken): Promise<void> {
      try {
        await withTimeout(() => cache.set(serviceActorId, token));
        if (isReadable) return;
      } catch (error) {
        onError(cacheError('set', error));
      }
      fallback.set(serviceActorId, token);
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

function cacheError(operation: 'get' | 'set', error: unknown): BrainstemError {
  const name = error instanceof Error && /^\w{1,64}$/.test(error.name) ? error.name : 'unknown';
  return new BrainstemError(
    'token',
    `the token cache failed to ${operation} a token (${name}). Tokens are stored in this process meanwhile.`,
    { retryable: true },
  );
}
