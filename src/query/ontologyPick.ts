import { isDocumentGroup, type OntologyChoice, type OntologyMode } from '../contract/index.ts';

/** Which ontologies a person picked for an upload, as the fields of a form hold it. */
export interface OntologyPick {
  /** At most eight. */
  ontologyIds: readonly string[];
  /** What happens to content that matches none of them. Counts only where ids are picked. */
  mode: OntologyMode;
  /** As typed; empty for none. Lowercase letters, digits, `_` and `-`. */
  documentGroup: string;
}

/** Nothing is picked. The mode is the platform's own default. */
export const noOntologies: OntologyPick = { ontologyIds: [], mode: 'strict', documentGroup: '' };

/**
 * The fields of an upload, or of a resolve, that say what was picked: a mode goes with ids alone,
 * and what is empty is left out. A group that the platform would refuse is left out too; ask
 * {@link isOntologyPickValid} before an upload.
 */
export function ontologyFields({ ontologyIds, mode, documentGroup }: OntologyPick): OntologyChoice {
  return {
    ...(ontologyIds.length === 0 ? {} : { ontologyIds: [...ontologyIds], ontologyMode: mode }),
    ...(isDocumentGroup(documentGroup) ? { documentGroup } : {}),
  };
}

/** Whether an upload may be sent with what was picked. */
export function isOntologyPickValid({ documentGroup }: OntologyPick): boolean {
  return documentGroup === '' || isDocumentGroup(documentGroup);
}
