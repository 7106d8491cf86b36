import * as v from 'valibot';
import { BrainstemError } from '../client/index.ts';
import {
  createTokenCache,
  type CachedToken,
  type FoundToken,
  type TokenCache,
} from './createTokenCache.ts';

/** A cache that always answers. */
export interface GuardedTokenCache {
  get(serviceActorId: string): Promise<CachedToken | undefined>;
  set(serviceActorId: string, token: CachedToken): Promise<void>;
}

const cachedToken = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  expiresAt: v.pipe(v.number(), v.finite()),
});

/** What a cache may take, in milliseconds. */
const patience = 1_000;

/**
 * Keeps the token route working while a host's cache does not: what it fails to keep is kept in
 * this process, and what it answers is checked.
 *
 * @param onError - Told of each failure. The cause is left out: clients of stores put the command
 * that failed, and so the token, into their errors.
 */
export function guardTokenCache(
  cache: TokenCache,
  onError: (error: BrainstemError) => void,
): GuardedTokenCache {
  const spare = createTokenCache();

  return {
    async get(serviceActorId) {
      let found: FoundToken;
      try {
        found = await withinPatience(() => cache.get(serviceActorId));
      } catch (error) {
        onError(cacheError('get', error));
        return spare.get(serviceActorId);
      }
      if (found === undefined || found === null) return undefined;
      const read = v.safeParse(cachedToken, found);
      if (read.success) return read.output;
      onError(cacheError('get', new TypeError()));
      return undefined;
    },

    async set(serviceActorId, token) {
      try {
        await withinPatience(() => cache.set(serviceActorId, token));
      } catch (error) {
        onError(cacheError('set', error));
        spare.set(serviceActorId, token);
      }
    },
  };
}

async function withinPatience<T>(call: () => T | Promise<T>): Promise<T> {
  const answer = call();
  // What is at hand needs no timer.
  if (!isPromiseLike(answer)) return answer;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), patience);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}

function isPromiseLike(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'then' in answer;
}

function cacheError(act: 'get' | 'set', error: unknown): BrainstemError {
  const name = error instanceof Error && /^\w{1,64}$/.test(error.name) ? error.name : 'unknown';
  return new BrainstemError(
    'token',
    `the token cache failed at ${act} (${name}). Tokens are kept in this process meanwhile.`,
    { retryable: true },
  );
}
