import { namespaces, type Triple } from './triple.ts';
import type { VocabularyTable } from '../files/vocabularyTable.ts';

const { rdf, rdfs, skos, skosxl, dct, dc } = namespaces;

/** Properties of labels first, as they are what most people import. */
const labelNames = ['prefLabel', 'altLabel', 'hiddenLabel', 'label'];

/**
 * Reads the concepts of a SKOS vocabulary: a row for each, and a column for each property and
 * language. SKOS-XL labels count as plain ones.
 *
 * @param language - Of the title, where there are several.
 * @returns undefined where there are no concepts.
 */
export function readSkosTable(
  triples: readonly Triple[],
  language: string,
): VocabularyTable | undefined {
  const types = typesOf(triples);
  const schemes = subjectsOf(types, `${skos}ConceptScheme`);
  const typed = subjectsOf(types, `${skos}Concept`);
  const others = new Set(
    [`${skos}Collection`, `${skos}OrderedCollection`, `${skosxl}Label`].flatMap((type) => [
      ...subjectsOf(types, type),
    ]),
  );
  const texts = textsOf(triples);
  const labelled = new Set(
    texts.flatMap(({ subject, name }) => (name === 'prefLabel' ? subject : [])),
  );
  const cells = new Map<string, Map<string, string[]>>();
  const columns = new Map<string, { name: string; language: string | undefined }>();
  for (const { subject, name, value, language: own } of texts) {
    const isConcept =
      typed.has(subject) ||
      (labelled.has(subject) && !schemes.has(subject) && !others.has(subject));
    if (!isConcept) continue;
    const key = JSON.stringify([name, own]);
    if (!columns.has(key)) {
      const label = own === '' ? name : `${name} (${own})`;
      columns.set(key, { name: label, language: own === '' ? undefined : own });
    }
    const row = cells.get(subject) ?? new Map<string, string[]>();
    cells.set(subject, row.set(key, [...(row.get(key) ?? []), value]));
  }
  if (cells.size === 0) return undefined;
  const keys = [...columns.keys()].toSorted(
    (a, b) => rankOf(columns.get(a)) - rankOf(columns.get(b)),
  );
  return {
    title: titleOf(triples, schemes, language),
    hasHeader: undefined,
    columns: keys.flatMap((key) => columns.get(key) ?? []),
    rows: [...cells.values()].map((row) => keys.map((key) => row.get(key) ?? [])),
  };
}

function rankOf(column: { name: string } | undefined): number {
  const rank = labelNames.findIndex((name) => column?.name.startsWith(name));
  return rank < 0 ? labelNames.length : rank;
}

interface Text {
  subject: string;
  name: string;
  value: string;
  language: string;
}

/** Texts by the local name of their property, and those of SKOS-XL labels. */
function textsOf(triples: readonly Triple[]): Text[] {
  const literalForms = new Map(
    triples
      .filter(({ predicate }) => predicate === `${skosxl}literalForm`)
      .map(({ subject, object }) => [subject, object] as const),
  );
  return triples.flatMap(({ subject, predicate, object }) => {
    const text =
      object.type === 'text'
        ? object
        : predicate.startsWith(skosxl)
          ? literalForms.get(object.value)
          : undefined;
    if (text?.type !== 'text') return [];
    const name = predicate.slice(
      Math.max(predicate.lastIndexOf('#'), predicate.lastIndexOf('/')) + 1,
    );
    return [{ subject, name, value: text.value, language: text.language }];
  });
}

function typesOf(triples: readonly Triple[]): Triple[] {
  return triples.filter(({ predicate }) => predicate === `${rdf}type`);
}

function subjectsOf(types: readonly Triple[], type: string): Set<string> {
  return new Set(types.filter(({ object }) => object.value === type).map(({ subject }) => subject));
}

function titleOf(
  triples: readonly Triple[],
  schemes: ReadonlySet<string>,
  language: string,
): string | undefined {
  const names = [`${dct}title`, `${dc}title`, `${skos}prefLabel`, `${rdfs}label`];
  const titles = triples.flatMap(({ subject, predicate, object }) =>
    schemes.has(subject) && names.includes(predicate) && object.type === 'text' ? [object] : [],
  );
  return (titles.find((title) => title.language === language) ?? titles[0])?.value;
}
