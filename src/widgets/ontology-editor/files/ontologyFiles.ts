import type { OntologyDraft } from '../ontologyDraft.ts';
import { writeOntologyCsv } from './ontologyCsv.ts';
import { writeOntologyJson } from './ontologyJson.ts';

/** Ontologies as a JSON file that can be imported again. */
export function jsonFile(drafts: readonly OntologyDraft[]): Blob {
  return new Blob([writeOntologyJson(drafts)], { type: 'application/json' });
}

/** Ontologies as a table with a row for each term. */
export function csvFile(drafts: readonly OntologyDraft[]): Blob {
  return new Blob([writeOntologyCsv(drafts)], { type: 'text/csv' });
}
