import { wordsOf } from './entities.ts';

/** A relation, and what a sentence has on either side of it. */
export interface RelationPhrase {
  readonly relation: string;
  readonly before: string;
  readonly after: string;
}

/** Words that a relation which is new may have at most. */
const longestRelation = 4;

/**
 * Finds a relation that is known in a sentence, as `REPORTS_TO` in “reports to”, “report to” or
 * “reporting to”. The first place counts, there the longest relation.
 */
export function findRelation(
  sentence: string,
  relations: readonly string[],
): RelationPhrase | undefined {
  const tokens = sentence.split(' ');
  const words = tokens.map((token) => wordsOf(token).join(' '));
  const phrases = relations.flatMap((relation) =>
    phrasesOf(relation).map((phrase) => ({ relation, phrase })),
  );
  phrases.sort((a, b) => b.phrase.length - a.phrase.length);
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const found = phrases.find(({ phrase }) => phrase.every((word, to) => words[at + to] === word));
    const end = at + (found?.phrase.length ?? 0);
    if (found === undefined || end >= tokens.length) continue;
    const before = tokens.slice(0, at).join(' ');
    return { relation: found.relation, before, after: tokens.slice(end).join(' ') };
  }
  return undefined;
}

/**
 * Reads as a relation the words between two known names, at the beginning and at the
 * end of a sentence.
 */
export function relationOf(sentence: string, names: readonly string[]): RelationPhrase | undefined {
  const text = sentence.toLowerCase();
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const before = longestFirst.find((name) => text.startsWith(`${name.toLowerCase()} `));
  const after = longestFirst.find((name) => text.endsWith(` ${name.toLowerCase()}`));
  if (before === undefined || after === undefined) return undefined;
  const words = wordsOf(sentence.slice(before.length, -after.length));
  if (words.length === 0 || words.length > longestRelation) return undefined;
  return { relation: words.join('_').toUpperCase(), before, after };
}

/** Returns the phrasings of a relation in sentences, each as its words. */
function phrasesOf(relation: string): string[][] {
  const [verb = '', ...rest] = relation.toLowerCase().split('_');
  const stem = verb.endsWith('ies')
    ? `${verb.slice(0, -3)}y`
    : verb.replace(/(?<=ss|sh|ch|x|o)es$|(?<!s)s$/, '');
  const continuous = `${stem.replace(/(?<!e)e$/, '')}ing`;
  return [...new Set([verb, stem, continuous])].map((first) => [first, ...rest]);
}
