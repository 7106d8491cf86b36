import { termLists, type Ontology } from '../../contract/index.ts';
import { countTerms, ontologyName } from '../../ui/index.ts';

const orders = ['name', 'terms', 'matches'] as const;

/** What the list is sorted by. */
export type ListOrder = (typeof orders)[number];

/** Whether a text names an order. */
export function isListOrder(text: string): text is ListOrder {
  return orders.some((order) => order === text);
}

/** How the list is drawn. */
export interface ListOptions {
  /** Found in names, ids and terms, whatever the case. */
  sought: string;
  order: ListOrder;
  /** Matches in the sample, by id. */
  hits: ReadonlyMap<string, number>;
  /** BCP 47 tag. */
  language: string;
}

/** The ontologies that hold what is sought, in the wished order; those alike are by name. */
export function listOntologies(
  ontologies: readonly Ontology[],
  { sought, order, hits, language }: ListOptions,
): Ontology[] {
  const wanted = sought.trim().toLowerCase();
  const weight = (ontology: Ontology): number => {
    if (order === 'terms') return countTerms(ontology);
    return order === 'matches' ? (hits.get(ontology.ontologyId) ?? 0) : 0;
  };
  return ontologies
    .filter((ontology) => holds(ontology, wanted))
    .toSorted(
      (a, b) => weight(b) - weight(a) || ontologyName(a).localeCompare(ontologyName(b), language),
    );
}

function holds(ontology: Ontology, wanted: string): boolean {
  return (
    wanted === '' ||
    [ontologyName(ontology), ontology.ontologyId, ...termLists.flatMap((list) => ontology[list])]
      .join('\n')
      .toLowerCase()
      .includes(wanted)
  );
}
