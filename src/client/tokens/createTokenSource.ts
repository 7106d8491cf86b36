import { browserEnvironment, type Environment } from '../../environment/index.ts';
import { checkedNumber, checkedTimeout } from '../checkedNumber.ts';
import type { PersonRights } from '../access/personRights.ts';
import { isDevelopment } from '../isDevelopment.ts';
import { TokenError, isTokenError } from '../errors/TokenError.ts';
import { askForToken, type GetToken, type ValidToken, type TokenRequest } from './askForToken.ts';
import { createServerClock } from './createServerClock.ts';
import { createRejectedTokens } from './rejectedTokens.ts';
import {
  createTokenRefresh,
  isBackingOff,
  recordFailure,
  type RefreshFailure,
  type TokenRefresh,
} from './tokenRefresh.ts';
import { readJwtSubject } from './readJwtTimes.ts';
import { createTokenSchedule, planRefresh, type CurrentToken } from './tokenSchedule.ts';
import { createTokenState, type TokenState } from './tokenState.ts';

export type { GetToken, TokenAnswer, TokenRequest } from './askForToken.ts';
export type { TokenState } from './tokenState.ts';

/** Options of {@link createTokenSource}. Times in milliseconds. */
export interface TokenSourceOptions {
  /** Gets a token from the host. Never called twice at once. */
  getToken: GetToken;
  /** The timeout of the callback, in milliseconds. @default 30000 */
  timeout?: number;
  /**
   * Milliseconds before expiry at which a token is refreshed; at most half of its remaining
   * lifetime on arrival. One that nobody was given since is not refreshed before it is needed.
   *
   * @default 60000
   */
  renewBefore?: number;
  /** Returns a number from 0 to 1 for the jitter of delays after failures. @default Math.random */
  random?: () => number;
  /** The clock, timers, network and visibility of the page. @default the browser's */
  environment?: Environment;
  /**
   * @internal Called with each new token and the rights that the host sent with it, and without a
   * token on sign-out.
   */
  onToken?: (token: string | undefined, rights?: PersonRights) => void;
}

/** The only holder of a page's token. It is kept in memory only. */
export interface TokenSource {
  /**
   * Returns a token that is presumably valid: the current one immediately, or the result of a
   * `getToken` call shared by all callers.
   *
   * @param options.signal - Ends this caller's wait, not the call.
   * @throws TokenError; after a failure, immediately with the same error until the delay is over.
   */
  get(options?: { signal?: AbortSignal }): Promise<string>;
  /**
   * Returns a token in place of one that the platform rejected with 401; without a call if there is
   * a newer one already.
   *
   * @param rejected - The rejected token. One from before the last `logout()` fails with
   * `signed-out`, so that one user's request is never repeated as the next.
   * @throws TokenError like {@link TokenSource.get}.
   */
  renew(rejected: string, options?: { signal?: AbortSignal }): Promise<string>;
  /**
   * Retries immediately on the user's behalf. Clears the delay, a refusal and a logout.
   *
   * @throws TokenError if this attempt fails too.
   */
  retry(): Promise<void>;
  /**
   * Drops the token and aborts a pending call; `get()` rejects with `signed-out` until `retry()`.
   * A token that names another user, by `sub`, ends the session likewise and begins that user's.
   */
  logout(): void;
  /**
   * @internal Ends the session like `logout()`, whose token the host's next user doesn't share, and
   * asks for theirs once one is needed. After `logout()`, only `retry()` does.
   */
  changeUser(): void;
  /**
   * Removes timers and listeners for good, and aborts a call that nobody awaits. `get()` still
   * works, but nothing is refreshed ahead of time.
   */
  dispose(): void;
  /**
   * Sets the platform's time, for example from a `Date` header that was just received.
   *
   * @param at - A date, milliseconds since the epoch, or an ISO or HTTP date.
   */
  observeServerTime(at: Date | number | string): void;
  /** Returns the current state; the same object until it changes. */
  getState: () => TokenState;
  /**
   * Calls the listener after each change of state.
   *
   * @returns A function that removes the listener.
   */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a token source. It is lazy: it makes no call and sets no timer or listener until a token
 * is first needed.
 *
 * @throws BrainstemError with code `configuration` if a number is out of range.
 * @example
 * const tokens = createTokenSource({ getToken: createTokenFetcher('/api/brainstem/token') });
 * const token = await tokens.get();
 */
export function createTokenSource(options: TokenSourceOptions): TokenSource {
  const { getToken, random = Math.random, environment = browserEnvironment } = options;
  const { now } = environment.clock;
  const timeout = checkedTimeout(options.timeout ?? 30_000);
  const renewBefore = checkedNumber('renewBefore', options.renewBefore ?? 60_000);
  const clock = createServerClock(now);
  const rejectedTokens = createRejectedTokens();
  const schedule = createTokenSchedule(environment, onCheck);
  const state = createTokenState();

  let current: CurrentToken | undefined;
  /** True once somebody was given the current token: a page nobody uses keeps nobody signed in. */
  let isUsed = false;
  /** The user that the tokens name, so that another user's is not taken for a renewed one. */
  let subject: string | undefined;
  let refresh: TokenRefresh | undefined;
  let failure: RefreshFailure | undefined;
  /** The refusal or the logout that lasts until `retry()`. */
  let closed: TokenError | undefined;
  let reason: TokenRequest['reason'] = 'initial';
  let hasHinted = false;

  function isUsable(token: CurrentToken | undefined): token is CurrentToken {
    return token !== undefined && (token.isTrusted || token.expiresAt > clock.now());
  }

  /** Returns the time until the next refresh, in milliseconds, or undefined for never. */
  function dueIn(): number | undefined {
    if (current === undefined || !isUsed || refresh !== undefined) return undefined;
    if (current.refreshAt === Infinity) return undefined;
    const delay =
      failure !== undefined && isBackingOff(failure, now()) ? failure.retryAt - now() : 0;
    return Math.max(0, current.refreshAt - clock.now(), delay);
  }

  function onCheck(cause?: 'online'): void {
    if (cause === 'online' && failure !== undefined) failure = { ...failure, retryAt: now() };
    if (dueIn() === 0 && environment.visibility.isVisible()) startRefresh();
    update();
  }

  /** Updates everything derived: the next timer and the public state. */
  function update(): void {
    schedule.set(dueIn());
    const isWaiting = refresh !== undefined && !isUsable(current);
    state.set(
      closed ?? (isWaiting ? 'fetching' : (failure ?? (current === undefined ? 'idle' : current))),
    );
  }

  function startRefresh(): TokenRefresh {
    const started = createTokenRefresh();
    refresh = started;
    schedule.start();
    void ask(started.controller.signal).then(
      (given) => {
        if (refresh === started) onRefreshSuccess(given);
      },
      (error: unknown) => {
        if (refresh === started) onRefreshError(started, error);
      },
    );
    update();
    return started;
  }

  async function ask(signal: AbortSignal): Promise<ValidToken> {
    const first = reason;
    const limit = { timeout, schedule: environment.schedule };
    const given = await askForToken(getToken, { reason: first, signal }, limit);
    if (!rejectedTokens.has(given.token)) return given;
    // The token was rejected during this call, so the host must bypass its cache.
    if (first !== 'unauthorized' && !signal.aborted) {
      const again = await askForToken(getToken, { reason: 'unauthorized', signal }, limit);
      if (!rejectedTokens.has(again.token)) return again;
    }
    throw new TokenError(
      'stale',
      'getToken keeps returning the token that the platform rejected. Is there a cache in front of your token route?',
    );
  }

  function onRefreshSuccess({ token, serverTime, rights }: ValidToken): void {
    if (serverTime !== undefined) clock.observe(serverTime);
    const named = readJwtSubject(token);
    if (subject !== undefined && named !== undefined && named !== subject) {
      endSession(new TokenError('signed-out', 'getToken returned the token of another user.'));
    }
    subject = named ?? subject;
    rejectedTokens.addIssued(token);
    current = planRefresh(token, clock, renewBefore);
    isUsed = refresh?.isAwaited() ?? false;
    reason = 'expiring';
    failure = undefined;
    closed = undefined;
    // None where it was the previous user's, whose callers must not get this token.
    const succeeded = refresh;
    refresh = undefined;
    options.onToken?.(token, rights);
    succeeded?.resolve(token);
    update();
  }

  function onRefreshError(failed: TokenRefresh, cause: unknown): void {
    const error = isTokenError(cause) ? cause : new TokenError('failed', 'getToken failed.', cause);
    refresh = undefined;
    if (error.reason === 'forbidden') {
      close(error);
    } else {
      failure = recordFailure(error, failure, now(), random);
      if (!hasHinted && isDevelopment()) {
        hasHinted = true;
        // oxlint-disable-next-line no-console -- A hint for the developer; never in production.
        console.error(error.message);
      }
    }
    failed.reject(error);
    update();
  }

  function close(error: TokenError): void {
    closed = error;
    current = undefined;
    failure = undefined;
    reason = 'initial';
  }

  /** Forgets the user, and fails what was asked for on their behalf or is asked for meanwhile. */
  function endSession(error: TokenError): void {
    const ending = refresh;
    refresh = undefined;
    subject = undefined;
    rejectedTokens.clear();
    close(error);
    options.onToken?.(undefined);
    ending?.reject(error);
    ending?.controller.abort();
  }

  async function get({ signal }: { signal?: AbortSignal } = {}): Promise<string> {
    signal?.throwIfAborted();
    if (closed !== undefined) throw closed;
    if (isUsable(current)) {
      const { token } = current;
      isUsed = true;
      if (dueIn() === 0) startRefresh();
      else schedule.set(dueIn());
      return token;
    }
    if (refresh !== undefined) return refresh.join(signal);
    if (failure !== undefined && isBackingOff(failure, now())) throw failure.error;
    return startRefresh().join(signal);
  }

  return {
    get,

    async renew(rejected, call) {
      if (rejectedTokens.isPreviousUsers(rejected)) {
        throw new TokenError('signed-out', 'the token belongs to a user who has signed out.');
      }
      rejectedTokens.add(rejected);
      if (current === undefined || current.token === rejected) {
        current = undefined;
        reason = 'unauthorized';
      }
      const answer = get(call);
      update();
      return answer;
    },

    async retry() {
      closed = undefined;
      failure = undefined;
      const trying = refresh ?? startRefresh();
      update();
      await trying.join();
    },

    logout() {
      endSession(
        new TokenError('signed-out', 'logout() was called. Call retry() to sign in again.'),
      );
      update();
    },

    changeUser() {
      const loggedOut = closed?.reason === 'signed-out' ? closed : undefined;
      endSession(new TokenError('signed-out', 'the host has replaced the user of this call.'));
      closed = loggedOut;
      update();
    },

    dispose() {
      schedule.end();
      if (refresh === undefined || refresh.isAwaited()) return;
      const ending = refresh;
      refresh = undefined;
      ending.controller.abort();
      update();
    },

    observeServerTime(at) {
      clock.observe(at);
      if (current?.isTrusted === true) current = planRefresh(current.token, clock, renewBefore);
      update();
    },

    getState: state.get,
    subscribe: state.subscribe,
  };
}
