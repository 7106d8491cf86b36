/** An ontology that can be chosen. */
export interface OntologyOption {
  ontologyId: string;
  /** @default the id */
  displayName?: string | null;
  entityTypes: readonly string[];
  legalTerms: readonly string[];
  requiredFields: readonly string[];
}

/** Returns the name of an ontology: its display name, or its id if it has none. */
export function ontologyName({
  ontologyId,
  displayName,
}: Pick<OntologyOption, 'ontologyId' | 'displayName'>): string {
  const name = displayName?.trim() ?? '';
  return name === '' ? ontologyId : name;
}

/** The names that more than one of them has, so that only their ids tell them apart. */
export function sharedNames(
  ontologies: readonly Pick<OntologyOption, 'ontologyId' | 'displayName'>[],
): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const name of ontologies.map(ontologyName)) (seen.has(name) ? shared : seen).add(name);
  return shared;
}

/** Counts the terms of an ontology in its three lists. */
export function countTerms({
  entityTypes,
  legalTerms,
  requiredFields,
}: Pick<OntologyOption, 'entityTypes' | 'legalTerms' | 'requiredFields'>): number {
  return entityTypes.length + legalTerms.length + requiredFields.length;
}
