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

/**
 * Reads Turtle, N-Triples, TriG and N-Quads. The parser is loaded with the first file.
 *
 * @throws where the text isn't RDF.
 */
export async function parseTurtle(text: string): Promise<Triple[]> {
  const { Parser } = await import('n3');
  return new Parser({ baseIRI }).parse(text).map(toTriple);
}

/**
 * Reads RDF/XML. The parser is loaded with the first file. Entities of the file's own are replaced,
 * external ones are not.
 *
 * @throws where the text isn't RDF.
 */
export async function parseRdfXml(text: string): Promise<Triple[]> {
  if (!/<\/(\w+:)?RDF\s*>|<(\w+:)?RDF[^>]*\/>/.test(text)) {
    // The parser takes a file that was cut off for a short one.
    throw new Error('Brainstem: the RDF/XML has no end, so a part of it is missing.');
  }
  const { RdfXmlParser } = await import('rdfxml-streaming-parser');
  return new Promise((resolve, reject) => {
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
