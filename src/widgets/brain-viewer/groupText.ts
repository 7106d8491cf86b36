import { revealHidden } from '../../ui/index.ts';
import type { BrainWords } from '../../words/index.ts';
import { nameWidth } from './core/scene/cardSize.ts';
import type { LabelGroup } from './core/model/groupLabels.ts';

/** The width reserved beside a title in its group's box, in pixels. */
const besideTitle = 50;

/** The font size of a title, relative to a name on a card. */
const titleStretch = 1.28;

/**
 * Returns a group's title for a width: with one label if two don't fit, and without a count that
 * would be truncated. The line below counts all labels.
 */
export function groupTitle(group: LabelGroup, words: BrainWords, width: number): string {
  const text = groupText(group, words);
  const [label = '', ...others] = group.labels;
  if (group.kind !== 'linked' || others.length === 0) return text;
  const first = revealHidden(label);
  const fits = (title: string): boolean => nameWidth(title) * titleStretch <= width - besideTitle;
  return [text, `${first} ${words.plusMore(others.length)}`].find(fits) ?? first;
}

/** Returns a group's name: the host's, else its most linked labels. */
export function groupText({ kind, name, labels }: LabelGroup, words: BrainWords): string {
  if (kind === 'rest') return words.otherLabels;
  if (kind === 'given') return revealHidden(name);
  const [first = name, second] = labels;
  if (second === undefined) return revealHidden(first);
  return words.groupNamed(revealHidden(first), revealHidden(second), labels.length - 2);
}
