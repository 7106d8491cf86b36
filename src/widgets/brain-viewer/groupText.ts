import { revealHidden } from '../../ui/index.ts';
import type { BrainWords } from '../../words/index.ts';
import { nameWidth } from './core/scene/cardSize.ts';
import type { LabelGroup } from './core/model/groupLabels.ts';

/** Room beside a title within the box of its group, in pixels. */
const besideTitle = 50;

/** The factor by which a title is wider than a name on a card: its letters are larger. */
const titleStretch = 1.28;

/**
 * Returns what a group is called in so much room: by one label where two don't fit, and without a
 * figure that would be cut. The line below counts all of its labels.
 */
export function groupTitle(group: LabelGroup, words: BrainWords, width: number): string {
  const text = groupText(group, words);
  const [label = '', ...others] = group.labels;
  if (group.kind !== 'linked' || others.length === 0) return text;
  const first = revealHidden(label);
  const fits = (title: string): boolean => nameWidth(title) * titleStretch <= width - besideTitle;
  return [text, `${first} ${words.plusMore(others.length)}`].find(fits) ?? first;
}

/** Returns what a group is called: as its host says, else by its most linked labels. */
export function groupText({ kind, name, labels }: LabelGroup, words: BrainWords): string {
  if (kind === 'rest') return words.otherLabels;
  if (kind === 'given') return revealHidden(name);
  const [first = name, second] = labels;
  if (second === undefined) return revealHidden(first);
  return words.groupNamed(revealHidden(first), revealHidden(second), labels.length - 2);
}
