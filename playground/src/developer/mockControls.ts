import * as v from 'valibot';

const fault = v.object({
  route: v.optional(v.string()),
  latency: v.optional(v.number()),
  status: v.optional(v.number()),
  message: v.optional(v.string()),
  retryAfter: v.optional(v.union([v.number(), v.string()])),
  cutAfterBytes: v.optional(v.number()),
  times: v.optional(v.number()),
});

/** Something that goes wrong on purpose, as the mock platform takes it. */
export type Fault = v.InferOutput<typeof fault>;

const listed = v.object({ ...fault.entries, id: v.string() });

/** A fault that can still strike. */
export type ListedFault = v.InferOutput<typeof listed>;

const faultList = v.object({ faults: v.array(listed) });

const clockAnswer = v.object({ now: v.string() });

/** Steers the mock platform from the page, by its control routes. */
export interface MockControls {
  listFaults(): Promise<ListedFault[]>;
  /** Adds a fault that strikes a number of times. */
  addFault(fault: Fault & { times: number }): Promise<void>;
  /** @param milliseconds - Before every answer; 0 for none. */
  setLatency(milliseconds: number): Promise<void>;
  clearFaults(): Promise<void>;
  expireTokens(): Promise<void>;
  /**
   * Moves the platform's clock on; 0 only reads it.
   *
   * @returns The platform's time in milliseconds since the epoch.
   */
  advanceClock(seconds: number): Promise<number>;
  /** Resets the platform: conversations and uploads are gone. */
  resetWorld(): Promise<void>;
}

/** @param platformUrl - The mock platform's root. */
export function createMockControls(platformUrl: string): MockControls {
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${platformUrl}/__mock${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`The mock platform answered ${response.status} to ${path}.`);
    return response.json();
  }

  const listFaults = async (): Promise<ListedFault[]> =>
    v.parse(faultList, await call('GET', '/faults')).faults;

  /** Those that last, such as a latency. */
  async function removeLasting(): Promise<ListedFault[]> {
    const lasting = (await listFaults()).filter(({ times }) => times === undefined);
    for (const { id } of lasting) await call('DELETE', `/faults/${id}`);
    return lasting;
  }

  return {
    listFaults,
    async addFault(added) {
      // The first fault that fits a request strikes, so one for every request has to come last.
      const lasting = await removeLasting();
      await call('POST', '/faults', added);
      for (const again of lasting) await call('POST', '/faults', v.parse(fault, again));
    },
    async setLatency(milliseconds) {
      await removeLasting();
      if (milliseconds > 0) await call('POST', '/faults', { latency: milliseconds });
    },
    async clearFaults() {
      await call('DELETE', '/faults');
    },
    async expireTokens() {
      await call('POST', '/expire-tokens');
    },
    async advanceClock(advanceSeconds) {
      const { now } = v.parse(clockAnswer, await call('POST', '/clock', { advanceSeconds }));
      return Date.parse(now);
    },
    async resetWorld() {
      await call('POST', '/reset');
    },
  };
}
