import { describe, expect, it } from 'vitest';
import {
  createOntology,
  deleteOntology,
  getOntology,
  listOntologies,
  ontology,
  resolveOntologies,
  updateOntology,
  upsertOntology,
} from '../../../contract/index.ts';
import { noon, openPlatform, refusalOf, type OpenedPlatform } from '../../testing/openPlatform.ts';

const legalTerms = ['tariff'];
const params = { ontologyId: 'customs' };
const json = { ...params, displayName: 'Customs', legalTerms };

/** An empty platform with the ontology in one of the states of the lifecycle table. */
async function openIn(state: 'none' | 'active' | 'deleted'): Promise<OpenedPlatform> {
  const opened = await openPlatform({ seed: 'empty' });
  if (state !== 'none') await opened.call(createOntology, { json });
  if (state === 'deleted') await opened.call(deleteOntology, { params });
  return opened;
}

async function idsOf({ read }: OpenedPlatform): Promise<string[]> {
  const listed = await read(listOntologies.response.schema, listOntologies);
  return listed.map(({ ontologyId }) => ontologyId);
}

describe('the ontology lifecycle table', () => {
  it.each([
    ['none or deleted', 'POST /ontologies', 'none', createOntology, { json }, 201],
    ['none or deleted', 'POST /ontologies', 'deleted', createOntology, { json }, 201],
    ['active', 'POST /ontologies same id', 'active', createOntology, { json }, 409],
    ['active', 'PATCH', 'active', updateOntology, { params, json: { version: 2 } }, 200],
    ['deleted', 'PATCH', 'deleted', updateOntology, { params, json: { version: 2 } }, 404],
    ['none', 'PATCH', 'none', updateOntology, { params, json: { version: 2 } }, 404],
    ['active', 'DELETE', 'active', deleteOntology, { params }, 200],
    ['deleted', 'DELETE', 'deleted', deleteOntology, { params }, 200],
    ['none', 'DELETE id unknown', 'none', deleteOntology, { params }, 404],
    ['active', 'GET', 'active', getOntology, { params }, 200],
    ['deleted', 'GET', 'deleted', getOntology, { params }, 404],
    ['none', 'GET', 'none', getOntology, { params }, 404],
  ] as const)('%s | %s | from %s', async (_state, _trigger, from, endpoint, sent, status) => {
    const opened = await openIn(from);
    expect((await opened.call(endpoint, sent)).status).toBe(status);
  });

  it('active | POST same id | active: nothing changes', async () => {
    const opened = await openIn('active');
    await opened.call(createOntology, { json: { ...json, displayName: 'Other' } });
    const kept = await opened.read(ontology, getOntology, { params });
    expect(kept.displayName).toBe('Customs');
  });

  it('deleted | POST: the record is replaced and createdAt/createdBy reset', async () => {
    const opened = await openIn('active');
    const { platform } = opened;
    const before = await opened.read(ontology, getOntology, { params });
    await opened.call(deleteOntology, { params });
    platform.clock.advance(60);
    const bearer = await platform.issueToken({
      serviceActorId: platform.credentials.readOnlyServiceActorId,
      capabilities: ['analytics:write'],
    });
    await opened.call(createOntology, { bearer, json: { ...params, entityTypes: ['Port'] } });
    const after = await opened.read(ontology, getOntology, { params });
    expect(before).toMatchObject({
      createdAt: new Date(noon).toISOString(),
      createdBy: platform.credentials.serviceActorId,
    });
    expect(after).toMatchObject({
      createdAt: new Date(noon + 60_000).toISOString(),
      createdBy: platform.credentials.readOnlyServiceActorId,
      entityTypes: ['Port'],
      legalTerms: [],
    });
  });

  // The endpoint index of the documents lists PUT too.
  it.each(['PATCH', 'PUT'] as const)('active | %s: only given fields change', async (method) => {
    const opened = await openIn('active');
    const before = await opened.read(ontology, getOntology, { params });
    const sent = { params, json: { requiredFields: ['port'], version: 7 } };
    expect((await opened.call({ ...updateOntology, method }, sent)).status).toBe(200);
    const after = await opened.read(ontology, getOntology, { params });
    expect(after).toEqual({ ...before, requiredFields: ['port'], version: 7 });
  });

  it('deleted: hidden from list, get and resolve', async () => {
    const opened = await openIn('active');
    const resolving = { json: { ontologyIds: ['customs'] } };
    expect(await idsOf(opened)).toEqual(['customs']);
    expect((await opened.call(resolveOntologies, resolving)).status).toBe(200);
    await opened.call(deleteOntology, { params });
    expect(await idsOf(opened)).toEqual([]);
    expect((await opened.call(getOntology, { params })).status).toBe(404);
    expect((await opened.call(resolveOntologies, resolving)).status).toBe(400);
  });
});

describe('POST /ontologies/upsert, legacy create-or-update', () => {
  it.each(['none', 'deleted'] as const)('creates from %s', async (state) => {
    const opened = await openIn(state);
    const sent = { json: { ...json, displayName: 'New' } };
    expect((await opened.call(upsertOntology, sent)).status).toBe(200);
    expect((await opened.read(ontology, getOntology, { params })).displayName).toBe('New');
  });

  it('updates the given fields of an active one', async () => {
    const opened = await openIn('active');
    await opened.call(upsertOntology, { json: { ...params, version: 4 } });
    const after = await opened.read(ontology, getOntology, { params });
    expect(after).toMatchObject({ displayName: 'Customs', legalTerms, version: 4 });
  });

  it('400 when nothing but an id would be created', async () => {
    const opened = await openIn('none');
    expect((await opened.call(upsertOntology, { json: params })).status).toBe(400);
    expect(await idsOf(opened)).toEqual([]);
  });
});

describe('tenancy', () => {
  it('another organisation sees and changes nothing, and may take the same id', async () => {
    const opened = await openIn('active');
    const { platform, call } = opened;
    const bearer = await platform.issueToken({
      serviceActorId: platform.credentials.otherServiceActorId,
    });
    expect((await call(createOntology, { bearer, json })).status).toBe(201);
    await call(deleteOntology, { bearer, params });
    expect(await idsOf(opened)).toEqual(['customs']);
  });

  it.each([
    ['default', 4],
    ['empty', 0],
  ] as const)('the %s seed has %i ontologies', async (seed, count) => {
    expect(await idsOf(await openPlatform({ seed }))).toHaveLength(count);
  });

  it('pages the 120 ontologies of the large seed as "`page` default 1; `limit` default 10, maximum 50" says', async () => {
    const { read } = await openPlatform({ seed: 'large' });
    const page = (query: Record<string, string>) =>
      read(listOntologies.response.schema, listOntologies, { query });
    expect(await page({})).toHaveLength(10);
    const pages = await Promise.all(
      ['1', '2', '3'].map((number) => page({ page: number, limit: '50' })),
    );
    const ids = pages.flat().map(({ ontologyId }) => ontologyId);
    expect(new Set(ids).size).toBe(120);
  });

  it('resolve: 403 "Access denied to organization" for another tenantId', async () => {
    const { call, platform } = await openIn('active');
    const { otherOrganisationId, tenantId } = platform.credentials;
    const foreign = await call(resolveOntologies, { json: { tenantId: otherOrganisationId } });
    expect(await refusalOf(foreign)).toEqual([403, 'Access denied to organization']);
    expect((await call(resolveOntologies, { json: { tenantId } })).status).toBe(200);
  });
});
