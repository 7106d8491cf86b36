import { describe, expect, it } from 'vitest';
import { PlatformError } from '../../../../client/errors/index.ts';
import { connectorFormsWords, english, resolveWords } from '../../../../words/index.ts';
import { crmDeclaration } from '../../credentials/declarations.ts';
import type { CredentialDeclaration, FormValues } from '../declaration.ts';
import { bodyOf, initialValues, metadataOf } from './formBody.ts';
import { hidingSecrets, serverErrors } from '../failure/serverErrors.ts';
import { writePath } from './path.ts';
import { readForm } from './readForm.ts';

const words = resolveWords(english, 'connectorForms', connectorFormsWords);
const crm = crmDeclaration(words);
const typed = (value: string) => ({ kind: 'typed', value, isStored: false }) as const;

const many: CredentialDeclaration = {
  providerConfigKey: 'x',
  title: 'X',
  sections: [
    {
      fields: [
        { name: 'metadata.host', label: 'Host' },
        { name: 'metadata.port', label: 'Port', kind: 'number' },
        { name: 'metadata.tags', label: 'Tags', kind: 'list' },
        { name: 'metadata.on', label: 'On', kind: 'switch' },
        {
          name: 'metadata.mode',
          label: 'Mode',
          kind: 'select',
          initial: 'a',
          when: { field: 'metadata.on', is: true },
        },
        { name: 'password', label: 'Password', kind: 'secret' },
        { name: 'username', label: 'User', sendsEmpty: true },
      ],
    },
  ],
};

/** Values with some others. */
function having(values: FormValues, changes: Readonly<Record<string, unknown>>): FormValues {
  const copy = structuredClone(values);
  for (const [name, value] of Object.entries(changes)) writePath(copy, name, value);
  return copy;
}

describe('the body of a form', () => {
  it('holds each value at its path, with the constants', () => {
    const values = {
      metadata: { connectionName: ' Sales ' },
      credentials: { client_id: 'id', client_secret: typed(' keeps spaces ') },
      connectionConfig: { tenant_id: 't', organization_url: '', oauth_scopes: '' },
    };
    expect(bodyOf(crm, values)).toEqual({
      providerConfigKey: 'crm-b-oauth2-cc',
      metadata: { connectionName: 'Sales' },
      credentials: { type: 'OAUTH2_CC', client_id: 'id', client_secret: ' keeps spaces ' },
      connectionConfig: { tenant_id: 't' },
    });
  });

  it('reads numbers and lists, leaves out what is empty or hidden, and sends what must be there', () => {
    const values = having(initialValues(many), {
      'metadata.port': ' 5432 ',
      'metadata.tags': ['a ', '', 'b'],
    });
    expect(bodyOf(many, values)).toEqual({
      providerConfigKey: 'x',
      metadata: { port: 5432, tags: ['a', 'b'], on: false },
      username: '',
    });
    const others = having(values, { 'metadata.on': true, 'metadata.port': 'many' });
    expect(bodyOf(many, others)).toMatchObject({
      metadata: { port: 'many', on: true, mode: 'a' },
    });
  });

  it('fills itself from metadata, and writes emptied fields as empty', () => {
    const stored = { host: 'h', port: 1, tags: ['a'], username: 'ann', syncStatus: 'completed' };
    const values = initialValues(many, stored);
    expect(values).toMatchObject({
      metadata: { host: 'h', port: '1', tags: ['a'] },
      username: 'ann',
      password: { kind: 'kept' },
    });
    const emptied = having(values, {
      'metadata.host': '',
      'metadata.tags': [],
      'metadata.port': '',
    });
    const written = metadataOf(many, bodyOf(many, emptied), stored);
    expect(written).toEqual({ host: '', tags: [], on: false });
  });

  it('keeps credentials out of what an edit writes', () => {
    const values = having(initialValues(many, { host: 'h' }), { username: 'ann' });
    const written = metadataOf(many, bodyOf(many, values), { host: 'h' });
    expect(JSON.stringify(written)).not.toContain('ann');
  });
});

describe('checks', () => {
  it('name the fields that the contract misses or refuses', () => {
    expect(readForm(crm, initialValues(crm), words, 'new').errors).toEqual({
      'metadata.connectionName': 'Connection name is required.',
      'credentials.client_id': 'Client ID is required.',
      'credentials.client_secret': 'Client secret is required.',
      'connectionConfig.tenant_id': 'Tenant ID is required.',
    });
  });

  it('look at metadata alone while the credentials are kept', () => {
    expect(readForm(crm, initialValues(crm, {}), words, 'keep').errors).toEqual({
      'metadata.connectionName': 'Connection name is required.',
    });
  });

  it('refuse a mask', () => {
    const values = having(initialValues(crm), { 'credentials.client_secret': typed('••••••') });
    expect(readForm(crm, values, words, 'new').errors).toMatchObject({
      'credentials.client_secret': words.mask,
    });
  });
});

describe('a refusal by the platform', () => {
  const refusal = (platformMessage: string, status = 400) =>
    new PlatformError({ status, platformMessage, route: 'POST /x' });

  it.each([
    [
      'Missing required field: credentials.client_id',
      { 'credentials.client_id': 'Client ID is required.' },
    ],
    [
      'connectionConfig.tenant_id is required',
      { 'connectionConfig.tenant_id': 'Tenant ID is required.' },
    ],
    ['credentials.client_secret: expected string', { 'credentials.client_secret': words.invalid }],
    ['The tenant_id must be a GUID.', { 'connectionConfig.tenant_id': words.invalid }],
    ['Something else', {}],
  ])('%s', (message, errors) => {
    expect(serverErrors(refusal(message), crm, words)).toEqual(errors);
  });

  it('of a server that failed names no field', () => {
    expect(serverErrors(refusal('credentials.client_id is required', 500), crm, words)).toEqual({});
  });

  it('that repeats a secret is shown without it', async () => {
    const refused = refusal('cannot use s3cret/+ or s3cret%2F%2B here');
    const request = hidingSecrets(['s3cret/+'], Promise.reject(refused));
    const error: unknown = await request.catch((reason: unknown) => reason);
    expect(String(error)).not.toContain('s3cret');
    expect(String(error)).toContain('cannot use');
  });
});
