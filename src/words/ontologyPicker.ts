import type { Format } from './format.ts';

/** The words of the ontology picker in English. */
export const ontologyPickerWords = ({ number, plural }: Format) => ({
  chooseOntologies: 'Ontologies',
  searchOntologies: 'Search ontologies',
  ontologiesFound: (count: number) =>
    count === 0
      ? 'No ontologies found'
      : plural(count, { one: '# ontology found', other: '# ontologies found' }),
  chosen: (count: number, limit: number) => `${number(count)} of ${number(limit)} selected`,
  limitReached: (limit: number) =>
    `You can select up to ${number(limit)}. Remove one to select another.`,
  removeOntology: (name: string) => `Remove “${name}”`,
  ontologyGone: 'No longer exists',
  noOntologies: 'No ontologies yet.',
  loadingOntologies: 'Loading ontologies',
  listFailed: 'Couldn’t load the ontologies',
  terms: (count: number) => plural(count, { one: '# term', other: '# terms' }),
  mode: 'Content that doesn’t match',
  modeWithoutIds: 'Select an ontology first.',
  strict: 'Strict',
  strictText: 'Skip it. Only matching content is added.',
  guided: 'Guided',
  guidedText: 'Keep it. Matching content is tagged.',
  documentGroup: 'Document group',
  documentGroupText: 'A label to filter by later, like supplier-contracts.',
  documentGroupInvalid: 'Use only lowercase letters, digits, _ and - in the document group.',
  resolvedTitle: 'Upload settings',
  resolving: 'Checking…',
  resolveFailed: 'Couldn’t check the selection',
  resolvedIds: 'Ontologies',
  resolvedMode: 'Mode',
  resolvedGroup: 'Document group',
  resolvedTerms: 'Terms',
  none: 'None',
});

/** Words of the ontology picker, which the editor shares. */
export interface OntologyPickerWords extends ReturnType<typeof ontologyPickerWords> {}
