import type { OntologyDraft } from '../draft/ontologyDraft.ts';
import type { VocabularyTable } from './vocabularyTable.ts';

/** The reason why a file can't be imported. Lines are counted from 1. */
export type FileProblem =
  | { reason: 'notJson' | 'notCsv' | 'notRdf' | 'nothingToImport' }
  | { reason: 'badVersion' | 'badList'; line: number }
  | { reason: 'tooLarge'; limit: number }
  /** The code that reads it could not be loaded, or failed: the file may be whole. */
  | { reason: 'notRead'; error: unknown };

/** Ontologies as this widget exports them, or why there are none. */
export type ReadOntologies = { drafts: OntologyDraft[] } | { problem: FileProblem };

/** The content of a file: exported ontologies, or a vocabulary whose columns become terms. */
export type ReadFile = ReadOntologies | { table: VocabularyTable };
