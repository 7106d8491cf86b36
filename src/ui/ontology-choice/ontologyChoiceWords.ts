/** The texts of {@link OntologyChoice}, translated by its parent. */
export interface OntologyChoiceWords {
  chooseOntologies: string;
  searchOntologies: string;
  ontologiesFound: (count: number) => string;
  chosen: (count: number, limit: number) => string;
  limitReached: (limit: number) => string;
  removeOntology: (name: string) => string;
  /** Shown beside a selected id that isn't in the list. */
  ontologyGone: string;
  noOntologies: string;
  loadingOntologies: string;
  terms: (count: number) => string;
  mode: string;
  strict: string;
  strictText: string;
  guided: string;
  guidedText: string;
  documentGroup: string;
  documentGroupText: string;
  documentGroupInvalid: string;
  resolvedTitle: string;
  resolving: string;
  resolvedIds: string;
  resolvedMode: string;
  resolvedGroup: string;
  resolvedTerms: string;
  none: string;
}
