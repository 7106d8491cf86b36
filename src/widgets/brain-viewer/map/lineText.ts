import type { BrainWords } from '../../../words/index.ts';
import { strengthOf } from '../core/map/brainMap.ts';
import type { MapLine } from '../core/map/mapScene.ts';
import { relationsText } from './relationsText.ts';

/** Room for a number with its unit, in pixels. */
const unitRoom = 170;

/** Returns the text of a line; between groups only the strongest shows the unit of its figure. */
export function lineText(
  { of, room, isStrongest }: MapLine,
  words: BrainWords,
  number: (value: number) => string,
): string {
  if (!('source' in of)) return relationsText(of.relations, words, number);
  const strength = strengthOf(of);
  return isStrongest && room > unitRoom ? words.countRelationships(strength) : number(strength);
}
