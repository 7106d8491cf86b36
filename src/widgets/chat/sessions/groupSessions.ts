import { foldText, hasWords, searchWords } from '../../../search/index.ts';
import type { ListedSession } from './useSessions.ts';

/** Pinned sessions, or sessions last active in the same period. */
export interface SessionGroup {
  period: 'pinned' | 'today' | 'yesterday' | 'week' | 'month';
  /** Unique among the groups: the period, or the year and month. */
  key: string;
  /** The last activity of the group's first session, as an ISO 8601 timestamp. */
  at: string;
  sessions: ListedSession[];
}

/**
 * Groups pinned sessions, then the others by last activity, in the given order: today, yesterday,
 * the seven days before today, then by month. Days are those of the local time zone.
 *
 * @param now - In milliseconds. @default the current time
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

/** Returns the name of a month, with its year unless it is the current one. */
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

/** Returns midnight by the calendar, as a day of a clock change doesn't have 24 hours. */
function daysBefore(today: Date, days: number): Date {
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() - days);
}

/** Returns the sessions whose name or preview contains each word of the search term. */
export function filterSessions(
  sessions: readonly ListedSession[],
  searchTerm: string,
): readonly ListedSession[] {
  const words = searchWords(searchTerm);
  if (words.length === 0) return sessions;
  return sessions.filter(({ name = '', preview }) =>
    hasWords(foldText(`${name} ${preview ?? ''}`), words),
  );
}
