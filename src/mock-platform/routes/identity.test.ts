import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  createApiKey,
  createServiceActor,
  exchangeToken,
  knownMessages,
  listServiceActors,
  listSessions,
  rotateApiKey,
} from '../../contract/index.ts';
import { openPlatform, refusalOf } from '../testing/openPlatform.ts';

const keyAnswer = v.object({ id: v.string(), apiKey: v.string(), scopes: v.array(v.string()) });
const actorAnswer = v.object({ serviceActorId: v.string(), name: v.string() });
const claims = v.object({ sub: v.string(), scopes: v.array(v.string()) });
const serviceActors = v.object({ serviceActors: v.array(actorAnswer) });

describe('token exchange', () => {
  it('200: a key for a token that the chat routes take', async () => {
    const { platform, call, read } = await openPlatform();
    const { apiKey, serviceActorId } = platform.credentials;
    const { token } = await read(exchangeToken.response.schema, exchangeToken, {
      bearer: apiKey,
      json: { serviceActorId },
    });
    expect(token.split('.')).toHaveLength(3);
    expect((await call(listSessions, { bearer: token })).status).toBe(200);
  });

  it('404 "Service actor not found" for an unknown serviceActorId', async () => {
    const { platform, call } = await openPlatform();
    const bearer = platform.credentials.apiKey;
    const answer = await call(exchangeToken, { bearer, json: { serviceActorId: 'nobody' } });
    expect(await refusalOf(answer)).toEqual([404, knownMessages.serviceActorNotFound]);
  });

  it('403 "Access denied to organization" for an actor of another organisation', async () => {
    const { platform, call } = await openPlatform();
    const { apiKey, otherServiceActorId } = platform.credentials;
    const json = { serviceActorId: otherServiceActorId };
    const answer = await call(exchangeToken, { bearer: apiKey, json });
    expect(await refusalOf(answer)).toEqual([403, knownMessages.organisationDenied]);
  });

  it('400 "Missing required field: serviceActorId" without it', async () => {
    const { platform, call } = await openPlatform();
    const answer = await call(exchangeToken, { bearer: platform.credentials.apiKey, json: {} });
    expect(await refusalOf(answer)).toEqual([400, knownMessages.missingField('serviceActorId')]);
  });

  it('404 on the path tokens/exchange, which does not exist', async () => {
    const { platform } = await openPlatform();
    const url = `${platform.credentials.publicUrl}/identity/auth/tokens/exchange`;
    expect((await platform.fetch(url, { method: 'POST' })).status).toBe(404);
  });
});

describe('API keys', () => {
  it('201: the value of a new key is good at once', async () => {
    const { platform, call, read } = await openPlatform();
    const bearer = platform.credentials.userJwt;
    const json = { name: 'Second', scopes: ['provision:token:exchange'] };
    const created = await call(createApiKey, { bearer, json });
    expect(created.status).toBe(201);
    const { apiKey } = v.parse(keyAnswer, await created.json());
    const { serviceActorId } = platform.credentials;
    const { token } = await read(exchangeToken.response.schema, exchangeToken, {
      bearer: apiKey,
      json: { serviceActorId },
    });
    expect((await call(listSessions, { bearer: token })).status).toBe(200);
  });

  it('rotation issues another value, refuses the old one and keeps the scopes', async () => {
    const { platform, call, read } = await openPlatform();
    const { apiKey, apiKeyId, userJwt, serviceActorId } = platform.credentials;
    const params = { 'key-id': apiKeyId };
    const rotated = await read(keyAnswer, rotateApiKey, { bearer: userJwt, params, json: {} });
    expect(rotated.apiKey).not.toBe(apiKey);
    expect(rotated.scopes).toContain('provision:token:exchange');
    const old = await call(listServiceActors, { bearer: apiKey });
    expect(await refusalOf(old)).toEqual([401, knownMessages.invalidApiKey]);
    const json = { serviceActorId };
    expect((await call(exchangeToken, { bearer: rotated.apiKey, json })).status).toBe(200);
  });

  it('404 for the rotation of an unknown key', async () => {
    const { platform, call } = await openPlatform();
    const bearer = platform.credentials.userJwt;
    const answer = await call(rotateApiKey, { bearer, params: { 'key-id': 'none' }, json: {} });
    expect((await refusalOf(answer))[0]).toBe(404);
  });

  it.each([
    ['400 without a name', { scopes: [] }, 400, knownMessages.missingField('name')],
    ['400 without scopes', { name: 'x' }, 400, knownMessages.missingField('scopes')],
    ['422 for scopes that are no list', { name: 'x', scopes: 'all' }, 422, undefined],
  ])('%s', async (_, json, status, message) => {
    const { platform, call } = await openPlatform();
    const answer = await call(createApiKey, { bearer: platform.credentials.userJwt, json });
    const [gotStatus, gotMessage] = await refusalOf(answer);
    expect(gotStatus).toBe(status);
    if (message !== undefined) expect(gotMessage).toBe(message);
  });
});

describe('service actors', () => {
  const actor = { name: 'Nightly', capabilities: ['brain:read'] };

  it('201: a new one is listed and its capabilities are the scopes of its tokens', async () => {
    const { platform, call, read } = await openPlatform();
    const { apiKey: bearer, organisationId } = platform.credentials;
    const created = await call(createServiceActor, { bearer, json: { ...actor, organisationId } });
    expect(created.status).toBe(201);
    const { serviceActorId } = v.parse(actorAnswer, await created.json());
    const listed = await read(serviceActors, listServiceActors, { bearer });
    expect(listed.serviceActors.map(({ name }) => name)).toEqual([
      'Partner app',
      'Read only',
      'Nightly',
    ]);
    const token = await platform.issueToken({ serviceActorId });
    expect(v.parse(claims, JSON.parse(atob(token.split('.')[1] ?? '')))).toEqual({
      sub: serviceActorId,
      scopes: ['brain:read'],
    });
  });

  it('pages the list as "`page` default 1; `limit` default 10, maximum 50" says', async () => {
    const { platform, call, read } = await openPlatform();
    const { apiKey: bearer, organisationId } = platform.credentials;
    for (let count = 1; count <= 11; count += 1) {
      const json = { name: `Actor ${count}`, capabilities: [], organisationId };
      await call(createServiceActor, { bearer, json });
    }
    const first = await read(serviceActors, listServiceActors, { bearer });
    expect(first.serviceActors).toHaveLength(10);
    const query = { page: '2' };
    const second = await read(serviceActors, listServiceActors, { bearer, query });
    expect(second.serviceActors.map(({ name }) => name)).toEqual([
      'Actor 9',
      'Actor 10',
      'Actor 11',
    ]);
  });

  it('403 "Service actor\'s parent organisation must match" in another organisation', async () => {
    const { platform, call } = await openPlatform();
    const { apiKey: bearer, otherOrganisationId: organisationId } = platform.credentials;
    const answer = await call(createServiceActor, { bearer, json: { ...actor, organisationId } });
    expect(await refusalOf(answer)).toEqual([403, knownMessages.foreignServiceActor]);
  });

  it('404 "Organization not found" in an unknown organisation', async () => {
    const { platform, call } = await openPlatform();
    const json = { ...actor, organisationId: 'none' };
    const answer = await call(createServiceActor, { bearer: platform.credentials.apiKey, json });
    expect(await refusalOf(answer)).toEqual([404, knownMessages.organisationNotFound]);
  });
});
