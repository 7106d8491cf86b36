import * as v from 'valibot';
import { docstoreConnectBody } from '../../../contract/index.ts';
import type { ConnectorFormsWords } from '../../../words/index.ts';
import {
  codeField,
  descriptionField,
  loginSection,
  nameField,
} from '../credentials/declarations.ts';
import type { FormSection, IntroducedDeclaration } from '../forms/declaration.ts';
import { readPath } from '../forms/body/path.ts';
import { parseDocstoreUrl } from './parseDocstoreUrl.ts';

/** Rejects unparseable strings, from which credentials couldn't be removed. */
const readableBody = v.pipe(
  docstoreConnectBody,
  v.forward(
    v.check(({ metadata }) => parseDocstoreUrl(metadata.connectionString).ok),
    ['metadata', 'connectionString'],
  ),
);

/** Declares a document database's form. `DatabasePicker` selects its databases. */
export function docstoreDeclaration(words: ConnectorFormsWords): IntroducedDeclaration {
  return {
    providerConfigKey: 'docstore',
    title: words.docstoreTitle,
    intro: words.docstoreIntro,
    schema: readableBody,
    constants: { 'metadata.connectionType': 'uri' },
    // The address without credentials, as it may be stored.
    derive: (values) => {
      const connectionString = readPath(values, 'metadata.connectionString');
      const parsed = parseDocstoreUrl(typeof connectionString === 'string' ? connectionString : '');
      if (!parsed.ok) return {};
      return {
        'metadata.connectionString': parsed.connectionString,
        'metadata.protocol': parsed.protocol,
      };
    },
    sections: [
      ...askedSections(words),
      { fields: [{ name: 'metadata.selectedDatabases', label: words.databases, kind: 'list' }] },
      describedSection(words),
    ],
  };
}

/** The fields of one server, which a pasted string replaces together. */
export const pastedDocstoreFields: readonly string[] = [
  'metadata.connectionString',
  'username',
  'password',
  'metadata.selectedDatabases',
];

/** Returns the sections of the connection: its name, its address as it is stored, and its user. */
export function askedSections(
  words: ConnectorFormsWords,
  addressText = words.connectionStringText,
): readonly FormSection[] {
  const address = codeField('metadata.connectionString', words.connectionString, {
    description: addressText,
    placeholder: 'scheme://host:27017/database',
    required: true,
    invalid: words.connectionStringInvalid,
  });
  return [
    { fields: [nameField(words)] },
    { title: words.sectionServer, fields: [address] },
    loginSection(words),
  ];
}

export function describedSection(words: ConnectorFormsWords): FormSection {
  return { advanced: true, fields: [descriptionField(words)] };
}
