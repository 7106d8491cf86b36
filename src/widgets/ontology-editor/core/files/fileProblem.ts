import type { OntologyDraft } from '../draft/ontologyDraft.ts';

/** Why a file holds no ontologies. Lines are counted from 1. */
export type FileProblem =
  | { reason: 'notJson' | 'notOntologies' | 'notCsv' }
  | { reason: 'missingColumn'; name: string }
  | { reason: 'badVersion' | 'badList'; line: number };

/** The ontologies of a file, or why there are none. */
export type ReadOntologies = { drafts: OntologyDraft[] } | { problem: FileProblem };
