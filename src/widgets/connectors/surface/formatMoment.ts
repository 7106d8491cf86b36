const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a day and a time for people, such as `3 Mar 2026, 14:05`; returns the text itself if it
 * is no time.
 *
 * @param at - ISO 8601, or milliseconds.
 * @param language - BCP 47 tag.
 * @param withTime - True to include the time of day. @default true
 */
export function formatMoment(at: string | number, language: string, withTime = true): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return String(at);
  return formatOf(language, withTime).format(date);
}

/** A list asks for hundreds, and each costs more to make than to use. */
function formatOf(language: string, withTime: boolean): Intl.DateTimeFormat {
  const key = `${language} ${withTime}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    ...(withTime ? { timeStyle: 'short' } : {}),
  });
  formats.set(key, made);
  return made;
}
