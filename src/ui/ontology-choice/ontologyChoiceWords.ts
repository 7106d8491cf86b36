/** The words that {@link OntologyChoice} is given; its owner says them in the reader's language. */
export interface OntologyChoiceWords {
  chooseOntologies: string;
  searchOntologies: string;
  ontologiesFound: (count: number) => string;
  chosen: (count: number, limit: number) => string;
  limitReached: (limit: number) => string;
  removeOntology: (name: string) => string;
  /** Beside an id that is chosen and not in the list. */
  ontologyGone: string;
  noOntologies: string;
  loadingOntologies: string;
  terms: (count: number) => string;
  mode: string;
  modeWithoutIds: string;
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
