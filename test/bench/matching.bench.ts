import { createTermMatcher, termLists, type MatchedOntology } from '../../src/contract/index.ts';
import type { Benchmark } from './benchmark.ts';
import { createRandom } from './createRandom.ts';
import { measureInterleaved } from './measureInterleaved.ts';

/** Ontology terms in a long text, against one regular expression for each term. */
export const matchingBenchmark: Benchmark = {
  title: '448 ontology terms in 1 MB of text: ours, and a regular expression a term',
  async run() {
    const { text, ontology } = createCase();
    const ours = createTermMatcher([ontology]);
    const terms = termLists.flatMap((list) => ontology[list]);
    const expressions = terms.map(
      (term) => new RegExp(`(?<![a-z0-9])${term.replace(' ', '[^a-z0-9]+')}(?![a-z0-9])`, 'gi'),
    );
    const expected = ours.match(text).length;
    const check = (found: number): Promise<void> => {
      if (found !== expected || found === 0) throw new Error('Matchers found different terms.');
      return Promise.resolve();
    };
    const contenders = [
      { name: 'ours', run: () => check(ours.match(text).length) },
      {
        name: 'a RegExp a term',
        run: () => check(expressions.reduce((sum, one) => sum + [...text.matchAll(one)].length, 0)),
      },
    ];
    const [own, peer] = await measureInterleaved(contenders, { warmUps: 2, rounds: 9 });
    if (own === undefined || peer === undefined) throw new Error('A contender was not measured.');
    return [
      {
        title: `${expected} hits`,
        columns: ['', 'median ms', 'spread ms'],
        rows: [own, peer].map(({ name, median, fastest, slowest }) => [
          name,
          median.toFixed(1),
          `${fastest.toFixed(1)}–${slowest.toFixed(1)}`,
        ]),
        ratios: [
          { title: 'ours / a RegExp a term', value: own.median / peer.median },
          { title: 'ours / 50 ms', value: own.median / 50, atMost: 1 },
        ],
      },
    ];
  },
};

/** Creates a text of 6,000 different words, and terms of one and two of them that occur in it. */
function createCase(): { text: string; ontology: MatchedOntology } {
  const random = createRandom(20_260_301);
  const words = Array.from(
    { length: 6000 },
    (_, at) => `${letters(random.integer(2, 7), random)}${at.toString(36)}`,
  );
  const said: string[] = [];
  for (let length = 0; length < 1_000_000;) {
    const word = words[random.integer(0, words.length - 1)] ?? '';
    said.push(word);
    length += word.length + 1;
  }
  const terms = Array.from({ length: 448 }, (_, at) =>
    at % 2 === 0 ? (words[at * 13] ?? '') : `${said[at * 17] ?? ''} ${said[at * 17 + 1] ?? ''}`,
  );
  return {
    text: said.join(' '),
    ontology: {
      ontologyId: 'large',
      entityTypes: terms.slice(0, 64),
      legalTerms: terms.slice(64, 320),
      requiredFields: terms.slice(320),
    },
  };
}

function letters(count: number, random: { integer: (from: number, to: number) => number }): string {
  return Array.from({ length: count }, () => String.fromCharCode(97 + random.integer(0, 25))).join(
    '',
  );
}
