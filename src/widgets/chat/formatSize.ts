const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * A number of bytes for people, such as `1.4 MB`. Counts in steps of 1,024, as the platform's
 * limits do.
 *
 * @param language - BCP 47 tag.
 */
export function formatSize(bytes: number, language: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** step;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value);
}
