import { readOntologyCsv } from './ontologyCsv.ts';
import { readOntologyJson } from './ontologyJson.ts';
import type { ReadOntologies } from './fileProblem.ts';

/** Reads ontologies from a JSON or CSV file's text; which of them shows by how it begins. */
export function readOntologies(text: string): ReadOntologies {
  const bare = text.replace(/^\uFEFF/, '');
  return /^\s*[[{]/.test(bare) ? readOntologyJson(bare) : readOntologyCsv(bare);
}
