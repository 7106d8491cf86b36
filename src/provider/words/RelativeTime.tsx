import { useNow } from './useNow.ts';
import { useFormat } from './useWords.ts';

export interface RelativeTimeProps {
  /** ISO 8601, or milliseconds. */
  at: string | number;
  /** The sentence around the time, such as `Synced 2h ago`. @default the time only */
  children?: (time: string) => string;
}

/** Shows a time relative to now, kept up to date, with the full date as its tooltip. */
export function RelativeTime({ at, children = (time) => time }: RelativeTimeProps) {
  const format = useFormat();
  const now = useNow();
  const date = new Date(at);
  // A past time is never shown as future, even if the local clock is behind.
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
