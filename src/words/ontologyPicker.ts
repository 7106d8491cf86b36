import type { Format } from './format.ts';

/** The words of the ontology picker in English. */
export const ontologyPickerWords = ({ number, plural }: Format) => ({
  chooseOntologies: 'Ontologies',
  searchOntologies: 'Search ontologies',
  ontologiesFound: (count: number) =>
    count === 0
      ? 'No ontology found'
      : `${number(count)} ${count === 1 ? 'ontology' : 'ontologies'} found`,
  chosen: (count: number, limit: number) => `${number(count)} of ${number(limit)} chosen`,
  limitReached: (limit: number) => `${number(limit)} is the most. Remove one to choose another.`,
  removeOntology: (name: string) => `Remove “${name}”`,
  ontologyGone: 'No longer there',
  noOntologies: 'There are no ontologies yet.',
  loadingOntologies: 'Loading ontologies',
  listFailed: 'The ontologies could not be loaded',
  terms: (count: number) => plural(count, { one: '# term', other: '# terms' }),
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
});

/** Words of the ontology picker, which the editor shares. */
export interface OntologyPickerWords extends ReturnType<typeof ontologyPickerWords> {}
