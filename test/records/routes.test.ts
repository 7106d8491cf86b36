import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlatformError, type BrainstemClient } from '../../src/client/index.ts';
import { recordRules, ruleOf } from '../../src/client/records/recordRules.ts';
import {
  endpoints,
  type Endpoint,
  type JsonEndpoint,
  type StreamEndpoint,
  type UploadEndpoint,
} from '../../src/contract/index.ts';
import { everyParam } from '../../src/mock-platform/testing/openPlatform.ts';
import { arbitraryAnswer } from '../foreign/drift/arbitraryAnswer.ts';
import { handedOver, openRecords } from './openRecords.ts';

/** Everything that isn't a GET, by name. */
const routes = endpoints.flatMap((endpoint) =>
  endpoint.method === 'GET' ? [] : [[endpoint.name, endpoint] as const],
);

/** Bodies with an address, which nobody draws by chance. */
const bodies: Readonly<Record<string, unknown>> = {
  sendChatAsync: { callback_url: 'https://host.example/answers', message: 'Which drills?' },
};

const file = new File(['a,b'], 'figures.csv', { type: 'text/csv' });

function inputOf(endpoint: Endpoint): Record<string, unknown> {
  const { name, body, query } = endpoint;
  const sampleOf = (schema: Parameters<typeof arbitraryAnswer>[0]): unknown =>
    fc.sample(arbitraryAnswer(schema), { numRuns: 1, seed: 4 })[0];
  return {
    params: everyParam(endpoint, '1'),
    ...(query === undefined ? {} : { query: sampleOf(query) }),
    ...(body?.type === 'json' ? { body: bodies[name] ?? sampleOf(body.schema) } : {}),
    ...(body?.type === 'multipart' ? { fields: sampleOf(body.schema), file, files: [file] } : {}),
  };
}

const isUpload = (endpoint: Endpoint): endpoint is UploadEndpoint =>
  endpoint.body?.type === 'multipart';
const isJson = (endpoint: Endpoint): endpoint is JsonEndpoint => endpoint.response.type === 'json';
const isStream = (endpoint: Endpoint): endpoint is StreamEndpoint => !isJson(endpoint);

async function call(client: BrainstemClient, endpoint: Endpoint, input: object): Promise<unknown> {
  if (isUpload(endpoint)) return client.upload(endpoint, { fields: {}, file, ...input });
  if (isJson(endpoint)) return client.json(endpoint, input);
  if (isStream(endpoint)) return client.stream(endpoint, input).then((bytes) => bytes.cancel());
  throw new TypeError(`${endpoint.name} answers nothing that is known`);
}

/** The records that a request makes: one for each finding of a bulk. */
function expectedOf(endpoint: Endpoint, input: Record<string, unknown>): number {
  if (ruleOf(endpoint) === null) return 0;
  if (endpoint.name !== 'approveFindings') return 1;
  return JSON.stringify(input['body']).split(',').length;
}

test('every route that writes has a rule, and every rule a route', () => {
  const named = new Set(Object.keys(recordRules));
  expect(routes.filter(([name]) => !named.delete(name))).toEqual([]);
  // The two actions of one route, which the client names apart.
  expect([...named]).toEqual(['changeBrain', 'askOnboarding']);
});

test.each(routes)(
  '%s makes exactly one record, whatever the platform answers',
  async (_, endpoint) => {
    const { client, records } = openRecords();
    const input = inputOf(endpoint);
    const error = await call(client, endpoint, input).then(
      () => undefined,
      (caught: unknown) => caught,
    );
    await handedOver();
    expect(records).toHaveLength(expectedOf(endpoint, input));
    for (const record of records) {
      expect(record).toMatchObject({
        action: ruleOf(endpoint)?.[0],
        route: `${endpoint.method} ${endpoint.path}`,
        outcome: error === undefined ? 'done' : 'failed',
      });
      expect(record.status).toBe(isPlatformError(error) ? error.status : undefined);
    }
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  },
);

test.each(routes)('%s makes exactly one record without an answer', async (_, endpoint) => {
  const { client, records } = openRecords(
    {},
    {
      retry: { attempts: 2, baseDelay: 0 },
      fetch: () => Promise.reject(new TypeError()),
      upload: () => Promise.reject(new TypeError()),
    },
  );
  const input = inputOf(endpoint);
  await expect(call(client, endpoint, input)).rejects.toThrow();
  await handedOver();
  expect(records).toHaveLength(expectedOf(endpoint, input));
  for (const { outcome } of records) expect(outcome).toBe('unknown');
});
