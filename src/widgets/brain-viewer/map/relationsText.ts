import type { BrainWords } from '../../../words/index.ts';
import { countRelationships, type GraphRelation } from '../core/model/brainGraph.ts';
import { relationName } from '../core/model/relationName.ts';

/** Returns the text of relations, such as `signed · 1,085`: the first and the number of others. */
export function relationsText(
  relations: readonly GraphRelation[],
  words: BrainWords,
  number: (value: number) => string,
): string {
  const names = [...new Set(relations.map(({ type }) => relationName(type)))];
  const [first = '', ...others] = names;
  const name = others.length === 0 ? first : words.relationAndMore(first, others.length);
  if (relations.every(({ count }) => count === undefined)) return name;
  return `${name} · ${number(countRelationships(relations))}`;
}
