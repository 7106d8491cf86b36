import { isRecord } from '../../contract/index.ts';
import { readPersonRights } from '../access/personRights.ts';
import { parseJson } from '../answers/parseJson.ts';
import { readBodyText } from '../answers/readBodyText.ts';
import { textIn, type GetToken } from './askForToken.ts';

/** Options for calling the host's token route. */
export interface TokenFetcherOptions {
  /** @default globalThis.fetch, looked up at each call */
  fetch?: typeof globalThis.fetch;
  /** Extra headers, for example the host's CSRF token. A function is called for each request. */
  headers?: Record<string, string> | (() => Record<string, string>);
}

/**
 * Creates a `getToken` that calls the host's own token route, for example one made with
 * `createTokenHandler` of `brainstem/server`.
 *
 * Sends `POST` with JSON `{ reason }` and same-origin cookies. Expects `{ token, serverTime }` and
 * rights, or with 401 or 403 `{ error: 'forbidden', message }`. Otherwise throws an error that
 * names the route, the status and what to do.
 *
 * @param url - The route, for example `/api/brainstem/token`. Errors don't include its query.
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
    const text = await readBodyText(response.body, maxAnswerLength, signal).catch(() => '');
    signal.throwIfAborted();
    const json = parseJson(text ?? '');
    const body = isRecord(json) ? json : {};
    const { status } = response;
    if ((status === 401 || status === 403) && body['error'] === 'forbidden') {
      const message = textIn(body['message']);
      return { error: 'forbidden', ...(message !== undefined && { message }) };
    }
    const token = textIn(body['token']);
    if (!response.ok || token === undefined) {
      // A redirect leads to where users sign in.
      const isLogin = response.ok && response.redirected;
      const problem = describe(url, response, body['error']);
      throw Object.assign(new Error(problem), { status: isLogin ? 401 : status });
    }
    const serverTime = textIn(body['serverTime']);
    return { token, ...(serverTime !== undefined && { serverTime }), ...readPersonRights(body) };
  };
}

/** The maximum length of an answer, in bytes: a token has a few thousand. */
const maxAnswerLength = 262_144;

function describe(url: string | URL, { ok, status, redirected }: Response, error: unknown): string {
  const route = String(url).replace(/[?#].*$/, '');
  const answered = `the token route ${route} answered ${status}${ok ? ' without a token string' : ''}.`;
  if (error === 'cross-site') return `${answered} Name the origin of the page in allowedOrigins.`;
  if (redirected) return `${answered} It redirected: is the person signed in?`;
  return status < 500
    ? `${answered} Serve createTokenHandler of brainstem/server there, or pass its address to createTokenFetcher.`
    : `${answered} The log of your server says why.`;
}
