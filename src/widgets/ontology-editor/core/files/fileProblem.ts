import type { OntologyDraft } from '../draft/ontologyDraft.ts';
import type { VocabularyTable } from './vocabularyTable.ts';

/** The reason why a file can't be imported. Line numbers start at 1. */
export type FileProblem =
  | { reason: 'notJson' | 'notCsv' | 'notRdf' | 'nothingToImport' }
  | { reason: 'badVersion' | 'badList'; line: number }
  | { reason: 'tooLarge'; limit: number }
  /** The parser couldn't be loaded or failed; the file may be valid. */
  | { reason: 'notRead'; error: unknown };

export type ReadOntologies = { drafts: OntologyDraft[] } | { problem: FileProblem };

/** The content of a file: exported ontologies, or a vocabulary whose columns become terms. */
export type ReadFile = ReadOntologies | { table: VocabularyTable };
