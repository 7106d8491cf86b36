import { createServer } from 'node:http';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient, deleteOntology, isDecodeError } from '../../../src/index.ts';
import { endpoints, type JsonEndpoint } from '../../../src/contract/index.ts';
import { listen } from '../listen.ts';

/** A client in front of a server that answers everything, and what reached that server. */
async function openClient() {
  const requests: string[] = [];
  const baseUrl = await listen(
    createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      response.end('{}');
    }),
  );
  const getToken = () => Promise.resolve({ token: 'token' });
  return { client: createClient({ baseUrl, appUrl: baseUrl, getToken }), requests };
}

const relativePaths = [
  ...['.', '..', '%2e', '%2E%2e', '.%2e', '%252e%252e', '%25252e.'],
  ...['a/../../b', '../', '/..', '..\\b', 'a%2f..%2fb', ''],
];

test('deleteOntology refuses an id that would delete at another address', async () => {
  const { client, requests } = await openClient();
  for (const id of relativePaths) {
    await expect(deleteOntology(client, id)).rejects.toSatisfy(isDecodeError);
  }
  expect(requests).toEqual([]);
  await deleteOntology(client, '..a').catch(() => undefined);
  await deleteOntology(client, 'a/b.c').catch(() => undefined);
  await deleteOntology(client, '50%:ü?#').catch(() => undefined);
  expect(requests).toEqual([
    'DELETE /public/v1/ontologies/..a',
    'DELETE /public/v1/ontologies/a%2Fb.c',
    'DELETE /public/v1/ontologies/50%25%3A%C3%BC%3F%23',
  ]);
});

test('half of a surrogate pair in a path parameter is refused by its name', async () => {
  const { client, requests } = await openClient();
  await expect(deleteOntology(client, 'a\ud83d')).rejects.toMatchObject({
    code: 'decode',
    issues: [{ path: 'ontologyId' }],
  });
  expect(requests).toEqual([]);
});

const withParameters = endpoints.filter(({ path }) => path.includes('{'));

test('there are routes with path parameters to check', () => {
  expect(withParameters.length).toBeGreaterThan(20);
});

test.each(withParameters.map(({ name, method, host, path }) => ({ name, method, host, path })))(
  '$name refuses path parameters that would change its route',
  async (route) => {
    const { client, requests } = await openClient();
    // The path alone counts here, so the rest of the route accepts anything.
    const endpoint: JsonEndpoint = {
      ...route,
      credential: 'none',
      idempotent: false,
      params: v.unknown(),
      response: { type: 'json', status: 200, schema: v.unknown() },
    };
    const names = [...route.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
    const fine = Object.fromEntries(names.map((name) => [name, 'fine']));
    for (const name of names) {
      for (const id of relativePaths) {
        const input = { params: { ...fine, [name]: id } };
        await expect(client.json(endpoint, input)).rejects.toMatchObject({
          code: 'decode',
          issues: [{ path: name }],
        });
      }
    }
    expect(requests).toEqual([]);
    await client.json(endpoint, { params: fine });
    expect(requests).toHaveLength(1);
  },
);
