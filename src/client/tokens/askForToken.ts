import { isRecord } from '../../contract/index.ts';
import type { Schedule } from '../../environment/index.ts';
import { readPersonRights, type PersonRights } from '../access/personRights.ts';
import { createDeadline } from '../requests/deadline.ts';
import { isTimeoutError } from '../errors/TimeoutError.ts';
import { TokenError } from '../errors/TokenError.ts';
import { orAborted } from '../orAborted.ts';

/** The argument of the host's `getToken`. */
export interface TokenRequest {
  /** Aborts when the answer is no longer needed, or on a timeout. */
  signal: AbortSignal;
  /**
   * - `initial`: there is no token yet.
   * - `expiring`: the current one expires soon, or has expired.
   * - `unauthorized`: the platform rejected the current one; bypass any cache.
   */
  reason: 'initial' | 'expiring' | 'unauthorized';
}

/** The result of the host's `getToken`. */
export type TokenAnswer =
  | (PersonRights & {
      /** A service actor token, without `Bearer `. */
      token: string;
      /** The platform's current time, as the host's backend knows it: an ISO or HTTP date. */
      serverTime?: string;
    })
  | {
      /** The user gets no token: final until they retry. */
      error: 'forbidden';
      /** The reason, for the user. */
      message?: string;
    };

/** Gets a token from the host's backend. Throws on a temporary failure. */
export type GetToken = (request: TokenRequest) => Promise<TokenAnswer>;

export interface ValidToken {
  token: string;
  serverTime: string | undefined;
  rights: PersonRights;
}

/**
 * Calls the host's `getToken` once and validates its answer.
 *
 * @param limit.timeout - The callback's timeout in milliseconds, after which its signal aborts.
 * @throws {@link TokenError} for any failure. Always settles, even if the callback doesn't.
 */
export async function askForToken(
  getToken: GetToken,
  { reason, signal }: TokenRequest,
  { timeout, schedule }: { timeout: number; schedule: Schedule },
): Promise<ValidToken> {
  const deadline = createDeadline('getToken', timeout, { signal, schedule });
  let answer: unknown;
  try {
    const pending = Promise.resolve(getToken({ signal: deadline.signal, reason }));
    answer = await orAborted(pending, deadline.signal);
  } catch (cause) {
    if (deadline.signal.aborted && isTimeoutError(deadline.signal.reason)) {
      throw new TokenError('failed', `getToken did not answer within ${timeout} ms.`, cause);
    }
    const message = cause instanceof Error ? cause.message : 'something that is not an error';
    throw new TokenError('failed', `getToken threw: ${message}`, cause);
  } finally {
    deadline.release();
  }
  return readTokenAnswer(answer);
}

/**
 * Validates the return value of `getToken`.
 *
 * @throws {@link TokenError} `forbidden` for a refusal, and `failed`, naming the problem, for any
 * value other than a token or a refusal.
 */
function readTokenAnswer(value: unknown): ValidToken {
  if (typeof value === 'string') {
    throw new TokenError('failed', 'getToken answered a bare string. Answer { token } instead.');
  }
  if (!isRecord(value)) {
    const kind = value === null ? 'null' : typeof value;
    throw new TokenError('failed', `getToken answered ${kind}. Answer { token } instead.`);
  }
  const { token, serverTime, error, message } = value;
  if (error === 'forbidden') {
    throw new TokenError(
      'forbidden',
      "getToken answered 'forbidden': this person gets no token.",
      undefined,
      textIn(message),
    );
  }
  if (error !== undefined) {
    throw new TokenError(
      'failed',
      "getToken answered an error other than 'forbidden'. To fail for now, throw instead.",
    );
  }
  return {
    token: checkToken(token),
    serverTime: textIn(serverTime),
    rights: readPersonRights(value),
  };
}

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function checkToken(token: unknown): string {
  if (typeof token !== 'string' || token === '') {
    throw new TokenError('failed', 'getToken answered without a token string.');
  }
  if (/^bearer /i.test(token)) {
    throw new TokenError(
      'failed',
      "getToken answered a token that begins with 'Bearer '. Answer the token alone.",
    );
  }
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new TokenError(
      'failed',
      'getToken answered a token with spaces or characters that a header cannot carry.',
    );
  }
  return token;
}
