import type { BrainWords } from '../../../../words/index.ts';
import type { GraphLabel } from '../../core/model/brainGraph.ts';

/** Returns how many nodes a label has, in words. */
export function countText({ count }: GraphLabel, words: BrainWords): string {
  return count === undefined ? words.countUnknown : words.countNodes(count);
}
