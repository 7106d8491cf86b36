import { expect, test } from 'vitest';
import { formatWhen } from './formatWhen.ts';

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
])('formatWhen writes a moment %s briefly', (_case, shown, expected) => {
  expect(shown).toBe(expected);
});
