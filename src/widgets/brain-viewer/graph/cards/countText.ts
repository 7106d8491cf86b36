import type { BrainWords } from '../../../../words/index.ts';
import type { DrawnLabel } from '../../core/model/collapseGroups.ts';

/** How many nodes a label has, in words, or how many labels a group. */
export function countText({ count, group }: DrawnLabel, words: BrainWords): string {
  if (group !== undefined) return words.countLabels(group.size);
  return count === undefined ? words.countUnknown : words.countNodes(count);
}
