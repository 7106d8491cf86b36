import { useEffect, useState } from 'react';
import { useBrainstem } from '../BrainstemContext.ts';

/** Returns the current time, updated every minute and when the user returns to the page. */
export function useNow(): number {
  return useClock(same);
}

/** Returns the midnight that began the current day in local time, like {@link useNow}. */
export function useToday(): number {
  return useClock(startOfDay);
}

function useClock(read: (now: number) => number): number {
  const { clock, schedule, visibility } = useBrainstem().environment;
  const [value, setValue] = useState(() => read(clock.now()));
  useEffect(() => {
    let stop = wait();
    function wait(): () => void {
      return schedule.after(60_000, update);
    }
    function update(): void {
      stop();
      stop = wait();
      setValue(read(clock.now()));
    }
    const stopReturn = visibility.onReturn(update);
    return () => {
      stop();
      stopReturn();
    };
  }, [clock, schedule, visibility, read]);
  return value;
}

const same = (now: number): number => now;
const startOfDay = (now: number): number => new Date(now).setHours(0, 0, 0, 0);
