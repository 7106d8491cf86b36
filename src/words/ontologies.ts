/** Words of the ontology editor and picker. */
export interface OntologiesWords {
  /** Names the widget's region. */
  ontologies: string;
}

/** The words of the ontology editor and picker in English. */
export const ontologiesWords: OntologiesWords = {
  ontologies: 'Ontologies',
};
