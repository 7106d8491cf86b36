import { formatJson, revealHidden } from '../../ui/index.ts';
import type { BrainWords, Format } from '../../words/index.ts';
import { strengthOf } from './core/map/brainMap.ts';
import type { MapLine } from './core/map/mapScene.ts';
import type { Adjacency } from './core/model/adjacency.ts';
import {
  countRelationships,
  type GraphLabel,
  type GraphLink,
  type GraphRelation,
} from './core/model/brainGraph.ts';
import type { LabelGroup } from './core/model/groupLabels.ts';
import { relationName } from './core/model/relationName.ts';
import { nameWidth } from './core/scene/cardSize.ts';

/** Returns a store's display name, which describes its origin. Unknown stores keep their name. */
export function storeText(store: string, words: BrainWords): string {
  switch (store) {
    case 'tgraph':
      return words.tgraph;
    case 'manual_kg':
      return words.manualKg;
    case 'saga':
      return words.sagas;
    default:
      return revealHidden(store);
  }
}

/**
 * Returns the lines of a group's title: one line with two labels, else with one and a count, else
 * one label, on two lines if need be. The line below counts all labels.
 */
export function groupTitle(
  group: LabelGroup,
  words: BrainWords,
  linesOf: (title: string) => readonly string[],
): readonly string[] {
  const text = groupText(group, words);
  const [label = '', ...others] = group.labels;
  if (group.kind !== 'linked' || others.length === 0) return linesOf(text);
  const first = revealHidden(label);
  const titles = [text, `${first} ${words.plusMore(others.length)}`].map(linesOf);
  return titles.find(({ length }) => length === 1) ?? linesOf(first);
}

/** Returns a group's name: the host's, else its most linked labels. */
export function groupText({ kind, name, labels }: LabelGroup, words: BrainWords): string {
  if (kind === 'rest') return words.otherLabels;
  if (kind === 'given') return revealHidden(name);
  const [first = name, second] = labels;
  if (second === undefined) return revealHidden(first);
  return words.groupNamed(revealHidden(first), revealHidden(second), labels.length - 2);
}

/** Returns the texts of groups by which labels are placed, and of the links between them. */
export function groupTexts(words: BrainWords) {
  return {
    title: (group: LabelGroup, linesOf: (title: string) => readonly string[]) =>
      groupTitle(group, words, linesOf),
    labels: words.countLabels,
    links: words.countRelationships,
  };
}

export function countText({ count }: GraphLabel, words: BrainWords): string {
  return count === undefined ? words.countUnknown : words.countNodes(count);
}

export function neighboursText(
  { name }: GraphLabel,
  adjacency: Adjacency,
  words: BrainWords,
): string {
  return words.countLabels(adjacency.get(name)?.size ?? 0);
}

/** Returns a label's accessible text: its name, its node count and its neighbour count. */
export function labelText(label: GraphLabel, adjacency: Adjacency, words: BrainWords): string {
  const neighbours = neighboursText(label, adjacency, words);
  return words.labelSummary(revealHidden(label.name), countText(label, words), neighbours);
}

/**
 * Returns a link's badge text, such as `supplies · 120` or `4 types · 1,203`, without an unknown
 * count.
 */
export function badgeText(
  link: GraphLink,
  words: BrainWords,
  number: (value: number) => string,
): string {
  const [type, ...others] = new Set(link.relations.map((relation) => relation.type));
  const name =
    others.length === 0 && type !== undefined
      ? relationName(type)
      : words.countTypes(others.length + 1);
  const isCounted = link.relations.some(({ count }) => count !== undefined);
  return isCounted ? `${name} · ${number(link.count)}` : name;
}

/** The horizontal padding of a text in its frame, in pixels. */
const besideText = 16;

/**
 * Returns an edge's text in two parts: what may be cut, and the count, which may not. Between groups
 * it is a count alone, in compact notation if there is little room. Only the strongest edge shows
 * the unit.
 */
export function lineParts(
  { of, room, isStrongest }: MapLine,
  words: BrainWords,
  { number, compact }: Pick<Format, 'number' | 'compact'>,
): readonly [name: string, count: string] {
  if (!('source' in of)) return relationParts(of.relations, words, number);
  const strength = strengthOf(of);
  const whole = number(strength);
  const texts = isStrongest ? [words.countRelationships(strength), whole] : [whole];
  return ['', texts.find((text) => nameWidth(text) + besideText <= room) ?? compact(strength)];
}

/** Returns the text of relations, such as `signed · 1,085`: the first and the number of others. */
export function relationsText(
  relations: readonly GraphRelation[],
  words: BrainWords,
  number: (value: number) => string,
): string {
  return relationParts(relations, words, number).join('');
}

function relationParts(
  relations: readonly GraphRelation[],
  words: BrainWords,
  number: (value: number) => string,
): readonly [name: string, count: string] {
  const names = [...new Set(relations.map(({ type }) => relationName(type)))];
  const [first = '', ...others] = names;
  const name = others.length === 0 ? first : words.relationAndMore(first, others.length);
  const isCounted = relations.some(({ count }) => count !== undefined);
  return [name, isCounted ? ` · ${number(countRelationships(relations))}` : ''];
}

/**
 * Returns names joined by an arrow or a dash. With names from right to left too they read from left
 * to right, as the arrow leads, which no script turns.
 */
export function chainText(
  names: readonly string[],
  joint: '→' | '–',
  { list }: Pick<Format, 'list'>,
): string {
  const text = names.map((name) => list([revealHidden(name)])).join(` ${joint} `);
  return text.includes('\u2068') ? `\u2066${text}\u2069` : text;
}

/** Returns a value of unknown shape as one line of text. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)) {
    return value.map(String).join(', ');
  }
  return formatJson(value, { indent: 0, maxLength: 1_000 }).text;
}
