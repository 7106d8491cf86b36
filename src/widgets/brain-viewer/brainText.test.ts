import { expect, test } from 'vitest';
import { brainWords, english, resolveWords } from '../../words/index.ts';
import { linkRelations } from './core/model/brainGraph.ts';
import { readBrainGraph } from './core/index.ts';
import { badgeText } from './brainText.ts';

const words = resolveWords(english, 'brain', brainWords);

function textOf(counts: readonly (number | undefined)[]): string | undefined {
  const [link] = readBrainGraph({
    relationship_directions: counts.map((count, at) => ({
      source_label: 'Person',
      relationship_type: `TYPE_${at}`,
      target_label: 'Company',
      count,
    })),
  }).links;
  return link === undefined ? undefined : badgeText(link, words, String);
}

test('a badge names one type, or says how many, with the count of all', () => {
  expect(textOf([7])).toBe('type 0 · 7');
  expect(textOf([7, 3, undefined])).toBe('3 kinds · 10');
});

test('a badge counts types, not the relations between whichever labels', () => {
  const relations = ['A', 'B'].map((source) => ({
    id: source,
    type: 'LEADS_TO',
    source,
    target: 'C',
    count: 2,
    storeType: undefined,
  }));
  const [link] = linkRelations(relations, (label) => (label === 'C' ? label : 'group'));
  expect(link === undefined ? undefined : badgeText(link, words, String)).toBe('leads to · 4');
});

test('a badge says no count where none is known', () => {
  expect(textOf([undefined])).toBe('type 0');
});
