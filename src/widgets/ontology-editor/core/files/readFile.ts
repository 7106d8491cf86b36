import type { ReadFile } from './fileProblem.ts';
import { isJsonLd, parseJsonLd } from '../rdf/jsonLd.ts';
import { readJsonTable } from './jsonTable.ts';
import { readOntologyJson } from './ontologyJson.ts';
import { readOntologyTriples } from '../rdf/ontologySkos.ts';
import { readRdfTable } from '../rdf/rdfTable.ts';
import { readTextTable } from './textTable.ts';
import type { Triple } from '../rdf/triple.ts';
import type * as rdfXml from 'rdfxml-streaming-parser';

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

/** The base of relative IRIs; never fetched. */
const baseIRI = 'file:///vocabulary';

/** The used subset of an RDF/JS quad. */
interface Quad {
  subject: Term;
  predicate: Term;
  object: Term & { language?: string };
}

interface Term {
  termType: string;
  value: string;
}

/** Parses a text's statements. Throws or rejects if it isn't RDF. */
type ParseRdf = (text: string) => Triple[] | Promise<Triple[]>;

/** Loads the parser of Turtle, N-Triples, TriG and N-Quads. */
async function loadTurtleParser(): Promise<ParseRdf> {
  const { Parser } = await import('n3');
  return (text) => new Parser({ baseIRI }).parse(text).map(toTriple);
}

/**
 * Loads the RDF/XML parser. It expands internal entities but not external ones.
 *
 * @throws If the parser can't be loaded.
 */
async function loadRdfXmlParser(): Promise<ParseRdf> {
  // CommonJS: with code splitting, esbuild puts its exports on `default` only.
  const loaded: Partial<typeof rdfXml> & { default?: typeof rdfXml } =
    await import('rdfxml-streaming-parser');
  const RdfXmlParser = loaded.RdfXmlParser ?? loaded.default?.RdfXmlParser;
  if (RdfXmlParser === undefined) {
    throw new Error('Brainstem: the bundle of this page has no parser for RDF/XML.');
  }
  return (text) =>
    new Promise((resolve, reject) => {
      if (!/<\/(\w+:)?RDF\s*>|<(\w+:)?RDF[^>]*\/>/.test(text)) {
        // The parser accepts truncated files.
        throw new Error('Brainstem: the RDF/XML has no end, so a part of it is missing.');
      }
      const triples: Triple[] = [];
      const parser = new RdfXmlParser({ baseIRI });
      parser.on('data', (quad: Quad) => triples.push(toTriple(quad)));
      parser.on('error', reject);
      parser.on('end', () => resolve(triples));
      parser.write(text);
      parser.end();
    });
}

function toTriple({ subject, predicate, object }: Quad): Triple {
  return {
    subject: nameOf(subject),
    predicate: predicate.value,
    object:
      object.termType === 'Literal'
        ? { type: 'text', value: object.value, language: object.language ?? '' }
        : { type: 'node', value: nameOf(object) },
  };
}

function nameOf({ termType, value }: Term): string {
  return termType === 'BlankNode' ? `_:${value}` : value;
}
