import { termLists } from '../../../../contract/index.ts';
import { perList, type OntologyDraft } from '../draft/ontologyDraft.ts';
import { namespaces, type Triple } from './triple.ts';

const { rdf, skos, dct } = namespaces;
const root = 'urn:brainstem:ontology:';
const versionInfo = 'http://www.w3.org/2002/07/owl#versionInfo';

/**
 * Writes ontologies as SKOS in Turtle: a concept scheme each, with concepts for terms and ordered
 * collections for term lists.
 */
export function writeOntologyTurtle(drafts: readonly OntologyDraft[]): string {
  const prefixes = `@prefix dct: <${dct}> .\n@prefix owl: <http://www.w3.org/2002/07/owl#> .\n@prefix skos: <${skos}> .\n`;
  return [prefixes, ...drafts.map(writeScheme)].join('\n');
}

function writeScheme(draft: OntologyDraft): string {
  const scheme = `${root}${escapeId(draft.ontologyId)}`;
  const facts = [
    `dct:identifier ${JSON.stringify(draft.ontologyId)}`,
    ...(draft.displayName === '' ? [] : [`skos:prefLabel ${JSON.stringify(draft.displayName)}`]),
    ...(draft.version === undefined ? [] : [`owl:versionInfo ${draft.version}`]),
  ];
  const lists = termLists.map((list) => {
    const concepts = draft[list].map((term, index) => ({
      term,
      iri: `<${scheme}#${list}-${index + 1}>`,
    }));
    const members = concepts.map(({ iri }) => `\n    ${iri}`).join('');
    const collection = `<${scheme}#${list}> a skos:OrderedCollection ;\n  skos:memberList (${members}\n  ) .\n`;
    const statements = concepts.map(
      ({ term, iri }) =>
        `${iri} a skos:Concept ;\n  skos:inScheme <${scheme}> ;\n  skos:prefLabel ${JSON.stringify(term)} .\n`,
    );
    return [collection, ...statements].join('');
  });
  return `<${scheme}> a skos:ConceptScheme ;\n  ${facts.join(' ;\n  ')} .\n${lists.join('')}`;
}

/** Escapes an id injectively to characters allowed in IRIs. */
function escapeId(id: string): string {
  return id.replace(
    /[^A-Za-z0-9_-]/g,
    (character) => `.${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Reads the output of {@link writeOntologyTurtle}.
 *
 * @returns Undefined for any other vocabulary.
 */
export function readOntologyTriples(triples: readonly Triple[]): OntologyDraft[] | undefined {
  const bySubject = new Map<string, Triple[]>();
  for (const triple of triples) {
    const known = bySubject.get(triple.subject);
    if (known === undefined) bySubject.set(triple.subject, [triple]);
    else known.push(triple);
  }
  const valueOf = (subject: string, predicate: string): string | undefined =>
    bySubject.get(subject)?.find((triple) => triple.predicate === predicate)?.object.value;
  const listOf = (subject: string): string[] => {
    const members: string[] = [];
    let node = valueOf(subject, `${skos}memberList`);
    // Stops at cyclic RDF lists.
    for (const seen = new Set<string>(); node !== undefined && !seen.has(node);) {
      seen.add(node);
      const member = valueOf(node, `${rdf}first`);
      const term = member === undefined ? undefined : valueOf(member, `${skos}prefLabel`);
      if (term !== undefined) members.push(term);
      node = valueOf(node, `${rdf}rest`);
    }
    return members;
  };
  const schemes = [...bySubject.keys()].filter(
    (subject) =>
      subject.startsWith(root) && valueOf(subject, `${rdf}type`) === `${skos}ConceptScheme`,
  );
  if (schemes.length === 0) return undefined;
  return schemes.map((scheme) => {
    const version = valueOf(scheme, versionInfo);
    return {
      ontologyId: valueOf(scheme, `${dct}identifier`) ?? '',
      displayName: valueOf(scheme, `${skos}prefLabel`) ?? '',
      version: version === undefined ? undefined : Number(version),
      ...perList((list) => listOf(`${scheme}#${list}`)),
    };
  });
}
