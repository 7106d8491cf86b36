import { useEffect, useState } from 'react';
import { useBrainstem } from '../BrainstemContext.ts';
import { useFormat } from './useWords.ts';

export interface RelativeTimeProps {
  /** ISO 8601, or milliseconds. */
  at: string | number;
  /** The sentence around it, such as `Synced 2h ago`. @default the time alone */
  children?: (time: string) => string;
}

/** A moment as the time since, kept up to date, with the full date as its tooltip. */
export function RelativeTime({ at, children = (time) => time }: RelativeTimeProps) {
  const format = useFormat();
  const now = useMinute();
  const date = new Date(at);
  // The past isn't ahead, even if this clock is behind the platform's.
  const from = Math.max(now, date.getTime());
  return (
    <time
      dateTime={Number.isNaN(date.getTime()) ? undefined : date.toISOString()}
      title={format.dateTime(at)}
    >
      {children(format.relative(at, from))}
    </time>
  );
}

/** The time of day, updated every minute. */
function useMinute(): number {
  const { clock, schedule } = useBrainstem().environment;
  const [now, setNow] = useState(clock.now);
  useEffect(() => schedule.after(60_000, () => setNow(clock.now())), [now, clock, schedule]);
  return now;
}
