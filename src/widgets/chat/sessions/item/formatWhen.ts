const day = 86_400_000;

/**
 * Formats a time as briefly as its group's heading allows: the time of day today and yesterday, the
 * weekday within the last six days, else the date.
 *
 * @param at - ISO 8601 timestamp.
 * @param language - BCP 47 tag.
 * @param now - In milliseconds. @default the current time
 */
export function formatWhen(at: string, language: string, now = Date.now()): string {
  const date = new Date(at);
  const today = new Date(now);
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if ([today, yesterday].some((day) => day.toDateString() === date.toDateString())) {
    return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(date);
  }
  const midnight = new Date(today.getFullYear(), today.getMonth(), today.getDate()).getTime();
  if (date.getTime() > midnight - 6 * day && date.getTime() <= now) {
    return new Intl.DateTimeFormat(language, { weekday: 'long' }).format(date);
  }
  const sameYear = date.getFullYear() === today.getFullYear();
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(date);
}
