import { afterEach, expect, test, vi } from 'vitest';
import { createFormat } from './format.ts';

test.each([
  [0, 'en', '0 bytes'],
  [1, 'en', '1 byte'],
  [1023, 'en', '1,023 bytes'],
  [1024, 'en', '1 kB'],
  [1_500_000, 'en', '1.4 MB'],
  [15 * 1024 ** 2, 'en', '15 MB'],
  [2 * 1024 ** 4, 'en', '2,048 GB'],
  [1_536_000, 'de', '1,5 MB'],
])('bytes(%d) in %s is "%s"', (bytes, tag, expected) => {
  expect(createFormat(tag).bytes(bytes)).toBe(expected);
});

test('bytes with base 1000 counts 1,500,000 bytes as 1.5 MB', () => {
  expect(createFormat('en').bytes(1_500_000, 1000)).toBe('1.5 MB');
  expect(createFormat('en').bytes(1000 ** 3, 1000)).toBe('1 GB');
});

test('plural chooses the form by the rules of the language and inserts the number', () => {
  const plural = createFormat('en').plural;
  const forms = { one: '# finding', other: '# findings' };
  expect([0, 1, 2, 1203].map((count) => plural(count, forms))).toEqual([
    '0 findings',
    '1 finding',
    '2 findings',
    '1,203 findings',
  ]);
});

test('plural uses the other form where a category has no form', () => {
  expect(createFormat('ar').plural(3, { other: '# items' })).toMatch(/ items$/);
});

test('the digits follow the numbering system of the tag', () => {
  const format = createFormat('ar-EG-u-nu-arab');
  expect(format.number(12)).toBe('١٢');
  expect(format.plural(12, { other: '#' })).toBe('١٢');
  expect(format.percent(0.5)).toContain('٥٠');
});

test('date and dateTime return what is no date unchanged', () => {
  const { date, dateTime } = createFormat('en');
  expect(date('soon')).toBe('soon');
  expect(dateTime('soon')).toBe('soon');
  expect(date('2026-03-04T12:00:00')).toBe('Mar 4, 2026');
});

test.each([
  ['2026-03-04T11:59:30', 'en', 'now'],
  ['2026-03-04T11:30:00', 'en', '30m ago'],
  ['2026-03-04T10:01:00', 'en', '1h ago'],
  ['2026-03-03T11:00:00', 'en', '1d ago'],
  ['2026-02-01T12:00:00', 'en', 'Feb 1, 2026'],
  ['2026-03-06T12:00:00', 'en', 'in 2d'],
  ['2026-03-04T10:00:00', 'de', 'vor 2 Std.'],
  ['2026-03-04T10:00:00', 'fr', 'il y a 2 h'],
  ['soon', 'en', 'soon'],
])('relative of %s at noon of March 4 in %s is "%s"', (moment, tag, expected) => {
  const now = Date.parse('2026-03-04T12:00:00');
  // Intl joins a number and its unit by a space that doesn't break.
  expect(createFormat(tag).relative(moment, now).replaceAll('\u00A0', ' ')).toBe(expected);
});

test('list joins items in the language', () => {
  expect(createFormat('en').list(['Host', 'Port', 'Database'])).toBe('Host, Port, and Database');
  expect(createFormat('de').list(['Host', 'Port'])).toBe('Host und Port');
});

test('list isolates the names that may be written against the direction of the line', () => {
  const names = ['Kasse', 'مستودع'];
  expect(createFormat('ar').list(names)).toBe('\u2068Kasse\u2069 و\u2068مستودع\u2069');
  expect(createFormat('he').list(['Kasse'])).toBe('\u2068Kasse\u2069');
  expect(createFormat('en').list(names)).toBe('Kasse and \u2068مستودع\u2069');
});

test('listParts returns the names as they are, and what joins them', () => {
  expect(createFormat('ar').listParts(['Kasse', 'Lager'])).toEqual([
    { type: 'element', value: 'Kasse' },
    { type: 'literal', value: ' و' },
    { type: 'element', value: 'Lager' },
  ]);
});

afterEach(() => void vi.unstubAllGlobals());

/** The part that the test needs: its own properties can't be listed. */
const intl = { NumberFormat: Intl.NumberFormat };

test('what writes numbers and dates is made when it is first needed', () => {
  const made = vi.fn();
  class Counted extends Intl.DateTimeFormat {
    constructor(...options: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...options);
      made();
    }
  }
  vi.stubGlobal('Intl', { ...intl, DateTimeFormat: Counted });
  const format = createFormat('sv-FI');
  expect(format.number(3)).toBe('3');
  expect(made).not.toHaveBeenCalled();
  format.date('2026-03-04');
  format.date('2026-03-05');
  expect(made).toHaveBeenCalledOnce();
});

test('a small number is written as Intl writes it, without a formatter, which is slow to make', () => {
  const numbers = Array.from({ length: 1_000 }, (_, at) => at);
  for (const tag of ['en', 'en-IN', 'de', 'de-CH', 'es', 'fr', 'pt-BR']) {
    const expected = numbers.map((value) => new Intl.NumberFormat(tag).format(value));
    const make = vi.spyOn(Intl, 'NumberFormat');
    const format = createFormat(tag);
    expect(numbers.map(format.number)).toEqual(expected);
    expect(make).not.toHaveBeenCalled();
    make.mockRestore();
  }
  expect(createFormat('en-u-nu-arab').number(12)).toBe('١٢');
  expect(createFormat('ar-EG').number(12)).toBe('١٢');
});
