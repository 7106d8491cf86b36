import type { BrainWords, Format } from '../../../words/index.ts';
import { strengthOf } from '../core/map/brainMap.ts';
import type { MapLine } from '../core/map/mapScene.ts';
import { nameWidth } from '../core/scene/cardSize.ts';
import { countRelationships, type GraphRelation } from '../core/model/brainGraph.ts';
import { relationName } from '../core/model/relationName.ts';

/** The horizontal padding of a text in its frame, in pixels. */
const besideText = 16;

/**
 * Returns an edge's text. Between groups it is a count, in compact notation if there is little
 * room. Only the strongest edge shows the unit.
 */
export function lineText(
  { of, room, isStrongest }: MapLine,
  words: BrainWords,
  { number, compact }: Pick<Format, 'number' | 'compact'>,
): string {
  if (!('source' in of)) return relationsText(of.relations, words, number);
  const strength = strengthOf(of);
  const whole = number(strength);
  const texts = isStrongest ? [words.countRelationships(strength), whole] : [whole];
  return texts.find((text) => nameWidth(text) + besideText <= room) ?? compact(strength);
}

/** Returns the text of relations, such as `signed · 1,085`: the first and the number of others. */
export function relationsText(
  relations: readonly GraphRelation[],
  words: BrainWords,
  number: (value: number) => string,
): string {
  const names = [...new Set(relations.map(({ type }) => relationName(type)))];
  const [first = '', ...others] = names;
  const name = others.length === 0 ? first : words.relationAndMore(first, others.length);
  if (relations.every(({ count }) => count === undefined)) return name;
  return `${name} · ${number(countRelationships(relations))}`;
}
