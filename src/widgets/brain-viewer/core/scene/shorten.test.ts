import { expect, test } from 'vitest';
import { breakLine, sharedPrefixes, shorten } from './shorten.ts';

const lettersOf = (text: string): number => Array.from(text).length;

test('a text is cut at its end, or in its middle where that tells it from others', () => {
  expect(shorten('MedicationRequest', 17, lettersOf)).toBe('MedicationRequest');
  expect(shorten('MedicationRequest', 7, lettersOf)).toBe('Medica…');
  expect(shorten('MedicationRequest', 7, lettersOf, 'middle')).toBe('Med…est');
  expect(shorten('Spoke 117', 5, lettersOf, 'middle')).toBe('Sp…17');
});

test('a text too long for a line is broken once, between its words', () => {
  expect(breakLine('Order', 5, lettersOf)).toEqual(['Order']);
  expect(breakLine('cell surface receptor', 13, lettersOf)).toEqual(['cell surface ', 'receptor']);
  expect(breakLine('SourceMandate', 8, lettersOf)).toEqual(['Source', 'Mandate']);
  expect(breakLine('macromolecular', 8, lettersOf)).toEqual(['macromolecular']);
});

test('a cut never halves a letter that takes two code units', () => {
  expect(shorten('🚚🚚🚚🚚', 3, lettersOf)).toBe('🚚🚚…');
});

test('each name knows how much of its beginning another one shares', () => {
  const shared = sharedPrefixes(['Spoke 1', 'Order', 'Spoke 12', 'OrderLine', 'Truck']);
  expect(Object.fromEntries(shared)).toEqual({
    'Spoke 1': 7,
    'Spoke 12': 7,
    Order: 5,
    OrderLine: 5,
    Truck: 0,
  });
});
