import type { TermList } from '../../../../contract/index.ts';
import { baseOf, type VocabularyColumn, type VocabularyTable } from '../files/vocabularyTable.ts';
import { namespaces, type Triple } from './triple.ts';

const { rdf, rdfs, owl, skos, skosxl, dct, dc } = namespaces;

/** Label properties in column order, the most imported ones first. */
const labelNames = ['prefLabel', 'altLabel', 'hiddenLabel', 'label', 'hasExactSynonym'];

/** A subject's role in an import: a class, a property or a term. */
type Role = 'Class' | 'Property' | 'term';

const lists: Readonly<Record<Role, TermList | undefined>> = {
  Class: 'entityTypes',
  Property: 'requiredFields',
  term: undefined,
};

const classes = [`${owl}Class`, `${rdfs}Class`];
const properties = [
  `${rdf}Property`,
  `${owl}ObjectProperty`,
  `${owl}DatatypeProperty`,
  `${owl}FunctionalProperty`,
];
/** Labelled types that aren't terms: containers and descriptions of terms. */
const holders = [
  `${skos}ConceptScheme`,
  `${skos}Collection`,
  `${skos}OrderedCollection`,
  `${skosxl}Label`,
  `${owl}Ontology`,
  `${owl}AnnotationProperty`,
];

/**
 * Reads a SKOS vocabulary, or an OWL or RDFS ontology: a row per concept, class, property and
 * labelled thing, and a column per property and language. With SKOS concepts, everything else only
 * describes them and is skipped. Deprecated entries are counted and skipped. SKOS-XL labels count
 * as plain ones.
 *
 * @param language - Selects among titles, and puts its own labels before those of other regions.
 * @returns Undefined if there are no rows.
 */
export function readRdfTable(
  triples: readonly Triple[],
  language: string,
): VocabularyTable | undefined {
  const types = typesOf(triples);
  const texts = textsOf(triples);
  const roleOf = readRoles(types, texts);
  const deprecated = deprecatedIn(triples);
  const leftOut = new Set<string>();
  const cells = new Map<string, Map<string, string[]>>();
  const columns = new Map<string, VocabularyColumn>();
  for (const { subject, name, value, language: own } of [...texts, ...namesOf(types, texts)]) {
    const role = roleOf(subject);
    if (role === undefined) continue;
    if (deprecated.has(subject)) {
      leftOut.add(subject);
      continue;
    }
    const key = JSON.stringify([role, name, own]);
    if (!columns.has(key)) columns.set(key, columnOf(role, name, own));
    const row = cells.get(subject) ?? new Map<string, string[]>();
    cells.set(subject, row.set(key, [...new Set(row.get(key)).add(value)]));
  }
  if (cells.size === 0) return undefined;
  const keys = [...columns.keys()].toSorted(
    (a, b) => rankOf(columns.get(a), language) - rankOf(columns.get(b), language),
  );
  return {
    title: titleOf(triples, types, language),
    hasHeader: undefined,
    columns: keys.flatMap((key) => columns.get(key) ?? []),
    rows: [...cells.values()].map((row) => keys.map((key) => row.get(key) ?? [])),
    deprecated: leftOut.size,
  };
}

function columnOf(role: Role, name: string, language: string): VocabularyColumn {
  const property = role === 'term' ? name : `${role} ${name}`;
  return {
    name: language === '' ? property : `${property} (${language})`,
    language: language === '' ? undefined : language,
    list: labelNames.includes(name) ? lists[role] : undefined,
  };
}

/** Ranks columns by property, then by language: the user's own, the same without its region, others. */
function rankOf(column: VocabularyColumn | undefined, language: string): number {
  const name = column?.name.replace(/^(Class|Property) /, '') ?? '';
  const rank = labelNames.findIndex((label) => name.startsWith(label));
  const own = column?.language?.toLowerCase();
  const distance = own === language.toLowerCase() ? 0 : own === baseOf(language) ? 1 : 2;
  return (rank < 0 ? labelNames.length : rank) * 3 + distance;
}

/** Returns each subject's role; undefined for subjects without a row. */
function readRoles(
  types: ReadonlyMap<string, readonly string[]>,
  texts: readonly Text[],
): (subject: string) => Role | undefined {
  const is = (subject: string, kinds: readonly string[]): boolean =>
    types.get(subject)?.some((type) => kinds.includes(type)) ?? false;
  const preferred = new Set(
    texts.flatMap((text) => (text.name === 'prefLabel' ? text.subject : [])),
  );
  const labelled = new Set(
    texts.flatMap((text) => (text.predicate === `${rdfs}label` ? text.subject : [])),
  );
  const isConcept = (subject: string): boolean =>
    is(subject, [`${skos}Concept`]) || (preferred.has(subject) && !is(subject, holders));
  const hasConcepts = [...types.keys(), ...preferred].some(isConcept);
  return (subject) => {
    if (hasConcepts && !isConcept(subject)) return undefined;
    if (is(subject, properties)) return 'Property';
    if (hasConcepts) return 'term';
    if (is(subject, classes)) return 'Class';
    return labelled.has(subject) && !is(subject, holders) ? 'term' : undefined;
  };
}

/** The schema.org equivalent of `owl:deprecated`, under http and https. */
const supersededBy = /^https?:\/\/schema\.org\/supersededBy$/;

/** The status of concepts that vocabularies of the EU have given up. */
const deprecatedStatus =
  'http://publications.europa.eu/resource/authority/concept-status/DEPRECATED';

function deprecatedIn(triples: readonly Triple[]): ReadonlySet<string> {
  return new Set(
    triples.flatMap(({ subject, predicate, object }) =>
      (predicate === `${owl}deprecated` && ['true', '1'].includes(object.value)) ||
      object.value === deprecatedStatus ||
      supersededBy.test(predicate)
        ? subject
        : [],
    ),
  );
}

interface Text {
  subject: string;
  predicate: string;
  /** The local name of the predicate. */
  name: string;
  value: string;
  language: string;
}

/** Returns texts by the local name of their property, resolving SKOS-XL labels. */
function textsOf(triples: readonly Triple[]): Text[] {
  const literalForms = new Map(
    triples
      .filter(({ predicate }) => predicate === `${skosxl}literalForm`)
      .map(({ subject, object }) => [subject, object] as const),
  );
  return triples.flatMap(({ subject, predicate, object }) => {
    if (predicate === `${owl}deprecated`) return [];
    const text =
      object.type === 'text'
        ? object
        : predicate.startsWith(skosxl)
          ? literalForms.get(object.value)
          : undefined;
    if (text?.type !== 'text') return [];
    const { value, language } = text;
    return [{ subject, predicate, name: localName(predicate), value, language }];
  });
}

/** Returns the local names of unlabelled classes and properties. */
function namesOf(types: ReadonlyMap<string, readonly string[]>, texts: readonly Text[]): Text[] {
  const labelled = new Set(
    texts.flatMap(({ subject, name }) => (labelNames.includes(name) ? subject : [])),
  );
  const kinds = new Set([...classes, ...properties]);
  return [...types].flatMap(([subject, own]) =>
    labelled.has(subject) || subject.startsWith('_:') || !own.some((type) => kinds.has(type))
      ? []
      : [{ subject, predicate: '', name: 'label', value: localName(subject), language: '' }],
  );
}

function localName(address: string): string {
  return address.slice(Math.max(address.lastIndexOf('#'), address.lastIndexOf('/')) + 1);
}

function typesOf(triples: readonly Triple[]): ReadonlyMap<string, readonly string[]> {
  const types = new Map<string, string[]>();
  for (const { subject, predicate, object } of triples) {
    if (predicate !== `${rdf}type`) continue;
    const known = types.get(subject);
    if (known === undefined) types.set(subject, [object.value]);
    else known.push(object.value);
  }
  return types;
}

function titleOf(
  triples: readonly Triple[],
  types: ReadonlyMap<string, readonly string[]>,
  language: string,
): string | undefined {
  const titled = [`${skos}ConceptScheme`, `${owl}Ontology`];
  const names = [`${dct}title`, `${dc}title`, `${skos}prefLabel`, `${rdfs}label`];
  const titles = triples.flatMap(({ subject, predicate, object }) =>
    types.get(subject)?.some((type) => titled.includes(type)) === true &&
    names.includes(predicate) &&
    object.type === 'text'
      ? [object]
      : [],
  );
  return (titles.find((title) => title.language === language) ?? titles[0])?.value;
}
