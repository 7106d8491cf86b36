/** A figure with the language's separators, such as `1,203`. */
export function formatCount(count: number, language: string): string {
  return numbers(language).format(count);
}

/** A share from 0 to 1 as a percentage, such as `86%`. */
export function formatShare(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(
    share,
  );
}

/** A moment in the reader's time zone; what is no date as it came. */
export function formatMoment(moment: string, language: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    date,
  );
}

const formats = new Map<string, Intl.NumberFormat>();

function numbers(language: string): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format;
}
