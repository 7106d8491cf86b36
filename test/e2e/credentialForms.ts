/** A form that connects with a secret, and what a user fills in. */
interface CredentialForm {
  id: string;
  title: string;
  name: string;
  searchTerm: string;
  intro: string;
  /** Returns the typed part of a secret. @default the secret */
  typed?: (secret: string) => string;
  fieldsOf: (secret: string) => Record<string, string>;
}

const pem = (secret: string): string =>
  `-----BEGIN PRIVATE KEY-----\n${secret}\n-----END PRIVATE KEY-----\n`;

/** Forms of which all are filled in, refused, saved, renamed and abandoned alike. */
export const credentialForms: readonly CredentialForm[] = [
  {
    id: 'warehouse',
    title: 'A data warehouse',
    name: 'Data warehouse',
    searchTerm: 'snowflake',
    intro: 'It signs in with a key pair.',
    typed: pem,
    fieldsOf: (secret) => ({
      'Connection name': 'Sales',
      Subdomain: 'acme',
      'Account identifier': 'acme-eu',
      Username: 'loader',
      'Private key': secret,
      Warehouse: 'wh',
      Database: 'db',
    }),
  },
  {
    id: 'crm-b',
    title: 'A CRM, with a client secret',
    name: 'Fieldline CRM',
    searchTerm: 'dynamics',
    intro: 'It signs in as an application.',
    fieldsOf: (secret) => ({
      'Connection name': 'Customers',
      'Client ID': 'app',
      'Client secret': secret,
      'Tenant ID': 'tenant',
    }),
  },
  {
    id: 'erp',
    title: 'An ERP',
    name: 'ERP',
    searchTerm: 'stock',
    intro: 'Declare the fields of your ERP, or let users name them.',
    fieldsOf: (secret) => ({
      'Connection name': 'Books',
      'Field name 1': 'apiKey',
      'Value 1': secret,
    }),
  },
];
