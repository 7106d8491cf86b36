import { checkedNumber, checkedTimeout } from '../checkedNumber.ts';
import { askForToken } from './askForToken.ts';
import { createServerClock, type ServerClock } from './createServerClock.ts';
import { TokenError, isTokenError } from '../errors/TokenError.ts';
import type { GetToken, GivenToken, TokenRequest } from './tokenAnswer.ts';
import { failAgain, mustWait, type Failure } from './tokenBackoff.ts';
import { createTokenFlight, type TokenFlight } from './tokenFlight.ts';
import { createTokenLedger } from './tokenLedger.ts';
import { createTokenSchedule } from './tokenSchedule.ts';
import {
  browserPage,
  type TokenSourceEnvironment,
  type WakeReason,
} from './tokenSourceEnvironment.ts';
import { createTokenState, type TokenState } from './tokenState.ts';

export type { GetToken, TokenAnswer, TokenRequest } from './tokenAnswer.ts';
export type { TokenSourceEnvironment, WakeReason } from './tokenSourceEnvironment.ts';
export type { TokenState } from './tokenState.ts';

/** Options of {@link createTokenSource}. Times in milliseconds. */
export interface TokenSourceOptions {
  /** Asks the host for a token. Never called twice at once. */
  getToken: GetToken;
  /** How long the callback may take. @default 30000 */
  timeout?: number;
  /** How long before its end a token is renewed; at most half of what was left when it came. @default 60000 */
  renewBefore?: number;
  /** Our own clock, in milliseconds since the epoch. @default Date.now */
  now?: () => number;
  /** A number from 0 to 1 that spreads the waits after failures. @default Math.random */
  random?: () => number;
  /** The page that the source lives in. @default the browser's, where there is one */
  environment?: TokenSourceEnvironment;
}

/** The one holder of a page's token. It lives in memory and nowhere else. */
export interface TokenSource {
  /**
   * A token that is good as far as is known. The present one at once, or after a call of
   * `getToken` that all callers share.
   *
   * @param options.signal - Ends this caller's wait, not the call.
   * @throws TokenError; after a failure at once and with the same error, until the wait is over.
   */
  get(options?: { signal?: AbortSignal }): Promise<string>;
  /**
   * A token in place of one that the platform answered with 401; without a call where a newer one
   * is held already.
   *
   * @param rejected - The very token that was refused. One from before the last `logout()` gets
   * `signed-out`, so that no request of one user is replayed in the name of the next.
   * @throws TokenError, as {@link TokenSource.get} does.
   */
  renew(rejected: string, options?: { signal?: AbortSignal }): Promise<string>;
  /**
   * Tries at once, because the person asked: forgets the wait, a refusal, and a logout.
   *
   * @throws TokenError when this try fails too.
   */
  retry(): Promise<void>;
  /** Drops the token and what is under way; `get()` rejects with `signed-out` until `retry()`. */
  logout(): void;
  /**
   * Removes timers and listeners, for good, and ends a call that nobody waits for. `get()` goes on
   * answering when asked, but nothing is renewed ahead of time.
   */
  dispose(): void;
  /**
   * Tells the source the platform's time, for example a `Date` header that has just come.
   *
   * @param at - A date, milliseconds since the epoch, or an ISO or HTTP date.
   */
  observeServerTime(at: Date | number | string): void;
  /** The present state; the same object until it changes. */
  getState: () => TokenState;
  /**
   * Calls the listener after each change of state.
   *
   * @returns A function that ends it.
   */
  subscribe: (listener: () => void) => () => void;
}

/** The token that is held. Times in milliseconds by the platform's clock. */
interface HeldToken {
  token: string;
  /** `Infinity` where the token does not tell. */
  expiresAt: number;
  renewAt: number;
  /** It came fresh and looks expired: our clock may be wrong, so the platform decides. */
  isTrusted: boolean;
}

/**
 * Creates a token source. Nothing is called, and no timer or listener set, until a token is first
 * asked for.
 *
 * @example
 * const tokens = createTokenSource({ getToken: createTokenFetcher('/api/brainstem/token') });
 * const token = await tokens.get();
 */
export function createTokenSource(options: TokenSourceOptions): TokenSource {
  const {
    getToken,
    now = () => Date.now(),
    random = Math.random,
    environment = browserPage,
  } = options;
  const timeout = checkedTimeout('timeout', options.timeout ?? 30_000);
  const renewBefore = checkedNumber('renewBefore', options.renewBefore ?? 60_000);
  const clock = createServerClock(now);
  const ledger = createTokenLedger();
  const schedule = createTokenSchedule(environment, onTick);
  const state = createTokenState();

  let held: HeldToken | undefined;
  let flight: TokenFlight | undefined;
  let failure: Failure | undefined;
  /** The refusal or the logout that holds until `retry()`. */
  let closed: TokenError | undefined;
  let reason: TokenRequest['reason'] = 'initial';

  function isUsable(token: HeldToken | undefined): token is HeldToken {
    return token !== undefined && (token.isTrusted || token.expiresAt > clock.now());
  }

  /** When the next renewal is due, in milliseconds from now, or undefined for never. */
  function dueIn(): number | undefined {
    if (held === undefined || flight !== undefined || held.renewAt === Infinity) return undefined;
    const wait = failure !== undefined && mustWait(failure, now()) ? failure.retryAt - now() : 0;
    return Math.max(0, held.renewAt - clock.now(), wait);
  }

  function onTick(wake?: WakeReason): void {
    if (wake === 'online' && failure !== undefined) failure = { ...failure, retryAt: now() };
    if (dueIn() === 0 && !environment.isHidden()) depart();
    settle();
  }

  /** What follows from every change: the next timer, and the state that others see. */
  function settle(): void {
    schedule.set(dueIn());
    const isAwaiting = flight !== undefined && !isUsable(held);
    state.set(
      closed ?? (isAwaiting ? 'fetching' : (failure ?? (held === undefined ? 'idle' : held))),
    );
  }

  function depart(): TokenFlight {
    const departing = createTokenFlight();
    flight = departing;
    schedule.start();
    void ask(departing.controller.signal).then(
      (given) => {
        if (flight === departing) land(departing, given);
      },
      (error: unknown) => {
        if (flight === departing) crash(departing, error);
      },
    );
    settle();
    return departing;
  }

  async function ask(signal: AbortSignal): Promise<GivenToken> {
    const first = reason;
    const given = await askForToken(getToken, { reason: first, signal }, timeout);
    if (!ledger.isRefused(given.token)) return given;
    // It was refused while this call was under way: only now is the host told to pass its cache by.
    if (first !== 'unauthorized' && !signal.aborted) {
      const again = await askForToken(getToken, { reason: 'unauthorized', signal }, timeout);
      if (!ledger.isRefused(again.token)) return again;
    }
    throw new TokenError(
      'stale',
      'getToken keeps answering the token that the platform refused. Does a cache sit in front of your token route?',
    );
  }

  function land(landing: TokenFlight, { token, serverTime }: GivenToken): void {
    if (serverTime !== undefined) clock.observe(serverTime);
    ledger.issue(token);
    held = plan(token, clock, renewBefore);
    reason = 'expiring';
    failure = undefined;
    flight = undefined;
    landing.resolve(token);
    settle();
  }

  function crash(crashing: TokenFlight, cause: unknown): void {
    const error = isTokenError(cause) ? cause : new TokenError('failed', 'getToken failed.', cause);
    flight = undefined;
    if (error.reason === 'forbidden') {
      close(error);
    } else {
      failure = failAgain(error, failure, now(), random);
    }
    crashing.reject(error);
    settle();
  }

  function close(error: TokenError): void {
    closed = error;
    held = undefined;
    failure = undefined;
    reason = 'initial';
  }

  async function get({ signal }: { signal?: AbortSignal } = {}): Promise<string> {
    signal?.throwIfAborted();
    if (closed !== undefined) throw closed;
    if (isUsable(held)) {
      const { token } = held;
      if (dueIn() === 0) depart();
      return token;
    }
    if (flight !== undefined) return flight.join(signal);
    if (failure !== undefined && mustWait(failure, now())) throw failure.error;
    return depart().join(signal);
  }

  return {
    get,

    async renew(rejected, call) {
      if (ledger.isForeign(rejected)) {
        throw new TokenError('signed-out', 'the token belongs to a user who has signed out.');
      }
      ledger.refuse(rejected);
      if (held === undefined || held.token === rejected) {
        held = undefined;
        reason = 'unauthorized';
      }
      const answer = get(call);
      settle();
      return answer;
    },

    async retry() {
      closed = undefined;
      failure = undefined;
      const trying = flight ?? depart();
      settle();
      await trying.join();
    },

    logout() {
      const ending = flight;
      flight = undefined;
      ledger.clear();
      close(new TokenError('signed-out', 'logout() was called. Call retry() to sign in again.'));
      if (ending !== undefined && closed !== undefined) ending.reject(closed);
      ending?.controller.abort();
      settle();
    },

    dispose() {
      schedule.end();
      if (flight === undefined || flight.isAwaited()) return;
      const ending = flight;
      flight = undefined;
      ending.controller.abort();
      settle();
    },

    observeServerTime(at) {
      clock.observe(at);
      if (held?.isTrusted === true) held = plan(held.token, clock, renewBefore);
      settle();
    },

    getState: state.get,
    subscribe: state.subscribe,
  };
}

function plan(token: string, clock: ServerClock, renewBefore: number): HeldToken {
  const expiresAt = clock.observeToken(token);
  const left = expiresAt - clock.now();
  if (left <= 0) return { token, expiresAt, renewAt: Infinity, isTrusted: true };
  // A token that comes short-lived, or again and again the same, is not asked for without a pause.
  const renewAt = Math.max(clock.now() + 1_000, expiresAt - Math.min(renewBefore, left / 2));
  return { token, expiresAt, renewAt, isTrusted: false };
}
