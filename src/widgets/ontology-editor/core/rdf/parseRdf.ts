import type * as rdfXml from 'rdfxml-streaming-parser';
import type { Triple } from './triple.ts';

/** Relative addresses are resolved against this; nothing is ever fetched. */
const baseIRI = 'file:///vocabulary';

/** The part of an RDF/JS quad that is read. */
interface Quad {
  subject: Term;
  predicate: Term;
  object: Term & { language?: string };
}

interface Term {
  termType: string;
  value: string;
}

/** Reads the statements of a text. Throws, or rejects, where the text isn't RDF. */
export type ParseRdf = (text: string) => Triple[] | Promise<Triple[]>;

/** Loads what reads Turtle, N-Triples, TriG and N-Quads. */
export async function loadTurtleParser(): Promise<ParseRdf> {
  const { Parser } = await import('n3');
  return (text) => new Parser({ baseIRI }).parse(text).map(toTriple);
}

/**
 * Loads what reads RDF/XML. Entities of the file's own are replaced, external ones are not.
 *
 * @throws where the parser can't be had.
 */
export async function loadRdfXmlParser(): Promise<ParseRdf> {
  // A CommonJS package: esbuild gives its exports as the default alone where it splits a bundle.
  const loaded: Partial<typeof rdfXml> & { default?: typeof rdfXml } =
    await import('rdfxml-streaming-parser');
  const RdfXmlParser = loaded.RdfXmlParser ?? loaded.default?.RdfXmlParser;
  if (RdfXmlParser === undefined) {
    throw new Error('Brainstem: the bundle of this page has no parser for RDF/XML.');
  }
  return (text) =>
    new Promise((resolve, reject) => {
      if (!/<\/(\w+:)?RDF\s*>|<(\w+:)?RDF[^>]*\/>/.test(text)) {
        // The parser takes a file that was cut off for a short one.
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
