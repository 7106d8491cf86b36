import { revealHidden } from '../../../../search/index.ts';
import type { BrainWords } from '../../../../words/index.ts';
import type { Adjacency } from '../../core/model/adjacency.ts';
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

/** Returns the text of a label's neighbour count. */
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
