/** Limits how many tokens are exchanged because the platform refused the one before. */
export interface RenewalBudget {
  /** Takes one renewal from a service actor's budget. Returns false when none is left. */
  take(serviceActorId: string): boolean;
}

/** The number of renewals that an actor may have at once. */
const burst = 10;

/** The time until one more is allowed, in milliseconds. */
export const renewalInterval = 6_000;

/** After so long an actor has the whole budget again. */
export const renewalWindow = burst * renewalInterval;

/**
 * Creates a budget of 10 renewals for each service actor, refilled by one every 6 seconds. A page
 * that is refused again and again, by a fault or on purpose, costs no more exchanges than that.
 *
 * @param now - Our own clock, in milliseconds since the epoch. It may jump.
 */
export function createRenewalBudget(now: () => number): RenewalBudget {
  // A Map keeps the order of insertion, so its first entry is the oldest.
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
