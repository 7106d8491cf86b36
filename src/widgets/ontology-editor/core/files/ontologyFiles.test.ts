import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvText, unguardFormula } from '../../../../controller/index.ts';
import type { OntologyDraft } from '../draft/ontologyDraft.ts';
import { readCsv } from './csvTable.ts';
import { writeOntologyCsv } from './ontologyCsv.ts';
import { writeOntologyJson } from './ontologyJson.ts';
import { writeOntologyTurtle } from '../rdf/ontologySkos.ts';
import { readFile } from './readFile.ts';
import { readText } from './readText.ts';

/** Strings that tables, spreadsheets and encodings stumble over. */
const odd = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('"', ',', '\r', '\n', "'", '=', '-', '+', '1', ' ', '\t', '\uFEFF'),
  }),
  fc.constantFrom('', '=1+1', "'=1", "''=1", "'", '-1', "'-1", '-a', '@a', '0', 'null', '[', '{'),
);
/** Returns true for an ontology of nothing, which nobody exports: it leaves a table empty. */
const isNothing = ({ version: _version, ...texts }: OntologyDraft): boolean =>
  Object.values(texts).flat().join('') === '';

const drafts: fc.Arbitrary<OntologyDraft[]> = fc.uniqueArray(
  fc
    .record({
      ontologyId: odd,
      displayName: odd,
      version: fc.option(fc.integer(), { nil: undefined }),
      entityTypes: fc.array(odd),
      legalTerms: fc.array(odd),
      requiredFields: fc.array(odd),
    })
    .filter((draft) => !isNothing(draft)),
  { selector: ({ ontologyId }) => ontologyId, minLength: 1 },
);

const read = (text: string, name = 'file') => readFile(text, { name, language: 'en' });

describe('what is exported', () => {
  test.each([
    ['JSON', writeOntologyJson, 'ontologies.json'],
    ['CSV', writeOntologyCsv, 'ontologies.csv'],
    ['SKOS in Turtle', writeOntologyTurtle, 'ontologies.ttl'],
  ] as const)('as %s is imported equal, whatever the terms', async (_format, write, name) => {
    await fc.assert(
      fc.asyncProperty(drafts, async (written) => {
        expect(await read(write(written), name)).toEqual({ drafts: written });
        expect(await read(write(written))).toEqual({ drafts: written });
      }),
    );
  });

  test('as a bare table', () => {
    const rows = fc.array(fc.array(odd, { minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, (written) => {
        const read = readCsv(csvText(written))?.map((row) => row.map(unguardFormula));
        expect(read).toEqual(written);
      }),
    );
  });
});

test('a spreadsheet runs nothing of a table', () => {
  const dangerous = ['=cmd()', '+1+1', '-a', '@a', '\ta', "'=1", ' =1', '|calc', '＝1'];
  const csv = writeOntologyCsv([
    {
      ontologyId: 'a',
      displayName: '',
      version: 1,
      entityTypes: [],
      legalTerms: dangerous,
      requiredFields: [],
    },
  ]);
  const terms = readCsv(csv)
    ?.slice(1)
    .map((row) => row[4]);
  expect(terms).toHaveLength(dangerous.length);
  expect(terms?.filter((term) => !term?.startsWith("'"))).toEqual([]);
});

test('columns may be in any order, and name and version may be missing', async () => {
  const text = '\uFEFFterm,list,ontologyId\nHACCP,legalTerms,cold\nTruck,entityTypes,cold';
  expect(await read(text)).toEqual({
    drafts: [
      {
        ontologyId: 'cold',
        displayName: '',
        version: undefined,
        entityTypes: ['Truck'],
        legalTerms: ['HACCP'],
        requiredFields: [],
      },
    ],
  });
});

test.each([
  ['a semicolon', ';', ''],
  ['a semicolon and a line for spreadsheets that says so', ';', 'sep=;\r\n'],
  ['a tab', '\t', ''],
])('an export that a spreadsheet saved with %s is imported', async (_name, delimiter, before) => {
  const rows = [
    ['ontologyId', 'displayName', 'version', 'list', 'term'],
    ['cold', 'Cold chain', '2', 'entityTypes', 'Reefer, 40 ft'],
  ];
  const text = before + rows.map((row) => row.join(delimiter)).join('\r\n');
  expect(await read(text, 'ontologies.csv')).toMatchObject({
    drafts: [{ ontologyId: 'cold', version: 2, entityTypes: ['Reefer, 40 ft'] }],
  });
});

test('a workbook has no text, and so no terms', async () => {
  const start = [0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 0x21, 0, 0xb5, 0x55];
  expect(await readText(new Blob([new Uint8Array(start)]))).toBe('');
});

test.each([
  ['{"a"', 'file', { reason: 'notJson' }],
  ['[{"ontologyId": 7}', 'file', { reason: 'notJson' }],
  ['"open', 'file', { reason: 'notCsv' }],
  ['', 'file', { reason: 'nothingToImport' }],
  ['[]', 'list.json', { reason: 'nothingToImport' }],
  ['@prefix a: <b', 'list.ttl', { reason: 'notRdf' }],
  ['<?xml version="1.0"?><rdf:RDF', 'list.rdf', { reason: 'notRdf' }],
  ['ontologyId,list,term\na,legalTerms,b\na,terms,c', 'file', { reason: 'badList', line: 3 }],
  ['ontologyId,list,term,version\na,legalTerms,b,two', 'file', { reason: 'badVersion', line: 2 }],
])('%j in %s says why it can’t be imported', async (text, name, problem) => {
  expect(await read(text, name)).toEqual({ problem });
});

test.each([
  ['UTF-8', [0xc3, 0xa9]],
  ['UTF-16', [0xff, 0xfe, 0xe9, 0x00]],
  ['an old spreadsheet’s encoding', [0xe9]],
])('%s is read without losing a letter', async (_name, bytes) => {
  expect(await readText(new Blob([new Uint8Array(bytes)]))).toBe('é');
});
