import { revealHidden } from '../../ui/index.ts';
import type { BrainWords } from '../../words/index.ts';
import type { LabelGroup } from './core/model/groupLabels.ts';

/**
 * Returns the lines of a group's title: one line with two labels, else with one and a count, else
 * one label, on two lines if need be. The line below counts all labels.
 */
export function groupTitle(
  group: LabelGroup,
  words: BrainWords,
  linesOf: (title: string) => readonly string[],
): readonly string[] {
  const text = groupText(group, words);
  const [label = '', ...others] = group.labels;
  if (group.kind !== 'linked' || others.length === 0) return linesOf(text);
  const first = revealHidden(label);
  const titles = [text, `${first} ${words.plusMore(others.length)}`].map(linesOf);
  return titles.find(({ length }) => length === 1) ?? linesOf(first);
}

/** Returns a group's name: the host's, else its most linked labels. */
export function groupText({ kind, name, labels }: LabelGroup, words: BrainWords): string {
  if (kind === 'rest') return words.otherLabels;
  if (kind === 'given') return revealHidden(name);
  const [first = name, second] = labels;
  if (second === undefined) return revealHidden(first);
  return words.groupNamed(revealHidden(first), revealHidden(second), labels.length - 2);
}
