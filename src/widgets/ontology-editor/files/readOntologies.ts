import type { OntologyDraft } from '../ontologyDraft.ts';
import { readOntologyCsv } from './ontologyCsv.ts';
import { readOntologyJson } from './ontologyJson.ts';

/** Why a file holds no ontologies. Lines are counted from 1. */
export type FileProblem =
  | { reason: 'notJson' | 'notOntologies' | 'notCsv' }
  | { reason: 'missingColumn'; name: string }
  | { reason: 'badVersion' | 'badList'; line: number };

/** The ontologies of a file, or why there are none. */
export type ReadOntologies = { drafts: OntologyDraft[] } | { problem: FileProblem };

/** Reads ontologies from a JSON or CSV file's text; which of them shows by how it begins. */
export function readOntologies(text: string): ReadOntologies {
  const bare = text.replace(/^\uFEFF/, '');
  return /^\s*[[{]/.test(bare) ? readOntologyJson(bare) : readOntologyCsv(bare);
}
