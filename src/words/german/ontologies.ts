import type { OntologiesWords } from '../ontologies.ts';

/** The words of the ontology editor and picker in German. */
export const germanOntologies: OntologiesWords = {
  ontologies: 'Ontologien',
};
