import type { BrainWords } from '../../../../words/index.ts';
import type { GraphLabel } from '../../core/model/brainGraph.ts';
import { listedProperties, type CardDetail } from '../../core/scene/cardSize.ts';

/** Returns the text of a label's node count. */
export function countText({ count }: GraphLabel, words: BrainWords): string {
  return count === undefined ? words.countUnknown : words.countNodes(count);
}

/** Returns a card's second line: the count if known, and the number of unlisted properties. */
export function captionText(label: GraphLabel, detail: CardDetail, words: BrainWords): string {
  const { more } = listedProperties(label, detail);
  const count = label.count === undefined ? [] : [words.countNodes(label.count)];
  return [...count, ...(more > 0 && detail !== 'all' ? [words.plusMore(more)] : [])].join(' · ');
}
