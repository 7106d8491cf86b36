/** An ontology that can be chosen. */
export interface OntologyOption {
  ontologyId: string;
  /** @default the id */
  displayName?: string | null;
  entityTypes: readonly string[];
  legalTerms: readonly string[];
  requiredFields: readonly string[];
}

/** What an ontology is called: its display name, or its id where it has none. */
export function ontologyName({
  ontologyId,
  displayName,
}: Pick<OntologyOption, 'ontologyId' | 'displayName'>): string {
  const name = displayName?.trim() ?? '';
  return name === '' ? ontologyId : name;
}

/** How many terms an ontology has in its three lists. */
export function countTerms({
  entityTypes,
  legalTerms,
  requiredFields,
}: Pick<OntologyOption, 'entityTypes' | 'legalTerms' | 'requiredFields'>): number {
  return entityTypes.length + legalTerms.length + requiredFields.length;
}
