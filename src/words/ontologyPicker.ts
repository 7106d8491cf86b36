/** Words of the ontology picker, which the editor shares. */
export interface OntologyPickerWords {
  chooseOntologies: string;
  searchOntologies: string;
  ontologiesFound: (count: number) => string;
  chosen: (count: number, limit: number) => string;
  limitReached: (limit: number) => string;
  removeOntology: (name: string) => string;
  ontologyGone: string;
  noOntologies: string;
  loadingOntologies: string;
  listFailed: string;
  terms: (count: number) => string;
  mode: string;
  modeWithoutIds: string;
  strict: string;
  strictText: string;
  guided: string;
  guidedText: string;
  documentGroup: string;
  optional: string;
  documentGroupText: string;
  documentGroupInvalid: string;
  resolvedTitle: string;
  resolving: string;
  resolveFailed: string;
  resolvedIds: string;
  resolvedMode: string;
  resolvedGroup: string;
  resolvedTerms: string;
  none: string;
}

/** The words of the ontology picker in English. */
export const ontologyPickerWords: OntologyPickerWords = {
  chooseOntologies: 'Ontologies',
  searchOntologies: 'Search ontologies',
  ontologiesFound: (count) =>
    count === 0 ? 'No ontology found' : `${count} ${count === 1 ? 'ontology' : 'ontologies'} found`,
  chosen: (count, limit) => `${count} of ${limit} chosen`,
  limitReached: (limit) => `${limit} is the most. Remove one to choose another.`,
  removeOntology: (name) => `Remove “${name}”`,
  ontologyGone: 'No longer there',
  noOntologies: 'There are no ontologies yet.',
  loadingOntologies: 'Loading ontologies',
  listFailed: 'The ontologies could not be loaded',
  terms: (count) => (count === 1 ? '1 term' : `${count} terms`),
  mode: 'Content that matches none of them',
  modeWithoutIds: 'Choose an ontology first.',
  strict: 'Strict',
  strictText: 'It is left out. Only what matches reaches the brain.',
  guided: 'Guided',
  guidedText: 'It is kept too. What matches is tagged.',
  documentGroup: 'Document group',
  optional: 'optional',
  documentGroupText: 'A name to filter by later, such as supplier-contracts.',
  documentGroupInvalid: 'Use lowercase letters, digits, _ and - only.',
  resolvedTitle: 'What the upload will use',
  resolving: 'Checking',
  resolveFailed: 'The choice could not be checked',
  resolvedIds: 'Ontologies',
  resolvedMode: 'Mode',
  resolvedGroup: 'Document group',
  resolvedTerms: 'Terms',
  none: 'None',
};
