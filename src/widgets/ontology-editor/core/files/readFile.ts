import type { ReadFile } from './fileProblem.ts';
import { isJsonLd, parseJsonLd } from '../rdf/jsonLd.ts';
import { readJsonTable } from './jsonTable.ts';
import { readOntologyJson } from './ontologyJson.ts';
import { readOntologyTriples } from '../rdf/ontologySkos.ts';
import { loadRdfXmlParser, loadTurtleParser, type ParseRdf } from '../rdf/parseRdf.ts';
import { readRdfTable } from '../rdf/rdfTable.ts';
import { readTextTable } from './textTable.ts';
import type { Triple } from '../rdf/triple.ts';

export interface ReadFileOptions {
  /** The file's name, whose extension resolves ambiguous formats. */
  name: string;
  /** The user's language as BCP 47 tag, to choose a title. */
  language: string;
}

/**
 * Reads exported ontologies or a vocabulary: JSON, SKOS, OWL or RDFS in Turtle, RDF/XML or JSON-LD,
 * a table, or a plain list. The format is detected from the text, or from the name if ambiguous.
 *
 * @throws If a parser can't be loaded, which doesn't mean the file is invalid.
 */
export async function readFile(text: string, options: ReadFileOptions): Promise<ReadFile> {
  const bare = text.replace(/^\uFEFF/, '');
  const read = await readByFormat(bare, options);
  const isEmpty =
    ('table' in read && read.table.rows.length === 0) ||
    ('drafts' in read && read.drafts.length === 0);
  return isEmpty ? { problem: { reason: 'nothingToImport' } } : read;
}

async function readByFormat(text: string, options: ReadFileOptions): Promise<ReadFile> {
  switch (formatOf(text, options.name)) {
    case 'json':
      return readJson(text, options.language);
    case 'xml':
      return readTriples(text, await loadRdfXmlParser(), options.language);
    case 'turtle':
      return readTriples(text, await loadTurtleParser(), options.language);
    case 'text':
      return readTextTable(text);
  }
}

function formatOf(text: string, name: string): 'json' | 'xml' | 'turtle' | 'text' {
  if (/\.(ttl|nt|nq|n3|trig)$/i.test(name)) return 'turtle';
  if (/^\s*[[{]/.test(text)) return 'json';
  if (/^\s*<(\?xml|!DOCTYPE|!--|(\w+:)?RDF\b)/i.test(text)) return 'xml';
  const isTurtle =
    /^\s*(#[^\n]*\n\s*)*(@prefix\s|@base\s|prefix\s+\w*:\s*<|base\s*<|<[^<>\s]*>\s+\S)/i;
  return isTurtle.test(text) ? 'turtle' : 'text';
}

function readJson(text: string, language: string): ReadFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: { reason: 'notJson' } };
  }
  const ontologies = readOntologyJson(value);
  if (ontologies !== undefined) return { drafts: ontologies };
  const table =
    (isJsonLd(value) ? readRdfTable(parseJsonLd(value), language) : undefined) ??
    readJsonTable(value);
  return table === undefined ? { problem: { reason: 'nothingToImport' } } : { table };
}

async function readTriples(text: string, parse: ParseRdf, language: string): Promise<ReadFile> {
  let triples: Triple[];
  try {
    triples = await parse(text);
  } catch {
    return { problem: { reason: 'notRdf' } };
  }
  const drafts = readOntologyTriples(triples);
  if (drafts !== undefined) return { drafts };
  const table = readRdfTable(triples, language);
  return table === undefined ? { problem: { reason: 'nothingToImport' } } : { table };
}
