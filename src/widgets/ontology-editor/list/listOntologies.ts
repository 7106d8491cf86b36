import { termLists, type Ontology } from '../../../contract/index.ts';
import { countTerms, ontologyName } from '../../../ui/index.ts';
import { foldText, hasWords, searchWords, textCollator } from '../../../search/index.ts';

/** The list's sort orders, in menu order. */
export const listOrders = ['name', 'terms', 'matches'] as const;

export type ListOrder = (typeof listOrders)[number];

export interface ListOptions {
  /** A case-insensitive search in names, ids and terms. */
  searchTerm: string;
  order: ListOrder;
  /** Hits in the sample, by id. */
  hits: ReadonlyMap<string, number>;
  /** The user's language as BCP 47 tag. */
  language: string;
}

/** Returns the ontologies with each search word, in order; ties are sorted by name. */
export function listOntologies(
  ontologies: readonly Ontology[],
  { searchTerm, order, hits, language }: ListOptions,
): Ontology[] {
  const words = searchWords(searchTerm);
  const weight = (ontology: Ontology): number => {
    if (order === 'terms') return countTerms(ontology);
    return order === 'matches' ? (hits.get(ontology.ontologyId) ?? 0) : 0;
  };
  const { compare } = textCollator(language);
  return ontologies
    .filter((ontology) => contains(ontology, words))
    .toSorted((a, b) => weight(b) - weight(a) || compare(ontologyName(a), ontologyName(b)));
}

function contains(ontology: Ontology, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const terms = termLists.flatMap((list) => ontology[list]);
  return hasWords(
    foldText([ontologyName(ontology), ontology.ontologyId, ...terms].join('\n')),
    words,
  );
}
