import { docstoreConnectBody } from '../../../contract/index.ts';
import type { ConnectorFormsWords } from '../../../words/index.ts';
import { nameField } from '../credentials/declarations.ts';
import type { CredentialDeclaration } from '../forms/declaration.ts';
import { parseDocstoreString } from './parseDocstoreString.ts';

/** The form of a document database, as data. Its databases are chosen in a list of their own. */
export function docstoreDeclaration(words: ConnectorFormsWords): CredentialDeclaration {
  return {
    providerConfigKey: 'docstore',
    title: words.docstoreTitle,
    schema: docstoreConnectBody,
    constants: { 'metadata.connectionType': 'uri' },
    // The address as it may be stored: without credentials, whatever was typed into the field.
    derive: ({ connectionString }) => {
      const parsed = parseDocstoreString(
        typeof connectionString === 'string' ? connectionString : '',
      );
      if (!parsed.ok) return {};
      return {
        'metadata.connectionString': parsed.connectionString,
        'metadata.protocol': parsed.protocol,
      };
    },
    sections: [
      { fields: [nameField(words)] },
      {
        title: words.sectionServer,
        fields: [
          {
            name: 'connectionString',
            path: 'metadata.connectionString',
            label: words.connectionString,
            description: words.connectionStringText,
            placeholder: 'scheme://host:27017/database',
            required: true,
          },
        ],
      },
      {
        title: words.sectionSignIn,
        fields: [
          { name: 'username', path: 'username', label: words.username, sendsEmpty: true },
          {
            name: 'password',
            path: 'password',
            label: words.password,
            kind: 'secret',
            sendsEmpty: true,
          },
        ],
      },
      {
        title: words.sectionContent,
        fields: [
          {
            name: 'description',
            path: 'metadata.description',
            label: words.description,
            kind: 'area',
            description: words.descriptionText,
          },
          {
            name: 'selectedDatabases',
            path: 'metadata.selectedDatabases',
            label: words.databases,
            kind: 'list',
          },
        ],
      },
    ],
  };
}
