import { formatJson } from '../../../../ui/index.ts';

/** Returns a value of unknown shape as one line of text. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)) {
    return value.map(String).join(', ');
  }
  return formatJson(value, { indent: 0, maxLength: 1_000 }).text;
}
