import { revealHidden } from '../../ui/index.ts';
import type { BrainWords } from '../../words/index.ts';
import type { LabelGroup } from './core/model/groupLabels.ts';

/** Returns what a group is called: as its host says, else by its most linked labels. */
export function groupText({ kind, name, labels }: LabelGroup, words: BrainWords): string {
  if (kind === 'rest') return words.otherLabels;
  if (kind === 'given') return revealHidden(name);
  const [first = name, second] = labels;
  if (second === undefined) return revealHidden(first);
  return words.groupNamed(revealHidden(first), revealHidden(second), labels.length - 2);
}
