/** A rate limit for exchanges that replace a token that the platform rejected. */
export interface RenewalBudget {
  /** Takes one renewal from a service actor's budget. Returns false if none is left. */
  take(serviceActorId: string): boolean;
}

/** The maximum burst of renewals per actor. */
const burst = 10;

/** The time in milliseconds until the budget is refilled by one. */
export const renewalInterval = 6_000;

/** The time in milliseconds after which an actor's budget is full again. */
export const renewalWindow = burst * renewalInterval;

/**
 * Creates a token bucket of 10 renewals for each service actor, refilled by one every 6 seconds. It
 * limits the exchanges of a page that is refused repeatedly, by a fault or on purpose.
 *
 * @param now - The local clock, in milliseconds since the epoch. It may jump.
 */
export function createRenewalBudget(now: () => number): RenewalBudget {
  // A Map keeps insertion order, so its first entry is the oldest.
  const actors = new Map<string, { left: number; at: number }>();

  return {
    take(serviceActorId) {
      const time = now();
      for (const [actor, { at }] of actors) {
        if (Math.abs(time - at) < renewalWindow) break;
        actors.delete(actor);
      }
      const known = actors.get(serviceActorId);
      const refilled = Math.max(0, time - (known?.at ?? time)) / renewalInterval;
      const left = Math.min(burst, (known?.left ?? burst) + refilled);
      actors.delete(serviceActorId);
      actors.set(serviceActorId, { left: left < 1 ? left : left - 1, at: time });
      return left >= 1;
    },
  };
}
