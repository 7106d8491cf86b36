import type { BrainWords } from '../../../../words/index.ts';
import type { GraphLabel } from '../../core/model/brainGraph.ts';
import { listedProperties, type CardDetail } from '../../core/scene/cardSize.ts';

/** Returns how many nodes a label has, in words. */
export function countText({ count }: GraphLabel, words: BrainWords): string {
  return count === undefined ? words.countUnknown : words.countNodes(count);
}

/** Returns the second line of a card: the count if it is known, and the properties that aren't listed. */
export function captionText(label: GraphLabel, detail: CardDetail, words: BrainWords): string {
  const { more } = listedProperties(label, detail);
  const count = label.count === undefined ? [] : [words.countNodes(label.count)];
  return [...count, ...(more > 0 && detail !== 'all' ? [words.plusMore(more)] : [])].join(' · ');
}
