import { expect, test } from 'vitest';
import { readNumber, writeNumber } from './readNumber.ts';

test.each([
  ['1,000', 'en', 1000],
  ['1.000', 'en', 1],
  ['1,5', 'en', 1.5],
  ['3.142', 'en', 3.142],
  ['12,000.50', 'en', 12_000.5],
  ['1,234,567', 'en', 1_234_567],
  ['-1,000', 'en', -1000],
  ['\u22125', 'en', -5],
  ['12,34,567', 'en-IN', 1_234_567],
  ['.5', 'en', 0.5],
  ['1e3', 'en', 1000],
  ['1.000', 'de', 1000],
  ['3,142', 'de', 3.142],
  ['1.5', 'de', 1.5],
  ['0.125', 'de', 0.125],
  ['1.234,5', 'de', 1234.5],
  ['1.000', 'pt-BR', 1000],
  ['12\u202f000,5', 'fr', 12_000.5],
  ['1’000.5', 'de-CH', 1000.5],
  ['１２', 'ja', 12],
  ['١٢٫٥', 'ar', 12.5],
  ['۱٬۰۰۰', 'fa', 1000],
])('“%s” in %s is %d', (written, language, number) => {
  expect(readNumber(written, language)).toBe(number);
});

test.each([
  '1,2,3',
  '1.2.3',
  '12,5,000',
  '1,000,5',
  ',',
  '',
  '\u200f',
  'Infinity',
  'two',
  '1.000,5,0',
])('“%s” is no number', (written) => {
  expect(readNumber(written, 'en')).toBeNaN();
});

test.each([1.125, 1000, 0.125, -12.345, 1234.567])('%d is read as it was written', (number) => {
  for (const language of ['en', 'de', 'fr', 'ar']) {
    expect(readNumber(writeNumber(number), language)).toBe(number);
  }
});
