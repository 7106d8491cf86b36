import { useMemo } from 'react';
import { useBrainstem } from '../../../provider/index.ts';

/** Numbers, sizes and dates as the provider's language writes them. */
export interface Formats {
  count: (value: number) => string;
  /** From 0 to 1. */
  percent: (value: number) => string;
  /** Bytes, in steps of 1,024: `1.4 MB`. */
  size: (bytes: number) => string;
  /** A day from ISO 8601; undefined where it is none. */
  day: (date: string) => string | undefined;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** See {@link Formats}. */
export function useFormats(): Formats {
  const { tag } = useBrainstem().locale;
  return useMemo(() => {
    const count = new Intl.NumberFormat(tag);
    const percent = new Intl.NumberFormat(tag, { style: 'percent' });
    const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
    return {
      count: (value) => count.format(value),
      percent: (value) => percent.format(value),
      size(bytes) {
        const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
        const value = bytes / 1024 ** step;
        return new Intl.NumberFormat(tag, {
          style: 'unit',
          unit: units[step] ?? 'byte',
          unitDisplay: step === 0 ? 'long' : 'short',
          maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
        }).format(value);
      },
      day(date) {
        const at = new Date(date);
        return Number.isNaN(at.getTime()) ? undefined : day.format(at);
      },
    };
  }, [tag]);
}
