import { termLists, type Ontology } from '../../../contract/index.ts';
import { countTerms, ontologyName } from '../../../ui/index.ts';
import { foldText, hasWords, searchWords, textCollator } from '../../../search/index.ts';

/** The sort orders of the list, in the order of the menu. */
export const listOrders = ['name', 'terms', 'matches'] as const;

/** A sort order of the list. */
export type ListOrder = (typeof listOrders)[number];

/** The filter and the order of the list. */
export interface ListOptions {
  /** Found in names, ids and terms, whatever the case. */
  searchTerm: string;
  order: ListOrder;
  /** Matches in the sample, by id. */
  hits: ReadonlyMap<string, number>;
  /** BCP 47 tag. */
  language: string;
}

/** The ontologies that contain each word of the search term, in the given order; ties are sorted by name. */
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
