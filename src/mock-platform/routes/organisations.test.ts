import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  createOrganisation,
  getOrganisationDetails,
  knownMessages,
  organisation,
  signUpOrganisation,
} from '../../contract/index.ts';
import { noon, openPlatform, refusalOf } from '../testing/openPlatform.ts';

const details = v.object({ organisation });

describe('organisation creation', () => {
  it('201: the root domain of the URL is stored, under the organisation of the key', async () => {
    const { platform, call } = await openPlatform();
    const { apiKey: bearer, organisationId } = platform.credentials;
    const json = { name: 'Acme', domain: 'https://shop.acme.example/about?x=1' };
    const answer = await call(createOrganisation, { bearer, json });
    expect(answer.status).toBe(201);
    const created = v.parse(createOrganisation.response.schema, await answer.json()).organisation;
    expect(created).toMatchObject({
      name: 'Acme',
      domain: 'acme.example',
      parentOrganisationId: organisationId,
      createdAt: new Date(noon).toISOString(),
    });
  });

  const domain = 'https://acme.example';
  it.each([
    ['400 without a name', { domain }, 400, knownMessages.missingField('name')],
    ['400 without a domain', { name: 'x' }, 400, knownMessages.missingField('domain')],
    [
      '400 for a domain that is no URL',
      { name: 'x', domain: 'acme' },
      400,
      knownMessages.domainTaken,
    ],
    [
      '400 for a URL without a named host',
      { name: 'x', domain: 'https://10.0.0.1/' },
      400,
      knownMessages.domainTaken,
    ],
    [
      '400 for the domain of another organisation',
      { name: 'x', domain: 'https://www.tidewater-foods.example' },
      400,
      knownMessages.domainTaken,
    ],
  ])('%s', async (_, json, status, message) => {
    const { platform, call } = await openPlatform();
    const answer = await call(createOrganisation, { bearer: platform.credentials.apiKey, json });
    expect(await refusalOf(answer)).toEqual([status, message]);
  });

  it.each([
    ['isSignupAllowed', 'true'],
    ['companySize', '20'],
  ])('422 for %s as a string', async (field, text) => {
    const { platform, call } = await openPlatform();
    const json = { name: 'x', domain, [field]: text };
    const answer = await call(createOrganisation, { bearer: platform.credentials.apiKey, json });
    expect(answer.status).toBe(422);
  });
});

describe('organisation details', () => {
  it('200 by domain and by id, without a token', async () => {
    const { platform, read } = await openPlatform();
    const { organisationId } = platform.credentials;
    for (const domain of ['tidewater-foods.example', organisationId]) {
      const found = await read(details, getOrganisationDetails, {
        bearer: null,
        query: { domain },
      });
      expect(found.organisation.id).toBe(organisationId);
    }
  });

  it('404 "Organization not found" for an unknown domain', async () => {
    const { call } = await openPlatform();
    const answer = await call(getOrganisationDetails, { query: { domain: 'none.example' } });
    expect(await refusalOf(answer)).toEqual([404, knownMessages.organisationNotFound]);
  });
});

describe('app sign-up', () => {
  it('201 with a user JWT', async () => {
    const { platform, call } = await openPlatform();
    const json = { name: 'Acme', domain: 'https://acme.example' };
    const answer = await call(signUpOrganisation, { bearer: platform.credentials.userJwt, json });
    expect(answer.status).toBe(201);
  });

  it('400 "Missing required field: name" without it', async () => {
    const { platform, call } = await openPlatform();
    const answer = await call(signUpOrganisation, {
      bearer: platform.credentials.userJwt,
      json: { domain: 'https://acme.example' },
    });
    expect(await refusalOf(answer)).toEqual([400, knownMessages.missingField('name')]);
  });
});
