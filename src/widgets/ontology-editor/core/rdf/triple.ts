/** An RDF statement, reduced to the parts used. Blank nodes begin with `_:`. */
export interface Triple {
  readonly subject: string;
  readonly predicate: string;
  readonly object: TripleObject;
}

/** A node, or a literal with its language, empty for none. */
export type TripleObject =
  | { readonly type: 'node'; readonly value: string }
  | { readonly type: 'text'; readonly value: string; readonly language: string };

export const namespaces = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  skosxl: 'http://www.w3.org/2008/05/skos-xl#',
  dct: 'http://purl.org/dc/terms/',
  dc: 'http://purl.org/dc/elements/1.1/',
} as const;
