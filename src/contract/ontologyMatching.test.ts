import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTermMatcher, normalizeTerm, type MatchedOntology } from './ontologyMatching.ts';

function ontology(ontologyId: string, terms: Partial<MatchedOntology>): MatchedOntology {
  return { ontologyId, entityTypes: [], legalTerms: [], requiredFields: [], ...terms };
}

function found(text: string, ...terms: string[]): string[] {
  const matcher = createTermMatcher([ontology('o', { legalTerms: terms })]);
  return matcher.match(text).map(({ start, end }) => text.slice(start, end));
}

describe('"whole-word normalized matching"', () => {
  it.each([
    ['a word', 'Notice is due.', 'notice', ['Notice']],
    ['no part of a word', 'Noticeable, unnoticed', 'notice', []],
    ['a phrase', 'The notice period ends', 'notice period', ['notice period']],
    ['a phrase over a line break', 'notice\n  period', 'notice period', ['notice\n  period']],
    [
      'a phrase with a hyphen',
      'cold-chain and cold chain',
      'Cold-Chain',
      ['cold-chain', 'cold chain'],
    ],
    ['digits', 'C-1987, C-19870', 'C-1987', ['C-1987']],
    ['accents', 'café cafe', 'café', ['café']],
    ['a decomposed accent', 'cafe\u0301!', 'café', ['cafe\u0301']],
    ['full width', 'ＮＯＴＩＣＥ', 'notice', ['ＮＯＴＩＣＥ']],
    ['a ligature', 'ﬁnal', 'final', ['ﬁnal']],
    ['other scripts', 'Договор и ΣΎΜΒΑΣΗ', 'договор', ['Договор']],
    ['a pair of surrogates', '𝒜 and 𝒜𝒜', '𝒜', ['𝒜']],
    ['repeats', 'a a a', 'a a', ['a a', 'a a']],
    ['nothing for a term without a word', 'a % b', '%', []],
  ])('%s', (_, text, term, places) => {
    expect(found(text, term)).toEqual(places);
  });

  it('tells list, term and ontology of each hit, overlapping ones too', () => {
    const matcher = createTermMatcher([
      ontology('legal', { legalTerms: ['Notice', 'notice period'] }),
      ontology('other', { entityTypes: ['period'], requiredFields: ['notice'] }),
    ]);
    expect(matcher.match('Notice period')).toEqual([
      { ontologyId: 'legal', list: 'legalTerms', term: 'Notice', start: 0, end: 6 },
      { ontologyId: 'other', list: 'requiredFields', term: 'notice', start: 0, end: 6 },
      { ontologyId: 'legal', list: 'legalTerms', term: 'notice period', start: 0, end: 13 },
      { ontologyId: 'other', list: 'entityTypes', term: 'period', start: 7, end: 13 },
    ]);
  });

  it('finds what a slow comparison of words finds', () => {
    const word = fc.constantFrom('a', 'B', 'ab', 'É', 'e\u0301', '𝒜', 'ﬁ', 'fi', '7');
    const gap = fc.constantFrom(' ', '-', '\n', '., ', '—');
    const phrase = fc
      .array(fc.tuple(word, gap), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.map(([text, after]) => `${text}${after}`).join(''));
    const text = fc
      .array(fc.tuple(word, gap), { maxLength: 40 })
      .map((parts) => parts.flat().join(''));
    fc.assert(
      fc.property(
        text,
        fc.uniqueArray(phrase, { selector: normalizeTerm, maxLength: 6 }),
        (said, terms) => {
          const matcher = createTermMatcher([ontology('o', { legalTerms: terms })]);
          const hits = matcher.match(said).map(({ term, start, end }) => `${term} ${start} ${end}`);
          expect(hits.sort()).toEqual(slowly(said, terms).sort());
        },
      ),
    );
  });
});

function slowly(text: string, terms: readonly string[]): string[] {
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  return terms.flatMap((term) => {
    const wanted = plainly(term);
    const size = wanted.split(' ').length;
    return words.flatMap((first, at) => {
      const part = words.slice(at, at + size);
      const last = part.at(-1);
      if (last === undefined || plainly(part.map(([word]) => word).join(' ')) !== wanted) return [];
      return [`${term} ${first.index} ${last.index + last[0].length}`];
    });
  });
}

/** Normalised by nothing but the language's own means. */
function plainly(text: string): string {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.map((word) => word.normalize('NFKC').toLowerCase()).join(' ');
}
