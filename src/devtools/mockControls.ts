import * as v from 'valibot';
import type { DevtoolsFault, DevtoolsMock } from './DevtoolsMock.ts';

export type ListedFault = DevtoolsFault & { id: string };

/** Controls of a mock platform, in this page or over HTTP. */
export interface MockControls {
  listFaults(): Promise<readonly ListedFault[]>;
  addFault(fault: DevtoolsFault): Promise<void>;
  clearFaults(): Promise<void>;
  /**
   * Advances the platform's clock; 0 only reads it.
   *
   * @returns The platform's time in milliseconds since the epoch.
   */
  advanceClock(seconds: number): Promise<number>;
  expireTokens(): Promise<void>;
}

const faultList = v.object({
  faults: v.array(
    v.object({
      id: v.string(),
      route: v.optional(v.string()),
      status: v.optional(v.number()),
      latency: v.optional(v.number()),
      cutAfterBytes: v.optional(v.number()),
      retryAfter: v.optional(v.union([v.number(), v.string()])),
      times: v.optional(v.number()),
    }),
  ),
});

const clockAnswer = v.object({ now: v.string() });

export function createPageControls(mock: DevtoolsMock): MockControls {
  const { faults, clock } = mock;
  return {
    listFaults: () => settle(() => faults.list()),
    addFault: (fault) => settle(() => void faults.add(fault)),
    clearFaults: () => settle(() => faults.clear()),
    advanceClock: (seconds) =>
      settle(() => {
        clock.advance(seconds);
        return clock.now();
      }),
    expireTokens: () => settle(() => mock.expireTokens()),
  };
}

/** Returns a promise of a function's result; rejects if it throws. */
function settle<T>(act: () => T): Promise<T> {
  return new Promise((resolve) => resolve(act()));
}

/**
 * Controls a mock platform through its routes under `/__mock`. Calls reject without one.
 *
 * @param baseUrl - The platform's root.
 */
export function createHttpControls(baseUrl: string): MockControls {
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${baseUrl}/__mock${path}`, {
      method,
      credentials: 'omit',
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`Brainstem: the mock platform answered ${response.status}.`);
    return response.json();
  }
  return {
    listFaults: async () => v.parse(faultList, await call('GET', '/faults')).faults,
    addFault: async (fault) => void (await call('POST', '/faults', fault)),
    clearFaults: async () => void (await call('DELETE', '/faults')),
    async advanceClock(advanceSeconds) {
      const { now } = v.parse(clockAnswer, await call('POST', '/clock', { advanceSeconds }));
      return Date.parse(now);
    },
    expireTokens: async () => void (await call('POST', '/expire-tokens', {})),
  };
}
