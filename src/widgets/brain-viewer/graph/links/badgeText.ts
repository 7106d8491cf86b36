import type { BrainWords } from '../../../../words/index.ts';
import type { GraphLink } from '../../core/model/brainGraph.ts';
import { relationName } from '../../core/model/relationName.ts';

/**
 * Returns a link's badge text, such as `supplies · 120` or `4 types · 1,203`, without an unknown
 * count.
 */
export function badgeText(
  link: GraphLink,
  words: BrainWords,
  number: (value: number) => string,
): string {
  const [type, ...others] = new Set(link.relations.map((relation) => relation.type));
  const name =
    others.length === 0 && type !== undefined
      ? relationName(type)
      : words.countTypes(others.length + 1);
  const isCounted = link.relations.some(({ count }) => count !== undefined);
  return isCounted ? `${name} · ${number(link.count)}` : name;
}
