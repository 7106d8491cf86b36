import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { planImport, planTerms, type ImportPlan } from '../planImport.ts';
import { readFile } from './readFile.ts';
import { readText } from './readText.ts';
import { suggestMapping, type VocabularyTable } from './vocabularyTable.ts';

const folder = new URL('../../../../../test/data/vocabularies/', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');

interface Suggestion extends ImportPlan {
  table: VocabularyTable;
}

/** Returns the suggested import of a text. */
async function suggest(text: string, name: string, language = 'en'): Promise<Suggestion> {
  const read = await readFile(text, { name, language });
  if (!('table' in read)) throw new Error(`${name} has no table.`);
  const mapping = suggestMapping(read.table, language);
  const planned = planTerms({ read, mapping, picked: undefined });
  const plan = {
    read,
    name: read.table.title ?? name,
    overLimit: 'split',
    ids: new Map(),
  } as const;
  return { ...planImport(plan, planned, []), table: read.table };
}

const noTerms = { entityTypes: [], legalTerms: [], requiredFields: [] };

describe('an ontology of OWL or RDFS', () => {
  test('gives its classes as entity types, its properties as required fields, its members as terms', async () => {
    const { planned, table } = await suggest(textOf('schema-org.ttl'), 'schema-org.ttl');
    expect(planned.terms).toEqual({
      entityTypes: ['Person', 'DayOfWeek'],
      legalTerms: ['Monday'],
      requiredFields: ['birthDate'],
    });
    expect(table.deprecated).toBe(2);
  });

  test('is read in the reader’s language, by its own title, without what only describes it', async () => {
    const { items } = await suggest(textOf('dpv-consent.ttl'), 'dpv.ttl');
    expect(items.map(({ draft }) => draft)).toMatchObject([
      {
        displayName: 'Data Privacy Vocabulary (DPV)',
        ...noTerms,
        entityTypes: ['Implied Consent', 'Informed Consent', 'UninformedConsent'],
        requiredFields: ['has consent'],
      },
    ]);
    const german = await suggest(textOf('dpv-consent.ttl'), 'dpv.ttl', 'de');
    expect(german.planned.terms.entityTypes).toEqual([
      'Informierte Einwilligung',
      'UninformedConsent',
    ]);
  });

  test('is read from JSON-LD by its labels, not by its comments', async () => {
    const text = JSON.stringify({
      '@context': {
        rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
        owl: 'http://www.w3.org/2002/07/owl#',
      },
      '@graph': [
        {
          '@id': 'urn:a',
          'rdfs:label': 'Quay',
          'rdfs:comment': 'Where ships are moored for long.',
        },
        { '@id': 'urn:b', 'rdfs:label': 'Berth', 'rdfs:comment': 'A place for a ship at a quay.' },
        { '@id': 'urn:c', 'rdfs:label': 'Hulk', 'owl:deprecated': true },
      ],
    });
    const { planned, table } = await suggest(text, 'x.jsonld');
    expect(planned.terms).toEqual({ ...noTerms, legalTerms: ['Quay', 'Berth'] });
    expect(table.deprecated).toBe(1);
  });

  test('in a plain table is mapped by the names of its properties', async () => {
    const { planned } = await suggest(
      'uri,rdfs:label,rdfs:comment\nu:1,Quay,Where ships are moored for long\n',
      'x.csv',
    );
    expect(planned.terms.legalTerms).toEqual(['Quay']);
  });
});

test('deprecated concepts of SKOS are counted and left out', async () => {
  const { planned, table } = await suggest(textOf('uat.rdf'), 'UAT.rdf');
  expect(planned.terms.legalTerms).toEqual(['Gravitation', 'Gravity', 'Celestial mechanics']);
  expect(table.columns.map(({ name }) => name)).toEqual(['prefLabel (en)', 'altLabel (en)']);
  expect(table.deprecated).toBe(1);
});

describe('a tree', () => {
  test('in JSON is read to its leaves, without related entries and what is deprecated', async () => {
    const { planned, table } = await suggest(textOf('uat.json'), 'UAT.json');
    expect(planned.terms).toEqual({
      ...noTerms,
      legalTerms: [
        'Astrophysical processes',
        'Gravitation',
        'Gravitational force',
        'Gravity',
        'Celestial mechanics',
        'Astrodynamics',
        'Orbital mechanics',
        'Exoplanet astronomy',
      ],
    });
    expect(table.rows).toHaveLength(5);
  });

  test('whose branches have a name of their own is read to its leaves', async () => {
    const text = JSON.stringify([
      { label: 'Ships', parts: [{ label: 'Hulls', parts: [{ label: 'Keels', parts: [] }] }] },
      { label: 'Docks', notes: [{ title: 'Not a term' }] },
    ]);
    const { planned } = await suggest(text, 'x.json');
    expect(planned.terms.legalTerms).toEqual(['Ships', 'Hulls', 'Keels', 'Docks']);
  });

  test('in a table of paths gives each entry once', async () => {
    const { planned } = await suggest(textOf('uat.csv'), 'UAT.csv');
    expect(planned.terms.legalTerms).toEqual([
      'Astrophysical processes',
      'Gravitation',
      'Celestial mechanics',
      'Astrodynamics',
      'Exoplanet astronomy',
      'Exoplanets',
      'Hot Jupiters',
    ]);
    expect(planned.leftOut).toEqual([]);
  });
});

/** Written for this test after the classes of the Gene Ontology. */
const geneOntology = `<rdf:RDF xmlns:owl="http://www.w3.org/2002/07/owl#"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#"
  xmlns:oboInOwl="http://www.geneontology.org/formats/oboInOwl#">
  <owl:Class rdf:about="http://purl.obolibrary.org/obo/GO_0000001">
    <oboInOwl:hasExactSynonym>mitochondrial inheritance</oboInOwl:hasExactSynonym>
    <oboInOwl:id>GO:0000001</oboInOwl:id>
    <rdfs:label>mitochondrion inheritance</rdfs:label>
  </owl:Class>
</rdf:RDF>`;

test('the exact synonyms of OBO ontologies are terms as their labels are', async () => {
  const { planned } = await suggest(geneOntology, 'go.owl');
  expect(planned.terms.entityTypes).toEqual([
    'mitochondrion inheritance',
    'mitochondrial inheritance',
  ]);
});

/** Written for this test after EuroVoc, whose labels are plain and SKOS-XL. */
const euroVoc = `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix skosxl: <http://www.w3.org/2008/05/skos-xl#> .
@prefix euvoc: <http://publications.europa.eu/ontology/euvoc#> .
@prefix status: <http://publications.europa.eu/resource/authority/concept-status/> .
<http://eurovoc.europa.eu/100> a skos:Concept ; euvoc:status status:CURRENT ;
  skos:prefLabel "health policy"@en ; skosxl:prefLabel <http://eurovoc.europa.eu/xl_1> .
<http://eurovoc.europa.eu/xl_1> a skosxl:Label ; skosxl:literalForm "health policy"@en .
<http://eurovoc.europa.eu/102> a skos:Concept ; euvoc:status status:DEPRECATED ;
  skos:prefLabel "obsolete healthcare"@en .`;

test('a label that is plain and SKOS-XL is one term, and concepts of a deprecated status are left out', async () => {
  const { planned, table } = await suggest(euroVoc, 'eurovoc.ttl');
  expect(planned.terms.legalTerms).toEqual(['health policy']);
  expect(planned.leftOut).toEqual([]);
  expect(table.deprecated).toBe(1);
});

/** Written for this test after GEMET, which has a few labels in a region's language before all others. */
const gemet = `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
<http://www.eionet.europa.eu/gemet/concept/1> a skos:Concept ;
  skos:prefLabel "color"@en-US, "colour"@en .
<http://www.eionet.europa.eu/gemet/concept/2> a skos:Concept ; skos:prefLabel "air quality"@en .`;

test.each([
  ['en', 'colour'],
  ['en-AU', 'colour'],
  ['en-US', 'color'],
])('a label in the reader’s region wins for its term alone, %s', async (language, term) => {
  const { planned } = await suggest(gemet, 'gemet.ttl', language);
  expect(planned.terms.legalTerms).toEqual([term, 'air quality']);
});

test('a term with a label in another region alone is kept', async () => {
  const { planned } = await suggest(
    `${gemet}
<http://www.eionet.europa.eu/gemet/concept/3> a skos:Concept ; skos:prefLabel "truck"@en-US .`,
    'gemet.ttl',
  );
  expect(planned.terms.legalTerms).toEqual(['colour', 'air quality', 'truck']);
});

test('obsolete rows of a table from BioPortal are counted and left out', async () => {
  const { planned, table } = await suggest(
    'Class ID,Preferred Label,Synonyms,Definitions,Obsolete\n' +
      'u:1,Quay,Wharf,A place to moor,false\nu:2,Hulk,,A ship that is out of use,TRUE\n',
    'ports.csv',
  );
  expect(planned.terms.legalTerms).toEqual(['Quay', 'Wharf']);
  expect(table.deprecated).toBe(1);
});

test('a table’s columns are told by SKOS names with a language', async () => {
  const { planned } = await suggest(
    'URI,skos:prefLabel@en,skos:altLabel@en(separator=";"),skos:definition@en\n' +
      'ex:1,Cat,Feline;Kitty,A small animal that is kept as a pet\n',
    'animals.csv',
  );
  expect(planned.terms.legalTerms).toEqual(['Cat', 'Feline', 'Kitty']);
});

test('N-Quads are read as Turtle is', async () => {
  const label = '<http://www.w3.org/2004/02/skos/core#prefLabel>';
  const { planned } = await suggest(`<urn:1> ${label} "Kai"@de <urn:graph> .\n`, 'x.nq', 'de');
  expect(planned.terms.legalTerms).toEqual(['Kai']);
});

test('a table with semicolons and lines that end in CRLF is read by its columns', async () => {
  const { planned } = await suggest('id;Begriff\r\n1;Kai\r\n2;"Hafen; alt"\r\n', 'x.csv', 'de');
  expect(planned.terms.legalTerms).toEqual(['Kai', 'Hafen', 'alt']);
});

test('20,000 terms become 79 ontologies with plain ids, and no term is lost', async () => {
  const terms = Array.from({ length: 20_000 }, (_, index) => `clause ${index}`);
  const { items } = await suggest(terms.join('\n'), 'Große Klauseln.txt');
  expect(items).toHaveLength(79);
  expect(items.flatMap(({ draft }) => draft.legalTerms)).toEqual(terms);
  expect(items.at(-1)?.draft.ontologyId).toBe('grosse-klauseln-txt-79');
});

describe('a text in UTF-16 without a mark', () => {
  const text = 'Studienfach\nStraßenbau\n漢字\n';
  const encode = (isLittle: boolean) => {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let at = 0; at < text.length; at += 1) {
      view.setUint16(at * 2, text.charCodeAt(at), isLittle);
    }
    return new Blob([view]);
  };

  test.each([
    ['little-endian', true],
    ['big-endian', false],
  ])('is read as it is, %s', async (_order, isLittle) => {
    expect(await readText(encode(isLittle))).toBe(text);
  });

  test('is told from UTF-8, Latin-1 and marked UTF-16', async () => {
    expect(await readText(new Blob([text]))).toBe(text);
    expect(await readText(new Blob([Uint8Array.of(0x53, 0xdf, 0x0a)]))).toBe('Sß\n');
    expect(await readText(new Blob([Uint8Array.of(0xff, 0xfe), encode(true)]))).toBe(text);
  });

  test('is read by the encoding that XML declares', async () => {
    const declared = '<?xml version="1.0" encoding="ISO-8859-2"?>';
    const file = new Blob([declared, Uint8Array.of(0xb3, 0xf3, 0x64, 0xbc)]);
    expect(await readText(file)).toMatch(/łódź$/);
  });
});
