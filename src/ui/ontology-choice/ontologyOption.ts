export interface OntologyOption {
  ontologyId: string;
  /** @default the id */
  displayName?: string | null;
  entityTypes: readonly string[];
  legalTerms: readonly string[];
  requiredFields: readonly string[];
}

/** The number of ontologies from which the list is searched, and no longer shows all. */
export const searchedFrom = 7;

export function ontologyName({
  ontologyId,
  displayName,
}: Pick<OntologyOption, 'ontologyId' | 'displayName'>): string {
  const name = displayName?.trim() ?? '';
  return name === '' ? ontologyId : name;
}

/** Returns names used by several ontologies, which need their ids to be told apart. */
export function ambiguousNames(
  ontologies: readonly Pick<OntologyOption, 'ontologyId' | 'displayName'>[],
): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const name of ontologies.map(ontologyName)) (seen.has(name) ? shared : seen).add(name);
  return shared;
}

export function countTerms({
  entityTypes,
  legalTerms,
  requiredFields,
}: Pick<OntologyOption, 'entityTypes' | 'legalTerms' | 'requiredFields'>): number {
  return entityTypes.length + legalTerms.length + requiredFields.length;
}
