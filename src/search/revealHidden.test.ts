import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../test/propertyRuns.ts';
import { revealHidden } from './revealHidden.ts';

test.each([
  ['a name that turns round', '\u202Efdp.exe', '[U+202E]fdp.exe'],
  ['isolates', 'a\u2066b\u2069c', 'a[U+2066]b[U+2069]c'],
  ['marks of direction', 'a\u200Eb\u200Fc\u061C', 'a[U+200E]b[U+200F]c[U+061C]'],
  ['a space without width', 'pay\u200Bpal', 'pay[U+200B]pal'],
  ['joiners between Latin letters', 'pay\u200Dp\u200Cal', 'pay[U+200D]p[U+200C]al'],
  ['a byte order mark', '\uFEFFname', '[U+FEFF]name'],
  ['a name of fillers alone', '\u3164\u115F', '[U+3164][U+115F]'],
  ['letters of tags', 'ok\u{E0061}\u{E0062}', 'ok[U+E0061][U+E0062]'],
  ['a row of variation selectors', 'a\uFE01\uFE02', 'a[U+FE01][U+FE02]'],
  ['joiners side by side in a Persian word', 'می\u200C\u200Cخواهم', 'می[U+200C][U+200C]خواهم'],
  ['a mark of direction beside a joiner', 'ب\u200D\u061C\u200Dب', 'ب[U+200D][U+061C][U+200D]ب'],
  ['control characters', 'a\u0000b\u001B[2J', 'a[U+0000]b[U+001B][2J'],
])('shows %s', (_name, given, shown) => {
  expect(revealHidden(given)).toBe(shown);
});

test.each([
  ['plain text', 'Invoice 12 (final).pdf'],
  ['a family', '👩‍👩‍👧‍👦 photo'],
  ['a heart on fire and a skin tone', '❤️‍🔥 👩🏽‍💻 ☎️'],
  [
    'flags of countries and regions',
    '🇩🇪 🏳️‍🌈 🏴‍☠️ 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ],
  ['a digit on a key', '1️⃣'],
  ['Persian', 'می\u200Cخواهم کتاب\u200Cها'],
  ['Arabic with vowels', 'مُحَمَّد'],
  ['Hindi and Sinhala', 'क्\u200Dष क्\u200Cष ශ්\u200Dරී'],
  ['a variant of a Chinese character', '葛\u{E0100}城'],
  ['Mongolian', 'ᠠ\u180Eᠨ\u180B'],
  ['a soft hyphen, tabs and line breaks', 'Donau\u00ADdampf\tschiff\r\nfahrt'],
  ['letters with accents', 'e\u0301 Å Übung 東京'],
])('leaves %s as it is', (_name, given) => {
  expect(revealHidden(given)).toBe(given);
});

test('leaves no character that turns the text round', () => {
  const turning = fc.constantFrom(
    ...['\u061C', '\u200E', '\u200F', '\u202A', '\u202B', '\u202C', '\u202D', '\u202E'],
    ...['\u2066', '\u2067', '\u2068', '\u2069'],
  );
  const texts = fc.array(fc.oneof(turning, fc.constantFrom('\u200D', '\uFE0F', 'ب', '👩', 'a')));
  fc.assert(
    fc.property(texts, (parts) => {
      const shown = revealHidden(parts.join(''));
      expect(shown).not.toMatch(/\p{Bidi_Control}/u);
      expect(revealHidden(shown)).toBe(shown);
    }),
    { numRuns: propertyRuns(1_000) },
  );
});
