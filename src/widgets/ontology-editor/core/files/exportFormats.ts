import type { OntologyDraft } from '../draft/ontologyDraft.ts';
import { writeOntologyCsv } from './ontologyCsv.ts';
import { writeOntologyJson } from './ontologyJson.ts';
import { writeOntologyTurtle } from '../rdf/ontologySkos.ts';

/** The export formats, which are also the file extensions. */
export const exportFormats = ['json', 'csv', 'ttl'] as const;

export type ExportFormat = (typeof exportFormats)[number];

const formats = {
  json: { type: 'application/json', write: writeOntologyJson },
  csv: { type: 'text/csv', write: writeOntologyCsv },
  ttl: { type: 'text/turtle', write: writeOntologyTurtle },
};

/** Serialises ontologies to a file that can be imported again. */
export function exportFile(format: ExportFormat, drafts: readonly OntologyDraft[]): Blob {
  const { type, write } = formats[format];
  return new Blob([write(drafts)], { type });
}
