import type { ConnectorsWords } from '../../../words/index.ts';
import { formatMoment } from '../surface/index.ts';
import type { PickerItem } from './pickerModel.ts';

/** An item's kind, size and last change, from first to last. */
export function describeItem(
  { kind, size, modifiedAt }: PickerItem,
  words: ConnectorsWords,
  language: string,
): readonly string[] {
  return [
    kind,
    ...(size === undefined ? [] : [formatBytes(size, language)]),
    ...(modifiedAt === undefined
      ? []
      : [words.modified(formatMoment(modifiedAt, language, false))]),
  ];
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes for people, such as `1.4 MB`, in steps of 1,000 as drives count. */
function formatBytes(bytes: number, language: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** step;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value);
}
