import type { BrainGraph } from './brainGraph.ts';

/** A label that matches what was typed. */
export interface Match {
  readonly label: string;
  /** What matched where it was not the name: a property or a relationship type. */
  readonly by: { readonly kind: 'property' | 'relation'; readonly name: string } | undefined;
}

/** Finds labels by their name, then by a property, then by a relationship type. */
export function searchGraph({ labels, links }: BrainGraph, typed: string, most = 20): Match[] {
  const searchTerm = fold(typed.trim());
  if (searchTerm === '') return [];
  const found = new Map<string, Match & { rank: number }>();
  const add = (label: string, rank: number, by: Match['by']): void => {
    const known = found.get(label);
    if (known === undefined || known.rank > rank) found.set(label, { label, by, rank });
  };
  for (const { name, properties } of labels.values()) {
    const at = fold(name).indexOf(searchTerm);
    if (at >= 0) add(name, at === 0 ? 0 : 1, undefined);
    const property = properties.find((one) => fold(one.name).includes(searchTerm));
    if (property !== undefined) add(name, 2, { kind: 'property', name: property.name });
  }
  for (const { relations } of links) {
    for (const { source, target, type } of relations) {
      if (!fold(type).includes(searchTerm)) continue;
      for (const label of [source, target]) add(label, 3, { kind: 'relation', name: type });
    }
  }
  return [...found.values()]
    .sort((a, b) => a.rank - b.rank || (a.label < b.label ? -1 : 1))
    .slice(0, most)
    .map(({ label, by }) => ({ label, by }));
}

/** Without case, accents and underscores, so that `works in` finds `WORKS_IN`. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ').toLowerCase();
}
