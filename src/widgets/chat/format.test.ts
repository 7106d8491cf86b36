import { describe, expect, test } from 'vitest';
import { formatSize } from './formatSize.ts';
import { formatWhen } from './formatWhen.ts';

describe('formatSize', () => {
  test.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1,023 bytes'],
    [1024, '1 kB'],
    [1_536, '1.5 kB'],
    [10_485_760, '10 MB'],
    [524_288_000, '500 MB'],
    [5_368_709_120, '5 GB'],
  ])('%d', (bytes, expected) => {
    expect(formatSize(bytes, 'en')).toBe(expected);
  });

  test('in another language', () => {
    expect(formatSize(1_536_000, 'de')).toBe('1,5 MB');
  });
});

describe('formatWhen', () => {
  const now = new Date(2026, 2, 18, 15, 0).getTime();
  const at = (...date: [number, number, number, number, number]) =>
    formatWhen(new Date(...date).toISOString(), 'en', now).replace('\u202f', ' ');

  test.each([
    ['today', at(2026, 2, 18, 9, 5), '9:05 AM'],
    ['yesterday', at(2026, 2, 17, 23, 59), '11:59 PM'],
    ['two days ago', at(2026, 2, 16, 23, 59), 'Monday'],
    ['six days ago', at(2026, 2, 12, 9, 0), 'Thursday'],
    ['a week ago', at(2026, 2, 11, 9, 0), 'Mar 11'],
    ['last year', at(2025, 11, 31, 9, 0), 'Dec 31, 2025'],
  ])('%s', (_case, shown, expected) => {
    expect(shown).toBe(expected);
  });
});
