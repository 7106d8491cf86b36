import * as v from 'valibot';
import type { Endpoint } from '../../contract/index.ts';

export const fault = v.object({
  /** An endpoint's name, its method and path (`POST /chat/stream`), or `*`. @default '*' */
  route: v.optional(v.string()),
  /** Milliseconds before the response, independent of the pace. */
  latency: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** An error status that replaces the route's response. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  /** The error's message. @default the documented message of the status */
  message: v.optional(v.string()),
  /** The `Retry-After` header: seconds, or an HTTP date. */
  retryAfter: v.optional(v.union([v.number(), v.string()])),
  /** Aborts the body after a number of bytes. The run itself continues. */
  cutAfterBytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The number of affected requests. @default unlimited */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** An injected fault, active until it is removed or used up. */
export interface Fault extends v.InferOutput<typeof fault> {}

/** The faults of a mock platform. */
export interface Faults {
  /**
   * Adds a fault.
   *
   * @returns Its id.
   * @throws ValiError if a field is out of bounds.
   */
  add(fault: Fault): string;
  /** Removes one fault, or all of them. */
  clear(id?: string): void;
  /** Lists the active faults in the order in which they were added. */
  list(): (Fault & { id: string })[];
}

/** Faults that can be matched with requests. */
export interface FaultStore extends Faults {
  /** Returns the endpoint's first fault with `times`, decremented, else its first permanent one. */
  take(endpoint: Endpoint): Fault | undefined;
}

export function createFaults(): FaultStore {
  const faults = new Map<string, Fault>();
  let added = 0;
  return {
    add(candidate) {
      added += 1;
      const id = `fault-${added}`;
      faults.set(id, v.parse(fault, candidate));
      return id;
    },
    clear(id) {
      if (id === undefined) faults.clear();
      else faults.delete(id);
    },
    list: () => Array.from(faults, ([id, entry]) => ({ id, ...entry })),
    take(endpoint) {
      const matching = [...faults].filter(([, entry]) => meets(entry, endpoint));
      const [id, entry] =
        matching.find(([, { times }]) => times !== undefined) ?? matching[0] ?? [];
      if (id === undefined || entry?.times === undefined) return entry;
      if (entry.times === 1) faults.delete(id);
      else faults.set(id, { ...entry, times: entry.times - 1 });
      return entry;
    },
  };
}

function meets({ route = '*' }: Fault, { name, method, path }: Endpoint): boolean {
  return route === '*' || route === name || route === `${method} ${path}`;
}
