/**
 * A noun phrase for each plural category of a language. `#` is replaced by the number; a form
 * without it spells the number out. Missing categories use `other`.
 */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A language's format of numbers, sizes, dates and plurals. */
export interface Format {
  /** Returns a number with the language's separators and digits, such as `1,203`. */
  number: (value: number) => string;
  /** Returns a compact number, such as `1.2K`. */
  compact: (value: number) => string;
  /** Returns an integer without separators, for ports, versions and lines. */
  digits: (value: number) => string;
  /**
   * Returns a share from 0 to 1 as a percentage, such as `86%`.
   *
   * @param digits - The maximum number of decimals. Default: 0.
   */
  percent: (share: number, digits?: number) => string;
  /**
   * Returns a human-readable size, such as `1.4 MB`.
   *
   * @param base - The bytes in a kilobyte. Default: 1,024, like the platform's limits.
   */
  bytes: (bytes: number, base?: 1000 | 1024) => string;
  /** Returns a duration in seconds, such as `1.4 sec`. */
  seconds: (seconds: number) => string;
  /** Returns a date such as `Mar 4, 2026`, in the user's time zone; invalid dates unchanged. */
  date: (moment: string | number | Date) => string;
  /** Returns a date with the time of day; invalid dates unchanged. */
  dateTime: (moment: string | number | Date) => string;
  /** Returns a relative time, such as `2h ago`; the date after 30 days; invalid dates unchanged. */
  relative: (moment: string | number | Date, now: number) => string;
  /**
   * Joins items with the language's commas and "and". Items that may run against the line's
   * direction are isolated by invisible characters: use {@link Format.listParts} for anything that
   * is copied or downloaded.
   */
  list: (items: readonly string[]) => string;
  /** Returns the items of a list and the separators between them, in order. */
  listParts: (items: readonly string[]) => ReturnType<Intl.ListFormat['formatToParts']>;
  /** Returns the form for a number by `Intl.PluralRules`, with `#` replaced. */
  plural: (count: number, forms: PluralForms) => string;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

const relativeUnits = [
  { name: 'minute', seconds: 60, limit: 3600 },
  { name: 'hour', seconds: 3600, limit: 86_400 },
  { name: 'day', seconds: 86_400, limit: 31 * 86_400 },
] as const;

/** Matches a letter of a right-to-left script. */
const rightToLeft =
  /(?=\p{L})[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const formats = new Map<string, Format>();

/**
 * Returns the memoised {@link Format} of a language.
 *
 * @param tag - BCP 47 tag. Its `-u-nu-` extension chooses the digits.
 */
export function createFormat(tag: string): Format {
  const known = formats.get(tag);
  if (known !== undefined) return known;
  const format = buildFormat(tag);
  formats.set(tag, format);
  return format;
}

function buildFormat(tag: string): Format {
  // Lazy: Intl formatters are slow to create, and a widget's first render needs few of them.
  const numbers = onceNeeded(() => new Intl.NumberFormat(tag));
  const shortened = onceNeeded(() => new Intl.NumberFormat(tag, { notation: 'compact' }));
  const rules = onceNeeded(() => new Intl.PluralRules(tag));
  const dates = onceNeeded(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));
  const dateTimes = onceNeeded(
    () => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }),
  );
  const relatives = onceNeeded(
    () =>
      new Intl.RelativeTimeFormat(tag, {
        // English `short` has full stops, French `narrow` a minus sign.
        style: tag.startsWith('en') ? 'narrow' : 'short',
      }),
  );
  const lists = onceNeeded(() => new Intl.ListFormat(tag));
  const ungrouped = onceNeeded(() => new Intl.NumberFormat(tag, { useGrouping: false }));
  // The word for "and" reveals a language's direction, whatever its tag.
  const isRightToLeft = onceNeeded(() => rightToLeft.test(lists().format(['', ''])));
  const isolate = (item: string): string =>
    isRightToLeft() || rightToLeft.test(item) ? `\u2068${item}\u2069` : item;
  const number = (value: number): string =>
    isPlain(tag, value) ? String(value) : numbers().format(value);
  return {
    number,
    compact: (value) => shortened().format(value),
    digits: (value) => ungrouped().format(value),
    percent: (share, digits = 0) =>
      new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: digits }).format(share),
    bytes(bytes, base = 1024) {
      const power = Math.floor(Math.log(Math.max(1, bytes)) / Math.log(base) + 1e-9);
      const step = Math.min(units.length - 1, power);
      const value = bytes / base ** step;
      return new Intl.NumberFormat(tag, {
        style: 'unit',
        unit: units[step] ?? 'byte',
        unitDisplay: step === 0 ? 'long' : 'short',
        maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
      }).format(value);
    },
    seconds: (seconds) =>
      new Intl.NumberFormat(tag, {
        style: 'unit',
        unit: 'second',
        unitDisplay: 'short',
        maximumFractionDigits: 1,
      }).format(seconds),
    date: (moment) => formatMoment(moment, dates()),
    dateTime: (moment) => formatMoment(moment, dateTimes()),
    relative(moment, now) {
      const seconds = (new Date(moment).getTime() - now) / 1000;
      if (Math.abs(seconds) < 60) {
        return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(0, 'second');
      }
      const unit = relativeUnits.find(({ limit }) => Math.abs(seconds) < limit);
      if (unit === undefined) return formatMoment(moment, dates());
      return relatives().format(Math.trunc(seconds / unit.seconds), unit.name);
    },
    list: (items) => lists().format(items.map(isolate)),
    listParts: (items) => lists().formatToParts(items),
    plural: (count, forms) =>
      (forms[rules().select(count)] ?? forms.other).replace('#', () => number(count)),
  };
}

/** Returns true if a language writes a number like JavaScript, which avoids a slow formatter. */
function isPlain(tag: string, value: number): boolean {
  return /^(?:de|en|es|fr|pt)(?:-[A-Z]{2})?$/.test(tag) && /^\d{1,3}$/.test(String(value));
}

function onceNeeded<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function formatMoment(moment: string | number | Date, format: Intl.DateTimeFormat): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? String(moment) : format.format(date);
}
