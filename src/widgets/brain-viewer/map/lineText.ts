import type { BrainWords, Format } from '../../../words/index.ts';
import { strengthOf } from '../core/map/brainMap.ts';
import type { MapLine } from '../core/map/mapScene.ts';
import { nameWidth } from '../core/scene/cardSize.ts';
import { relationsText } from './relationsText.ts';

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
