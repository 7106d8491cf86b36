import { beforeEach, expect, test } from 'vitest';
import { createClient, type BrainstemClient } from '../client/index.ts';
import { createMockPlatform } from '../mock-platform/index.ts';
import {
  createOntology,
  deleteOntology,
  getOntology,
  listOntologies,
  resolveOntologies,
  updateOntology,
  upsertOntology,
} from './ontologies.ts';

let client: BrainstemClient;
let sent: string[];

beforeEach(() => {
  const platform = createMockPlatform({ pace: 0 });
  sent = [];
  client = createClient({
    baseUrl: platform.credentials.baseUrl,
    getToken: async () => ({ token: await platform.issueToken() }),
    fetch: (input, init) => {
      const request = new Request(input, init);
      sent.push(`${request.method} ${new URL(request.url).pathname}`);
      return platform.fetch(request);
    },
  });
});

/** A client of a platform that answers this to everything. */
function answering(answer: unknown): BrainstemClient {
  return createClient({
    baseUrl: 'https://platform.example',
    getToken: () => Promise.resolve({ token: 'token' }),
    fetch: () => Promise.resolve(Response.json(answer)),
  });
}

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
  const base = '/public/v1/ontologies';
  expect(sent).toEqual([
    `POST ${base}`,
    `PATCH ${base}/customs`,
    `GET ${base}/customs`,
    `GET ${base}`,
    `POST ${base}/resolve`,
    `POST ${base}/upsert`,
    `DELETE ${base}/customs`,
    `GET ${base}`,
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
  expect(await listOntologies(answering(answer))).toMatchObject([ontology]);
});

test.each([
  ['an empty list', []],
  ['an empty list in a field', { ontologies: [] }],
  ['an empty object', {}],
])('no ontologies are read from %s', async (_, answer) => {
  expect(await listOntologies(answering(answer))).toEqual([]);
});

test.each([
  ['bare', ontology],
  ['from a field', { status: 'ok', ontology }],
])('one ontology is read %s', async (_, answer) => {
  expect(await getOntology(answering(answer), 'a')).toMatchObject(ontology);
});

test.each([['a text'], [null], [{ count: 1 }], [[{ id: 'a' }]]])(
  '%o is refused as a list of ontologies',
  async (answer) => {
    await expect(listOntologies(answering(answer))).rejects.toMatchObject({ code: 'decode' });
  },
);
