import * as v from 'valibot';
import { defaultSqlPorts, sqlConnectBody, type SqlEngine } from '../../../contract/index.ts';
import type { ConnectorFormsWords } from '../../../words/index.ts';
import { nameField } from '../credentials/declarations.ts';
import type { CredentialDeclaration, FormSection } from '../forms/declaration.ts';
import { fitsField } from '../forms/paste/plainFields.ts';

/** The name of an engine where the host gives none. */
export function engineName(engine: SqlEngine, words: ConnectorFormsWords): string {
  return words.sqlTitle(engine.slice('sql-'.length).toUpperCase());
}

/** The fields that a pasted connection string replaces, even those that it omits. */
export const pastedFields = [
  'metadata.host',
  'metadata.port',
  'metadata.database',
  'username',
  'password',
  'metadata.useSSL',
  'metadata.sslMode',
  'metadata.schema',
] as const;

/** A host that holds more than a host is not sent: it is stored, and anybody can read it. */
const plainBody = v.pipe(
  sqlConnectBody,
  v.forward(
    v.check(({ metadata }) => fitsField('host', metadata.host)),
    ['metadata', 'host'],
  ),
);

/** The form of a SQL database, as data. */
export function sqlDeclaration(
  engine: SqlEngine,
  words: ConnectorFormsWords,
): CredentialDeclaration {
  return {
    providerConfigKey: engine,
    title: engineName(engine, words),
    schema: plainBody,
    sections: [
      { fields: [nameField(words)] },
      serverSection(engine, words),
      signInSection(words),
      securitySection(words),
      contentSection(words),
    ],
  };
}

function serverSection(engine: SqlEngine, words: ConnectorFormsWords): FormSection {
  return {
    title: words.sectionServer,
    fields: [
      {
        name: 'metadata.host',
        label: words.host,
        description: words.hostText,
        invalid: words.hostInvalid,
        required: true,
        dir: 'ltr',
        width: 'wide',
      },
      {
        name: 'metadata.port',
        label: words.port,
        kind: 'number',
        description: words.portText(defaultSqlPorts[engine]),
        invalid: words.portInvalid(1, 65_535),
        dir: 'ltr',
        width: 'narrow',
      },
      { name: 'metadata.database', label: words.database, dir: 'ltr' },
    ],
  };
}

function signInSection(words: ConnectorFormsWords): FormSection {
  return {
    title: words.sectionSignIn,
    fields: [
      {
        name: 'username',
        label: words.username,
        dir: 'ltr',
        sendsEmpty: true,
        requiredToReplace: true,
      },
      {
        name: 'password',
        label: words.password,
        kind: 'secret',
        sendsEmpty: true,
      },
    ],
  };
}

function securitySection(words: ConnectorFormsWords): FormSection {
  return {
    title: words.sectionSecurity,
    advanced: true,
    fields: [
      {
        name: 'metadata.useSSL',
        label: words.useSsl,
        kind: 'switch',
        initial: true,
      },
      {
        name: 'metadata.sslMode',
        label: words.sslMode,
        kind: 'select',
        initial: 'require',
        options: [
          { value: 'require', label: words.sslRequire },
          { value: 'prefer', label: words.sslPrefer },
          { value: 'disable', label: words.sslDisable },
        ],
        when: { field: 'metadata.useSSL', is: true },
      },
    ],
  };
}

function contentSection(words: ConnectorFormsWords): FormSection {
  return {
    title: words.sectionContent,
    advanced: true,
    fields: [
      {
        name: 'metadata.schema',
        label: words.schemas,
        kind: 'list',
        dir: 'ltr',
        description: words.schemasText,
      },
      {
        name: 'metadata.description',
        label: words.description,
        kind: 'area',
        description: words.descriptionText,
      },
    ],
  };
}
