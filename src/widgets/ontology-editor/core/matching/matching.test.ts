import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTermMatcher, type MatchedOntology } from '../../../../contract/index.ts';
import { matchInSlices } from './matchInSlices.ts';
import { matchPassages, passageSegments, splitPassages } from './passages.ts';
import { packHits } from './sampleMatch.ts';

const ontology: MatchedOntology = {
  ontologyId: 'cold',
  entityTypes: ['Truck', 'a b c'],
  legalTerms: ['notice', 'notice period', 'a', 'b c'],
  requiredFields: ['notice period', 'end date'],
};
const words = fc.constantFrom(
  'a',
  'b',
  'c',
  'notice',
  'PERIOD',
  'end',
  'date',
  'é',
  '𝒜',
  '--',
  'x',
);
const spaces = fc.constantFrom(' ', '\n', ' - ', '. ', '\n\n', '\u00a0', '');
const texts = fc
  .array(fc.tuple(words, spaces), { maxLength: 60 })
  .map((pairs) => pairs.flat().join(''));
const matchSample = (text: string) => packHits(createTermMatcher([ontology]).match(text));
const never = new AbortController().signal;
const pause = () => Promise.resolve();

test('a text that is matched in pieces has the hits of the whole', async () => {
  await fc.assert(
    fc.asyncProperty(texts, fc.integer({ min: 1, max: 40 }), async (text, size) => {
      const sliced = await matchInSlices(text, [ontology], { size, pause, signal: never });
      expect(sliced).toEqual(matchSample(text));
    }),
  );
});

test('an aborted match stops at the next piece', async () => {
  const stop = new AbortController();
  let pieces = 0;
  const running = matchInSlices('a '.repeat(100), [ontology], {
    size: 10,
    signal: stop.signal,
    pause: () => {
      pieces += 1;
      if (pieces === 2) stop.abort();
      return Promise.resolve();
    },
  });
  await expect(running).rejects.toThrow('aborted');
  expect(pieces).toBe(2);
});

describe('passages', () => {
  test('hold all that is said, in order, and none is longer than 2,000 characters', () => {
    const lines = fc.array(
      fc.string({ unit: fc.constantFrom('a', ' ', '\t', '\u2028'), maxLength: 5000 }),
    );
    fc.assert(
      fc.property(lines, (said) => {
        const text = said.join('\n');
        const passages = splitPassages(text);
        const bare = (some: string) => some.replace(/\s/g, '');
        expect(bare(passages.map(({ start, end }) => text.slice(start, end)).join(''))).toBe(
          bare(text),
        );
        expect(passages.every(({ start, end }) => end > start && end - start <= 2000)).toBe(true);
      }),
    );
  });

  test('share out every hit, and their segments are their text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const match = matchSample(text);
        const passages = matchPassages(splitPassages(text), match);
        expect(passages.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(
          match.starts.length,
        );
        for (const passage of passages) {
          const segments = passageSegments(text, passage, match);
          expect(segments.map((segment) => segment.text).join('')).toBe(
            text.slice(passage.start, passage.end),
          );
        }
      }),
    );
  });

  test('mark a term of several words whole, with the shorter ones in it', () => {
    const text = 'The notice period ends.';
    const match = matchSample(text);
    const [passage] = matchPassages(splitPassages(text), match);
    const segments = passage === undefined ? [] : passageSegments(text, passage, match);
    expect(segments.map(({ text: said, terms }) => [said, terms.map(({ list }) => list)])).toEqual([
      ['The ', []],
      ['notice period', ['legalTerms', 'requiredFields', 'legalTerms']],
      [' ends.', []],
    ]);
  });
});
