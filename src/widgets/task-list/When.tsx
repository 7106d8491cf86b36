import { useBrainstem } from '../../provider/index.ts';

/** Formats a date by locale; shows any other text verbatim. */
export function When({ at }: { at: string }) {
  const { locale } = useBrainstem();
  const isDate = /^\d{4}-\d{2}-\d{2}(T.*)?$/.test(at) && !Number.isNaN(Date.parse(at));
  if (!isDate) return <span dir="auto">{at}</span>;
  const format = new Intl.DateTimeFormat(locale.tag, {
    dateStyle: 'medium',
    ...(at.includes('T') ? { timeStyle: 'short' } : { timeZone: 'UTC' }),
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
