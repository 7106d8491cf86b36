import { revealHidden } from '../../ui/index.ts';
import type { BrainWords } from '../../words/index.ts';
import type { LabelGroup } from './core/model/groupLabels.ts';

/** What a group is called. */
export function groupText({ kind, name }: LabelGroup, words: BrainWords): string {
  if (kind === 'rest') return words.otherLabels;
  const shown = revealHidden(name);
  return kind === 'given' ? shown : words.groupNamed(shown);
}
