import * as v from 'valibot';
import { readPersonRights } from '../access/personRights.ts';
import { isDevelopment } from '../isDevelopment.ts';
import { parseJson } from '../parseJson.ts';
import { readBodyText } from '../readBodyText.ts';
import type { GetToken } from './tokenAnswer.ts';

/** Options for calling the host's token route. */
export interface TokenFetcherOptions {
  /** @default globalThis.fetch, looked up at each call */
  fetch?: typeof globalThis.fetch;
  /** Extra headers, for example the host's CSRF token; a function is called for each request. */
  headers?: Record<string, string> | (() => Record<string, string>);
}

const granted = v.looseObject({
  token: v.string(),
  serverTime: v.fallback(v.optional(v.string()), undefined),
});

const refused = v.object({
  error: v.literal('forbidden'),
  message: v.fallback(v.optional(v.string()), undefined),
});

/**
 * Creates a `getToken` that calls the host's own token route, for example one made with
 * `createTokenHandler` of `brainstem/server`.
 *
 * Sends `POST` with JSON `{ reason }` and the cookies of the same origin. Reads
 * `{ token, serverTime }` and the rights beside them, or with 401 or 403
 * `{ error: 'forbidden', message }`. For anything else it throws an error that names the route and the
 * status; in development it also writes that to the console, once.
 *
 * @param url - The route, for example `/api/brainstem/token`. Errors don't include its query.
 */
export function createTokenFetcher(url: string | URL, options: TokenFetcherOptions = {}): GetToken {
  let hasHinted = false;

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
    const text = await readBodyText(response.body, longestAnswer, signal).catch(() => '');
    signal.throwIfAborted();
    const body = parseJson(text ?? '');

    if (response.status === 401 || response.status === 403) {
      const read = v.safeParse(refused, body);
      if (read.success) {
        const { message } = read.output;
        return { error: 'forbidden', ...(message !== undefined && { message }) };
      }
    }
    const read = v.safeParse(granted, body);
    if (!response.ok || !read.success) {
      const problem = describe(url, response);
      if (!hasHinted && isDevelopment()) {
        hasHinted = true;
        // oxlint-disable-next-line no-console -- A hint for the developer; never in production.
        console.error(`Brainstem: ${problem} ${hint} Shown once, in development only.`);
      }
      throw new Error(problem);
    }
    const { token, serverTime } = read.output;
    return {
      token,
      ...(serverTime !== undefined && { serverTime }),
      ...readPersonRights(read.output),
    };
  };
}

const hint =
  'Serve createTokenHandler of brainstem/server there, or pass its address to createTokenFetcher.';

/** The longest answer that is read, in bytes: a token has a few thousand. */
const longestAnswer = 262_144;

function describe(url: string | URL, { ok, status, redirected }: Response): string {
  const route = String(url).replace(/[?#].*$/, '');
  const answered = `the token route ${route} answered ${status}`;
  if (!ok) return `${answered}.`;
  const why = redirected ? ' It redirected: is the person signed in?' : '';
  return `${answered} without a token string.${why}`;
}
