import * as v from 'valibot';
import type { GetToken } from './tokenAnswer.ts';

/** Options of {@link createTokenFetcher}. */
export interface TokenFetcherOptions {
  /** @default globalThis.fetch, looked up at each call */
  fetch?: typeof globalThis.fetch;
  /** Sent along, for example the host's CSRF token; a function is asked at each call. */
  headers?: Record<string, string> | (() => Record<string, string>);
}

const granted = v.object({
  token: v.string(),
  serverTime: v.fallback(v.optional(v.string()), undefined),
});

const refused = v.object({
  error: v.literal('forbidden'),
  message: v.fallback(v.optional(v.string()), undefined),
});

/**
 * Makes a `getToken` that asks the host's own token route, which `createTokenHandler` of
 * `brainstem/server` can be.
 *
 * Sends `POST` with JSON `{ reason }` and the cookies of the same origin. Reads
 * `{ token, serverTime }`, or with 401 or 403 `{ error: 'forbidden', message }`. Throws an error
 * that names the status alone for anything else.
 *
 * @param url - The route, for example `/api/brainstem/token`.
 */
export function createTokenFetcher(url: string | URL, options: TokenFetcherOptions = {}): GetToken {
  return async ({ reason, signal }) => {
    const { headers = {} } = options;
    const response = await (options.fetch ?? globalThis.fetch)(url, {
      method: 'POST',
      headers: {
        ...(typeof headers === 'function' ? headers() : headers),
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ reason }),
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
    });
    const body: unknown = await response.json().catch(() => undefined);

    if (response.status === 401 || response.status === 403) {
      const read = v.safeParse(refused, body);
      if (read.success) {
        const { message } = read.output;
        return { error: 'forbidden', ...(message !== undefined && { message }) };
      }
    }
    if (!response.ok) throw new Error(`the token route answered ${response.status}.`);

    const read = v.safeParse(granted, body);
    if (!read.success) {
      const why = response.redirected ? ' It redirected: is the person signed in?' : '';
      throw new Error(`the token route answered ${response.status} without a token string.${why}`);
    }
    const { token, serverTime } = read.output;
    return { token, ...(serverTime !== undefined && { serverTime }) };
  };
}
