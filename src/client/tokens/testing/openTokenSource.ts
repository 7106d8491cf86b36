import { vi } from 'vitest';
import {
  createTokenSource,
  type TokenRequest,
  type TokenSourceOptions,
  type WakeReason,
} from '../createTokenSource.ts';

/** One call of `getToken`, to be answered by the test. */
export interface HostCall extends TokenRequest {
  /** When it was made, by our own clock. */
  at: number;
  /** Answers anything, as a host in plain JavaScript could. */
  answer(value: unknown): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** A page whose visibility the test decides. */
function createPage() {
  const listeners = new Set<(reason: WakeReason) => void>();
  let hidden = false;
  const wake = async (reason: WakeReason): Promise<void> => {
    for (const listener of [...listeners]) listener(reason);
    await flush();
  };
  return {
    listeners,
    isHidden: () => hidden,
    onWake(listener: (reason: WakeReason) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wake,
    hide: () => {
      hidden = true;
    },
    show: () => {
      hidden = false;
      return wake('visible');
    },
  };
}

/** A token source, the page it lives in, and the calls it makes. Wants fake timers. */
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
    environment: page,
    ...options,
  });
  return {
    source,
    page,
    calls,
    /** The call at a place in the order, the last by default. */
    call: (index = -1): HostCall => {
      const found = calls.at(index);
      if (found === undefined) throw new Error(`getToken was not called ${index} times.`);
      return found;
    },
  };
}

/** A token as the platform issues it. Times in milliseconds. */
export function mintToken({ issuedAt = Date.now(), life = 900_000, id = 'token' } = {}): string {
  const payload = { jti: id, iat: issuedAt / 1000, exp: (issuedAt + life) / 1000 };
  return ['{"alg":"HS256"}', JSON.stringify(payload), 'signature'].map(toBase64Url).join('.');
}

/** Writes text as JWTs do. */
export function toBase64Url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Lets everything that is ready run, without passing time. */
export async function flush(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

/** Lets time pass. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** How a promise has ended, or that it has not. */
export function outcomeOf(promise: Promise<unknown>): { status: string; value: unknown } {
  const outcome: { status: string; value: unknown } = { status: 'pending', value: undefined };
  promise.then(
    (value) => Object.assign(outcome, { status: 'fulfilled', value }),
    (error: unknown) => Object.assign(outcome, { status: 'rejected', value: error }),
  );
  return outcome;
}
