import { beforeEach, expect, test } from 'vitest';
import {
  createOntology,
  deleteOntology,
  getOntology,
  listOntologies,
  resolveOntologies,
  updateOntology,
  upsertOntology,
} from './ontologies.ts';
import { openAnswering, openClient, type OpenedClient } from './testing/openClient.ts';

let client: OpenedClient['client'];
let sent: OpenedClient['sent'];

beforeEach(() => {
  ({ client, sent } = openClient({ seed: 'default' }));
});

test('the ontology functions reach the seven documented routes', async () => {
  const ontologyId = 'customs';
  await createOntology(client, { ontologyId, legalTerms: ['tariff'] });
  await updateOntology(client, { ontologyId, displayName: 'Customs', version: 2 });
  expect(await getOntology(client, ontologyId)).toMatchObject({
    displayName: 'Customs',
    legalTerms: ['tariff'],
    version: 2,
  });
  expect(await listOntologies(client)).toHaveLength(5);
  expect(await resolveOntologies(client, { ontologyIds: [ontologyId] })).toMatchObject({
    ontologyMode: 'strict',
    ontologyBundle: [{ ontologyId }],
  });
  await upsertOntology(client, { ontologyId, version: 3 });
  await deleteOntology(client, ontologyId);
  expect(await listOntologies(client)).toHaveLength(4);
  const base = '/ontologies';
  expect(sent.map(([route]) => route)).toEqual([
    `POST ${base}`,
    `PATCH ${base}/customs`,
    `GET ${base}/customs`,
    `GET ${base}?page=1&limit=50`,
    `POST ${base}/resolve`,
    `POST ${base}/upsert`,
    `DELETE ${base}/customs`,
    `GET ${base}?page=1&limit=50`,
  ]);
});

test('creating an ontology twice rejects with 409', async () => {
  const again = createOntology(client, { ontologyId: 'cold-chain', legalTerms: ['x'] });
  await expect(again).rejects.toMatchObject({ code: 'platform', status: 409 });
});

const ids = (count: number) => Array.from({ length: count }, (_, at) => `id-${at}`);
test.each([
  [
    'ontologyMode without ontologyIds',
    () => resolveOntologies(client, { ontologyMode: 'guided' }),
    'ontologyMode',
    'expected ontologyIds with ontologyMode, received none',
  ],
  [
    'more than eight ontologyIds',
    () => resolveOntologies(client, { ontologyIds: ids(9) }),
    'ontologyIds',
    'expected a length of <=8, received 9',
  ],
  [
    'none of the term lists',
    () => createOntology(client, { ontologyId: 'x' }),
    '',
    'expected a term in at least one of entityTypes, legalTerms and requiredFields, received none',
  ],
  [
    'a term of 129 characters',
    () => updateOntology(client, { ontologyId: 'x', legalTerms: ['a', 'x'.repeat(129)] }),
    'legalTerms[1]',
    'expected a length of <=128, received 129',
  ],
  [
    'an id in capitals',
    () => upsertOntology(client, { ontologyId: 'X' }),
    'ontologyId',
    'expected a lowercase id',
  ],
])('an ontology request is refused before it is sent: %s', async (_, call, path, message) => {
  await expect(call()).rejects.toMatchObject({ code: 'decode', issues: [{ path, message }] });
  expect(sent).toEqual([]);
});

const ontology = { ontologyId: 'a', legalTerms: ['x'] };
test.each([
  ['a list', [ontology]],
  ['a list in a field', { status: 'ok', ontologies: [ontology], count: 1 }],
  ['an object by id', { a: ontology }],
])('the list of ontologies is read from %s', async (_, answer) => {
  expect(await listOntologies(openAnswering(answer))).toMatchObject([ontology]);
});

test.each([
  ['an empty list', []],
  ['an empty list in a field', { ontologies: [] }],
  ['an empty object', {}],
])('no ontologies are read from %s', async (_, answer) => {
  expect(await listOntologies(openAnswering(answer))).toEqual([]);
});

test.each([
  ['bare', ontology],
  ['from a field', { status: 'ok', ontology }],
])('one ontology is read %s', async (_, answer) => {
  expect(await getOntology(openAnswering(answer), 'a')).toMatchObject(ontology);
});

test.each([['a text'], [null], [{ count: 1 }], [[{ id: 'a' }]]])(
  '%o is refused as a list of ontologies',
  async (answer) => {
    await expect(listOntologies(openAnswering(answer))).rejects.toMatchObject({ code: 'decode' });
  },
);
