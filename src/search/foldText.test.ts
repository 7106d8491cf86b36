import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './foldText.ts';
import { hasWords, searchWords } from './searchWords.ts';

/** Names of places as GeoNames spells them, and what people type for them (GeoNames, CC BY 4.0). */
const places = [
  ['Zürich', 'zurich'],
  ['Straßburg', 'strassburg'],
  ['Łódź', 'lodz'],
  ['Đà Nẵng', 'da nang'],
  ['İstanbul', 'istanbul'],
  ['Diyarbakır', 'diyarbakir'],
  ['Ísafjörður', 'isafjordur'],
  ['Tromsø', 'tromso'],
  ['Ærøskøbing', 'aeroskobing'],
  ['São Tomé', 'sao tome'],
  ['Αθήνα', 'αθηνα'],
  ['ΠΕΙΡΑΙΑΣ', 'πειραιας'],
  ['مُحَمَّد آباد', 'محمد اباد'],
  ['תֵּל אָבִיב', 'תל אביב'],
  ['ＴＯＫＹＯ', 'tokyo'],
] as const;

describe('folding a text for a search', () => {
  it.each(places)('finds %s by "%s"', (name, typed) => {
    expect(hasWords(foldText(name), searchWords(typed))).toBe(true);
    expect(hasWords(foldText(name.normalize('NFD')), searchWords(typed))).toBe(true);
  });

  it.each([
    ['L’Oréal', "l'oreal"],
    ["Women's Aid", 'women’s'],
    ['“Nordlys” contract', '"nordlys"'],
    ['Saint‑Denis–Paris', 'saint-denis-paris'],
    ['Donau\u00ADdampf\u00ADschiff', 'donaudampfschiff'],
    ['محـــمد', 'محمد'],
    ['می\u200Cخواهم', 'میخواهم'],
    ['عقد ٢٠٢٦', '2026'],
    ['Contract 2026', '۲۰۲۶'],
    ['ｶﾞｽ', 'ガス'],
  ])('finds %s by "%s", as keyboards write it', (written, typed) => {
    expect(hasWords(foldText(written), searchWords(typed))).toBe(true);
  });

  it.each([
    ['ガス', 'カス'],
    ['한국', '하국'],
    ['की', 'का'],
  ])('keeps %s apart from %s, where a mark makes another letter', (one, other) => {
    expect(foldText(one)).not.toContain(foldText(other));
  });

  it('changes nothing more when it is done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('the words of a search', () => {
  it('are found in any order, and none are found in everything', () => {
    const name = foldText('Banco de España, sucursal de Córdoba');
    expect(hasWords(name, searchWords('  cordoba BANCO '))).toBe(true);
    expect(hasWords(name, searchWords('cordoba bilbao'))).toBe(false);
    expect(hasWords(name, searchWords('   '))).toBe(true);
  });

  it('find every text by itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(hasWords(foldText(text), searchWords(text))).toBe(true);
      }),
    );
  });
});
