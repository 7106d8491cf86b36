import { revealHidden } from '../../ui/index.ts';
import type { BrainWords } from '../../words/index.ts';
import { nameWidth } from './core/scene/cardSize.ts';
import type { LabelGroup } from './core/model/groupLabels.ts';

/** Room beside a title within the box of its group, in pixels. */
const besideTitle = 50;

/** Returns what a group is called in so much room: by one label where two don't fit. */
export function groupTitle(group: LabelGroup, words: BrainWords, width: number): string {
  const text = groupText(group, words);
  const [first = '', ...others] = group.labels;
  const fits = nameWidth(text) * 1.08 <= width - besideTitle;
  if (fits || group.kind !== 'linked' || others.length === 0) return text;
  return `${revealHidden(first)} ${words.plusMore(others.length)}`;
}

/** Returns what a group is called: as its host says, else by its most linked labels. */
export function groupText({ kind, name, labels }: LabelGroup, words: BrainWords): string {
  if (kind === 'rest') return words.otherLabels;
  if (kind === 'given') return revealHidden(name);
  const [first = name, second] = labels;
  if (second === undefined) return revealHidden(first);
  return words.groupNamed(revealHidden(first), revealHidden(second), labels.length - 2);
}
