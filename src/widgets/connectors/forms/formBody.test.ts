import { describe, expect, it } from 'vitest';
import { PlatformError } from '../../../client/errors/index.ts';
import { connectorFormsWords, english, resolveWords } from '../../../words/index.ts';
import { declarationOf } from '../credentials/declarations.ts';
import type { CredentialDeclaration } from './declaration.ts';
import { bodyOf, initialValues, metadataOf } from './formBody.ts';
import { hideSecrets, serverErrors, withoutSecrets } from './serverErrors.ts';
import { validate } from './validate.ts';

const words = resolveWords(english, 'connectorForms', connectorFormsWords);
const crm = declarationOf('crm-b', words);
const typed = (value: string) => ({ kind: 'typed', value, isStored: false }) as const;

const many: CredentialDeclaration = {
  providerConfigKey: 'x',
  title: 'X',
  sections: [
    {
      fields: [
        { name: 'host', path: 'metadata.host', label: 'Host' },
        { name: 'port', path: 'metadata.port', label: 'Port', kind: 'number' },
        { name: 'tags', path: 'metadata.tags', label: 'Tags', kind: 'list' },
        { name: 'on', path: 'metadata.on', label: 'On', kind: 'switch' },
        {
          name: 'mode',
          path: 'metadata.mode',
          label: 'Mode',
          kind: 'select',
          initial: 'a',
          when: { field: 'on', is: true },
        },
        { name: 'password', path: 'password', label: 'Password', kind: 'secret' },
        { name: 'user', path: 'username', label: 'User', sendsEmpty: true },
      ],
    },
  ],
};

describe('the body of a form', () => {
  it('holds each value at its path, with the constants', () => {
    const values = {
      connectionName: ' Sales ',
      clientId: 'id',
      clientSecret: typed(' keeps spaces '),
      tenantId: 't',
      organizationUrl: '',
      oauthScopes: '',
    };
    expect(bodyOf(crm, values)).toEqual({
      providerConfigKey: 'crm-b-oauth2-cc',
      metadata: { connectionName: 'Sales' },
      credentials: { type: 'OAUTH2_CC', client_id: 'id', client_secret: ' keeps spaces ' },
      connectionConfig: { tenant_id: 't' },
    });
  });

  it('reads numbers and lists, leaves out what is empty or hidden, and sends what must be there', () => {
    const values = { ...initialValues(many), port: ' 5432 ', tags: ['a ', '', 'b'] };
    expect(bodyOf(many, values)).toEqual({
      providerConfigKey: 'x',
      metadata: { port: 5432, tags: ['a', 'b'], on: false },
      username: '',
    });
    expect(bodyOf(many, { ...values, on: true, port: 'many' })).toMatchObject({
      metadata: { port: 'many', on: true, mode: 'a' },
    });
  });

  it('fills itself from metadata, and writes emptied fields as empty', () => {
    const stored = { host: 'h', port: 1, tags: ['a'], username: 'ann', syncStatus: 'completed' };
    const values = initialValues(many, stored);
    expect(values).toMatchObject({ host: 'h', port: '1', tags: ['a'], user: 'ann' });
    expect(values.password).toEqual({ kind: 'kept' });
    const emptied = { ...values, host: '', tags: [], port: '' };
    expect(metadataOf(many, emptied, stored)).toEqual({ host: '', tags: [], on: false });
  });

  it('keeps credentials out of what an edit writes', () => {
    const values = { ...initialValues(many, { host: 'h' }), user: 'ann' };
    expect(JSON.stringify(metadataOf(many, values, { host: 'h' }))).not.toContain('ann');
  });
});

describe('checks', () => {
  it('name the fields that the contract misses or refuses', () => {
    expect(validate(crm, initialValues(crm), words, false)).toEqual({
      connectionName: words.required('Connection name'),
      clientId: words.required('Client ID'),
      clientSecret: words.required('Client secret'),
      tenantId: words.required('Tenant ID'),
    });
  });

  it('look at metadata alone while the credentials are kept', () => {
    expect(validate(crm, initialValues(crm, {}), words, true)).toEqual({
      connectionName: words.required('Connection name'),
    });
  });

  it('refuse a mask', () => {
    const values = { ...initialValues(crm), clientSecret: typed('••••••') };
    expect(validate(crm, values, words, false).clientSecret).toBe(words.mask);
  });
});

describe('a refusal by the platform', () => {
  const refusal = (platformMessage: string, status = 400) =>
    new PlatformError({ status, platformMessage, route: 'POST /x' });

  it.each([
    ['Missing required field: credentials.client_id', { clientId: words.required('Client ID') }],
    ['connectionConfig.tenant_id is required', { tenantId: words.required('Tenant ID') }],
    [
      'credentials.client_secret: expected string',
      { clientSecret: words.invalid('Client secret') },
    ],
    ['Something else', {}],
  ])('%s', (message, errors) => {
    expect(serverErrors(refusal(message), crm, words)).toEqual(errors);
  });

  it('of a server that failed names no field', () => {
    expect(serverErrors(refusal('credentials.client_id is required', 500), crm, words)).toEqual({});
  });

  it('that repeats a secret is shown without it', () => {
    const values = { secret: typed('s3cret/+') };
    const error = withoutSecrets(refusal('cannot use s3cret/+ or s3cret%2F%2B here'), values);
    expect(String(error)).not.toContain('s3cret');
    expect(String(error)).toContain('cannot use');
    expect(hideSecrets('a b', [''])).toBe('a b');
  });
});
