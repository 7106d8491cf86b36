import * as v from 'valibot';
import {
  defaultSqlPorts,
  sqlConnectBody,
  sslModes,
  type SqlEngine,
} from '../../../contract/index.ts';
import type { ConnectorFormsWords } from '../../../words/index.ts';
import {
  codeField,
  descriptionField,
  loginSection,
  nameField,
} from '../credentials/declarations.ts';
import type { FormSection, IntroducedDeclaration } from '../forms/declaration.ts';
import { fitsField } from '../forms/paste/plainFields.ts';

export function engineName(engine: SqlEngine, words: ConnectorFormsWords): string {
  return words.sqlTitle(engine.slice('sql-'.length).toUpperCase());
}

/** The fields that a pasted connection string replaces, including omitted ones. */
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

/** Rejects a host with additional text, since it is stored and readable by anyone. */
const plainBody = v.pipe(
  sqlConnectBody,
  v.forward(
    v.check(({ metadata }) => fitsField('host', metadata.host)),
    ['metadata', 'host'],
  ),
);

export function sqlDeclaration(
  engine: SqlEngine,
  words: ConnectorFormsWords,
): IntroducedDeclaration {
  return {
    providerConfigKey: engine,
    title: engineName(engine, words),
    intro: words.sqlIntro,
    schema: plainBody,
    sections: [
      { fields: [nameField(words)] },
      serverSection(engine, words),
      loginSection(words),
      securitySection(words),
      contentSection(words),
    ],
  };
}

function serverSection(engine: SqlEngine, words: ConnectorFormsWords): FormSection {
  return {
    title: words.sectionServer,
    fields: [
      codeField('metadata.host', words.host, {
        description: words.hostText,
        invalid: words.hostInvalid,
        required: true,
        width: 'wide',
      }),
      codeField('metadata.port', words.port, {
        kind: 'number',
        description: words.portText(defaultSqlPorts[engine]),
        invalid: words.portInvalid(1, 65_535),
        width: 'narrow',
      }),
      codeField('metadata.database', words.database),
    ],
  };
}

function securitySection(words: ConnectorFormsWords): FormSection {
  return {
    title: words.sectionSecurity,
    advanced: true,
    fields: [
      { name: 'metadata.useSSL', label: words.useSsl, kind: 'switch', initial: true },
      {
        name: 'metadata.sslMode',
        label: words.sslMode,
        kind: 'select',
        initial: 'require',
        options: sslModes.map((value) => ({ value, label: words.sslModes[value] })),
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
      codeField('metadata.schema', words.schemas, { kind: 'list', description: words.schemasText }),
      descriptionField(words),
    ],
  };
}
