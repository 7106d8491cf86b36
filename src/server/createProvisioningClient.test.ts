import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endpoints, type Credential, type Endpoint } from '../contract/index.ts';
import { createMockPlatform } from '../mock-platform/index.ts';
import {
  createProvisioningClient,
  type ProvisioningClientOptions,
} from './createProvisioningClient.ts';

function openClient() {
  const platform = createMockPlatform({ pace: 0 });
  const { baseUrl, apiKey, userJwt } = platform.credentials;
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    return platform.fetch(request);
  };
  const client = createProvisioningClient({ baseUrl, apiKey, userJwt, fetch });
  return { platform, client, requests, fetch };
}

const madeKey = v.object({ id: v.string(), apiKey: v.string(), scopes: v.array(v.string()) });
const madeActor = v.object({ serviceActorId: v.string() });

test('the provisioning client gets from a user JWT to a service actor token', async () => {
  const { platform, client, fetch } = openClient();
  const { baseUrl, organisationId } = platform.credentials;
  const made = v.parse(
    madeKey,
    await client.createApiKey({
      name: 'Backend',
      scopes: ['provision:service:create', 'provision:token:exchange'],
    }),
  );
  const own = createProvisioningClient({ baseUrl, apiKey: made.apiKey, fetch });
  const { serviceActorId } = v.parse(
    madeActor,
    await own.createServiceActor({
      name: 'Assistant',
      organisationId,
      capabilities: ['analytics:query'],
    }),
  );
  expect(JSON.stringify(await own.listServiceActors())).toContain(serviceActorId);
  expect((await own.exchangeToken(serviceActorId)).token.split('.')).toHaveLength(3);

  const rotated = v.parse(madeKey, await client.rotateApiKey(made.id, { scopes: ['brain:read'] }));
  expect(rotated.scopes).toEqual(['brain:read']);
  await expect(own.listServiceActors()).rejects.toMatchObject({ status: 401 });
});

test('the provisioning client creates an organisation and reads its details', async () => {
  const { client } = openClient();
  const { organisation } = await client.createOrganisation({
    name: 'Northwind',
    domain: 'https://www.northwind.example/about',
  });
  expect(organisation).toMatchObject({ name: 'Northwind', domain: 'northwind.example' });
  const details = await client.getOrganisationDetails(organisation.domain);
  expect(JSON.stringify(details)).toContain('Northwind');
});

test('the provisioning client calls every identity route with the credential that it needs', async () => {
  const { platform, client, requests } = openClient();
  const { apiKey, apiKeyId, userJwt, organisationId, serviceActorId } = platform.credentials;
  const calls: Record<string, () => Promise<unknown>> = {
    createOrganisation: () => client.createOrganisation({ name: 'A', domain: 'https://a.example' }),
    getOrganisationDetails: () => client.getOrganisationDetails(organisationId),
    signUpOrganisation: () => client.signUpOrganisation({ name: 'B' }),
    createServiceActor: () =>
      client.createServiceActor({ name: 'C', organisationId, capabilities: [] }),
    listServiceActors: () => client.listServiceActors(),
    createApiKey: () => client.createApiKey({ name: 'D', scopes: [] }),
    exchangeToken: () => client.exchangeToken(serviceActorId),
    rotateApiKey: () => client.rotateApiKey(apiKeyId),
  };
  const provisioning = new Set(['apiKey', 'userJwt', 'none']);
  const identity = endpoints.filter((endpoint: Endpoint) =>
    provisioning.has(endpoint.credential ?? 'not documented'),
  );
  expect(identity.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort());

  const bearers: Partial<Record<Credential, string | null>> = {
    apiKey: `Bearer ${apiKey}`,
    userJwt: `Bearer ${userJwt}`,
    none: null,
  };
  for (const endpoint of identity) {
    // Only that the right credential was sent counts here: some bodies are not documented.
    await calls[endpoint.name]?.().catch(() => undefined);
    const sent = requests.at(-1);
    expect(sent?.method).toBe(endpoint.method);
    expect(new URL(sent?.url ?? '').pathname).toContain(
      endpoint.path.replace('{key-id}', apiKeyId),
    );
    expect(sent?.headers.get('authorization')).toBe(bearers[endpoint.credential ?? 'none']);
  }
});

test('the provisioning client says which credential is missing without sending a request', async () => {
  const { platform, requests, fetch } = openClient();
  const client = createProvisioningClient({ baseUrl: platform.credentials.baseUrl, fetch });
  await expect(client.exchangeToken('actor')).rejects.toMatchObject({
    code: 'configuration',
    message:
      'Brainstem: exchangeToken needs apiKey, which was not passed to createProvisioningClient.',
  });
  await expect(client.rotateApiKey('key')).rejects.toMatchObject({
    message:
      'Brainstem: rotateApiKey needs userJwt, which was not passed to createProvisioningClient.',
  });
  expect(requests).toEqual([]);
  expect(await client.getOrganisationDetails(platform.credentials.organisationId)).toBeDefined();
});

test('the provisioning client checks its options at the first call and never repeats a credential', async () => {
  const baseUrl = 'https://api.example.com';
  const messageOf = (options: ProvisioningClientOptions): Promise<unknown> =>
    createProvisioningClient(options)
      .listServiceActors()
      .catch((error: unknown) => String(error));
  expect(await messageOf({ baseUrl: 'api' })).toContain('baseUrl must be');
  expect(await messageOf({ baseUrl: undefined })).toContain('baseUrl is missing');
  expect(await messageOf({ baseUrl, apiKey: '' })).toContain('apiKey is missing');
  const message = await messageOf({ baseUrl, userJwt: 'Bearer s3cret' });
  expect(message).toContain("userJwt begins with 'Bearer '");
  expect(message).not.toContain('s3cret');
});

test('the provisioning client leaves out the fetch options that some edge runtimes throw on, and follows no redirect', async () => {
  const seen: (RequestInit | undefined)[] = [];
  const client = createProvisioningClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    fetch: (_input, init) => {
      seen.push(init);
      return Promise.resolve(Response.json([]));
    },
  });
  await client.listServiceActors();
  expect(seen).toMatchObject([
    { method: 'GET', credentials: undefined, cache: undefined, redirect: 'manual' },
  ]);
});
