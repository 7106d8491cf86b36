import type { BrainWords } from '../../../words/index.ts';
import { formatCount } from '../format.ts';
import type { GraphLink } from '../model/brainGraph.ts';

/** Such as `SUPPLIES · 120`, or `4 types · 1,203`. */
export function badgeText(link: GraphLink, words: BrainWords, language: string): string {
  const [first, ...others] = link.relations;
  const name =
    others.length === 0 && first !== undefined
      ? first.type
      : words.countTypes(link.relations.length);
  return `${name} · ${formatCount(link.count, language)}`;
}
