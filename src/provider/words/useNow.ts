import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Environment } from '../../environment/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';

/** Returns the current time, updated every minute and when the user returns to the page. */
export function useNow(): number {
  const { environment } = useBrainstem();
  const [now, setNow] = useState(environment.clock.now);
  useEffect(() => followClock(environment, () => setNow(environment.clock.now())), [environment]);
  return now;
}

/** Returns the midnight that began the current day in local time, like {@link useNow}. */
export function useToday(): number {
  const { environment } = useBrainstem();
  const follow = useCallback(
    (update: () => void) => followClock(environment, update),
    [environment],
  );
  const read = (): number => new Date(environment.clock.now()).setHours(0, 0, 0, 0);
  return useSyncExternalStore(follow, read, read);
}

/** Calls a function every minute and when the user returns to the page, until it is stopped. */
function followClock({ schedule, visibility }: Environment, update: () => void): () => void {
  let stop = wait();
  function wait(): () => void {
    return schedule.after(60_000, next);
  }
  function next(): void {
    stop();
    stop = wait();
    update();
  }
  const stopReturn = visibility.onReturn(next);
  return () => {
    stop();
    stopReturn();
  };
}
