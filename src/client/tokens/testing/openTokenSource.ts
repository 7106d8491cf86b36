import { vi } from 'vitest';
import {
  browserClock,
  browserEnvironment,
  browserSchedule,
  createMemoryStorage,
  type Environment,
  type Schedule,
} from '../../../environment/index.ts';
import {
  createTokenSource,
  type TokenRequest,
  type TokenSourceOptions,
} from '../createTokenSource.ts';

/** One call of `getToken`, to be answered by the test. */
export interface HostCall extends TokenRequest {
  /** The local time of the call. */
  at: number;
  /** Answers any value, as a host in plain JavaScript could. */
  answer(value: unknown): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Events after which a page may have missed a timer. */
export type WakeReason = 'visible' | 'pageshow' | 'online';

/**
 * Creates a page whose visibility and network the test controls. It uses fake timers and counts
 * only its own, since another test's code may still set some on the same worker.
 */
function createPage() {
  const timers = new Set<symbol>();
  const schedule: Schedule = {
    after(milliseconds, callback, options) {
      const timer = Symbol('timer');
      timers.add(timer);
      const run = (): void => {
        timers.delete(timer);
        callback();
      };
      const cancel = browserSchedule.after(milliseconds, run, options);
      return () => {
        timers.delete(timer);
        cancel();
      };
    },
  };
  const listeners = new Set<(reason: WakeReason) => void>();
  let isVisible = true;
  const wake = async (reason: WakeReason): Promise<void> => {
    for (const listener of [...listeners]) listener(reason);
    await flush();
  };
  const listen = (listener: (reason: WakeReason) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const environment: Environment = {
    clock: browserClock,
    schedule,
    storage: createMemoryStorage(),
    tabs: browserEnvironment.tabs,
    network: {
      isOnline: () => true,
      subscribe: (listener) => listen((reason) => (reason === 'online' ? listener() : undefined)),
    },
    visibility: {
      isVisible: () => isVisible,
      subscribe: () => () => undefined,
      onReturn: (listener) =>
        listen((reason) => (reason === 'online' ? undefined : listener(reason))),
      onLeave: () => () => undefined,
    },
  };
  return {
    environment,
    listeners,
    timers,
    wake,
    hide: () => {
      isVisible = false;
    },
    show: () => {
      isVisible = true;
      return wake('visible');
    },
  };
}

/** Opens a token source with its page and recorded calls. Requires fake timers. */
export function openTokenSource(options: Partial<TokenSourceOptions> = {}) {
  const calls: HostCall[] = [];
  const page = createPage();
  const source = createTokenSource({
    getToken: async (request) =>
      new Promise((resolve, reject) => {
        calls.push({
          ...request,
          at: Date.now(),
          answer: async (value) => {
            Reflect.apply(resolve, undefined, [value]);
            await flush();
          },
          fail: async (error) => {
            Reflect.apply(reject, undefined, [error]);
            await flush();
          },
        });
      }),
    random: () => 0.5,
    environment: page.environment,
    ...options,
  });
  return {
    source,
    page,
    calls,
    /** Returns the call at an index, the last by default. */
    call: (index = -1): HostCall => {
      const found = calls.at(index);
      if (found === undefined) throw new Error(`getToken was not called ${index} times.`);
      return found;
    },
  };
}

/** Creates a token like the platform's. Times in milliseconds. */
export function mintToken({
  issuedAt = Date.now(),
  life = 900_000,
  id = 'token',
  sub = 'ann',
} = {}): string {
  const payload = { jti: id, sub, iat: issuedAt / 1000, exp: (issuedAt + life) / 1000 };
  return ['{"alg":"HS256"}', JSON.stringify(payload), 'signature'].map(toBase64Url).join('.');
}

/** Encodes text as base64url. */
export function toBase64Url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Runs all pending microtasks and due timers, without advancing the time. */
export async function flush(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

/** Advances the time. */
export async function advance(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** Tracks the outcome of a promise, which is pending until it settles. */
export function outcomeOf(promise: Promise<unknown>): { status: string; value: unknown } {
  const outcome: { status: string; value: unknown } = { status: 'pending', value: undefined };
  promise.then(
    (value) => Object.assign(outcome, { status: 'fulfilled', value }),
    (error: unknown) => Object.assign(outcome, { status: 'rejected', value: error }),
  );
  return outcome;
}
