import { encodeRequest, readBodyText } from '../../client/index.ts';
import type { Endpoint } from '../../contract/index.ts';
import type { Target } from './readTarget.ts';

/** The undecoded answer of one call. */
export type Answer =
  | {
      readonly type: 'answer';
      readonly status: number;
      readonly ms: number;
      readonly contentType: string;
      readonly body: string;
    }
  | {
      readonly type: 'none';
      readonly ms: number;
      readonly because: string;
      /** True if the platform couldn't be reached. */
      readonly isUnreached?: boolean;
    };

export interface Caller {
  readonly target: Target;
  readonly tokens: Tokens;
  readonly signal: AbortSignal;
  /** The timeout of an answer, in milliseconds. */
  readonly timeout: number;
}

/** The service actor token, shared by a run's calls. */
export interface Tokens {
  /** Undefined until a token is exchanged. */
  current: string | undefined;
  /** Exchanges a new token. Absent without an API key, or after a new token was rejected too. */
  renew: (() => Promise<string | undefined>) | undefined;
}

/** The maximum length of an answer, in bytes. */
const maxBodyLength = 16 * 1024 * 1024;

export function hasCredential(endpoint: Endpoint, { target, tokens }: Caller): boolean {
  if (endpoint.credential === 'apiKey') return target.apiKey !== undefined;
  if (endpoint.credential === 'appSession') return target.appSession !== undefined;
  if (endpoint.credential === 'serviceActorToken') return tokens.current !== undefined;
  return endpoint.credential !== 'userJwt';
}

/**
 * Calls a route like the client: doesn't follow redirects, renews a rejected token, sends a
 * credential only to routes that require it, and retries a read whose connection failed, since a
 * server may close an idle one at any time. Never rejects.
 */
export async function callRoute(
  caller: Caller,
  endpoint: Endpoint,
  input: unknown,
  options: { withoutCredential?: boolean } = {},
): Promise<Answer> {
  const { tokens } = caller;
  const answer = await callTwice(caller, endpoint, input, options);
  const usesToken =
    endpoint.credential === 'serviceActorToken' || endpoint.credential === undefined;
  const isRejected =
    answer.type === 'answer' && answer.status === 401 && !options.withoutCredential;
  if (!isRejected || !usesToken || tokens.renew === undefined) return answer;
  // The token's lifetime is unknown, so a rejected one is renewed once.
  const renewed = await tokens.renew();
  if (renewed === undefined) return answer;
  tokens.current = renewed;
  const again = await callTwice(caller, endpoint, input, options);
  if (again.type === 'answer' && again.status === 401) tokens.renew = undefined;
  return again;
}

async function callTwice(
  caller: Caller,
  endpoint: Endpoint,
  input: unknown,
  options: { withoutCredential?: boolean },
): Promise<Answer> {
  const answer = await callOnce(caller, endpoint, input, options);
  return answer.type === 'none' &&
    answer.isUnreached &&
    endpoint.idempotent &&
    !caller.signal.aborted
    ? callOnce(caller, endpoint, input, options)
    : answer;
}

async function callOnce(
  caller: Caller,
  endpoint: Endpoint,
  input: unknown,
  { withoutCredential = false }: { withoutCredential?: boolean },
): Promise<Answer> {
  const { signal, timeout } = caller;
  const { baseUrl, appUrl } = caller.target;
  const roots = appUrl === undefined ? { baseUrl } : { baseUrl, appUrl };
  const { url, ...request } = encodeRequest(roots, endpoint, input);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  const started = performance.now();
  const taken = (): number => Math.round(performance.now() - started);
  let received: Response | undefined;
  try {
    received = await fetch(url, {
      ...request,
      method: endpoint.method,
      headers: {
        ...request.headers,
        ...(withoutCredential ? {} : credentialOf(endpoint, caller)),
      },
      redirect: 'manual',
      signal: limit,
    });
    const body = await readBodyText(received.body, maxBodyLength);
    if (body === undefined) {
      return {
        type: 'none',
        ms: taken(),
        because: `the answer is longer than ${maxBodyLength} bytes`,
      };
    }
    const contentType = received.headers.get('content-type') ?? '';
    return { type: 'answer', status: received.status, ms: taken(), contentType, body };
  } catch {
    const isUnreached = received === undefined && !limit.aborted;
    const because = whyNone(received, signal, limit, timeout);
    return { type: 'none', ms: taken(), because, isUnreached };
  }
}

/** Describes the failure in our words, since an error's message may quote an address or header. */
function whyNone(
  received: Response | undefined,
  signal: AbortSignal,
  limit: AbortSignal,
  timeout: number,
): string {
  if (signal.aborted) return 'it was interrupted';
  if (limit.aborted) return `no whole answer came within ${timeout / 1000} seconds`;
  if (received === undefined) return 'the server could not be reached, or cut the connection';
  return `the answer of status ${received.status} broke off before its end`;
}

function credentialOf(
  { credential }: Endpoint,
  { target, tokens }: Caller,
): Record<string, string> {
  if (credential === 'appSession') {
    return target.appSession === undefined ? {} : { cookie: target.appSession };
  }
  if (credential === 'apiKey') return bearer(target.apiKey);
  return credential === 'serviceActorToken' || credential === undefined
    ? bearer(tokens.current)
    : {};
}

function bearer(value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { authorization: `Bearer ${value}` };
}
