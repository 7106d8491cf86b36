import type * as rdfXml from 'rdfxml-streaming-parser';
import type { Triple } from './triple.ts';

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
export type ParseRdf = (text: string) => Triple[] | Promise<Triple[]>;

/** Loads the parser of Turtle, N-Triples, TriG and N-Quads. */
export async function loadTurtleParser(): Promise<ParseRdf> {
  const { Parser } = await import('n3');
  return (text) => new Parser({ baseIRI }).parse(text).map(toTriple);
}

/**
 * Loads the RDF/XML parser. It expands internal entities but not external ones.
 *
 * @throws If the parser can't be loaded.
 */
export async function loadRdfXmlParser(): Promise<ParseRdf> {
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
