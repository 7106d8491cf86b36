/**
 * Formats a message's time of day, with the date unless it is today.
 *
 * @param at - Milliseconds since 1970.
 * @param language - BCP 47 tag.
 * @param now - In milliseconds. @default the current time
 */
export function formatTime(at: number, language: string, now = Date.now()): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(date);
}
