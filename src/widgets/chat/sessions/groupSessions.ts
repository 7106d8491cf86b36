import type { ListedSession } from './useSessions.ts';

/** Sessions that were last active in the same stretch of time, or that are pinned. */
export interface SessionGroup {
  period: 'pinned' | 'today' | 'yesterday' | 'week' | 'month';
  /** Unique among the groups: the period, or the year and month. */
  key: string;
  /** The time when the first session of the group was last active, as an ISO 8601 timestamp. */
  at: string;
  sessions: ListedSession[];
}

/**
 * Groups sessions that are pinned, and the others by the day of their last activity, in the order they came: today, yesterday, the
 * seven days before today, then by month. Days are calendar days of the device's time zone.
 *
 * @param now - Milliseconds. @default the present
 */
export function groupSessions(
  sessions: readonly ListedSession[],
  now = Date.now(),
): SessionGroup[] {
  const today = new Date(now);
  const groups = new Map<string, SessionGroup>();
  for (const session of sessions) {
    const at = session.lastMessageAt;
    const date = new Date(at);
    const period = session.pinned === true ? 'pinned' : periodOf(date, today);
    const key = period === 'month' ? `${date.getFullYear()}-${date.getMonth() + 1}` : period;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { period, key, at, sessions: [session] });
    else group.sessions.push(session);
  }
  return [...groups.values()];
}

/** The name of a month, with its year unless it is this one. */
export function formatMonth(at: string, language: string, now = Date.now()): string {
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language, {
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(date);
}

function periodOf(date: Date, today: Date): SessionGroup['period'] {
  if (date >= daysBefore(today, 0)) return 'today';
  if (date >= daysBefore(today, 1)) return 'yesterday';
  return date >= daysBefore(today, 7) ? 'week' : 'month';
}

/** Midnight by the calendar: a day of a clock change has not 24 hours. */
function daysBefore(today: Date, days: number): Date {
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() - days);
}
