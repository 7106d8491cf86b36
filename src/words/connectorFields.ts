/** Words of single connectors in their forms. */
export interface ConnectorFieldWords {
  sqlTitle: (engine: string) => string;
  sqlIntro: string;
  sqlKind: string;
  sqlOption: (name: string, port: number) => string;
  portText: (port: number) => string;
  schemas: string;
  schemasText: string;
  useSsl: string;
  sslMode: string;
  sslRequire: string;
  sslPrefer: string;
  sslDisable: string;

  discoveryTitle: string;
  discoveryText: string;
  discoveryOpen: string;
  discoveryTunnel: string;
  discoveryNoTunnel: string;
  discoveryStart: string;
  discoveryChecking: string;
  discoveryListing: string;
  discoveryRefused: string;
  discoveryFound: (count: number) => string;
  discoveryEmpty: string;
  discoveryAll: string;
  discoveryNone: string;
  discoveryPublish: (count: number) => string;
  discoveryPublishing: string;
  discoveryPublished: string;
  discoveryFailed: string;
  discoverySignedOut: string;
  discoverySignedOutText: string;
  discoverySignIn: string;
  discoverySigningIn: string;

  docstoreTitle: string;
  docstoreIntro: string;
  connectionString: string;
  connectionStringText: string;
  connectionStringInvalid: string;
  credentialsMoved: string;
  databases: string;
  databasesNone: string;
  listDatabases: string;
  listingDatabases: string;
  databasesFailed: string;
  databasesEmpty: string;
  databasesNeedPassword: string;
  collections: (names: readonly string[]) => string;

  restTitle: string;
  restIntro: string;
  restSignIn: string;
  restBearer: string;
  restBasic: string;
  restNone: string;
  restToken: string;
  webhookTitle: string;
  webhookText: string;
  webhookNone: string;
  webhookCreate: string;
  webhookCreating: string;
  webhookRenew: string;
  webhookRenewTitle: string;
  webhookRenewText: string;
  webhookAddress: string;
  webhookKey: string;
  webhookKeyOnce: string;
  webhookCurl: string;
  webhookStored: string;
  webhookKeyHint: string;
  webhookFailed: string;
  webhookCreatedAt: (when: string) => string;
  webhookNoOrganisation: string;
  copy: string;
  copyWhat: (what: string) => string;

  warehouseTitle: string;
  warehouseIntro: string;
  subdomain: string;
  subdomainText: string;
  accountIdentifier: string;
  privateKey: string;
  privateKeyText: string;
  warehouse: string;
  role: string;
  schema: string;

  crmTitle: string;
  crmIntro: string;
  clientId: string;
  clientSecret: string;
  tenantId: string;
  organizationUrl: string;
  oauthScopes: string;
  oauthScopesText: string;

  erpTitle: string;
}

/** The words of single connectors in English. */
export const connectorFieldWords: ConnectorFieldWords = {
  sqlTitle: (engine) => `SQL database ${engine}`,
  sqlIntro: 'Use a user that may only read.',
  sqlKind: 'Kind of database',
  sqlOption: (name, port) => `${name}, port ${port}`,
  portText: (port) => `${port} when left empty.`,
  schemas: 'Schemas',
  schemasText: 'One a line. All of them when left empty.',
  useSsl: 'Encrypt the connection',
  sslMode: 'Encryption',
  sslRequire: 'Required',
  sslPrefer: 'When the server offers it',
  sslDisable: 'Off',

  discoveryTitle: 'Choose tables',
  discoveryText: 'Look into the database through a tunnel, and choose what is synced.',
  discoveryOpen: 'Choose tables',
  discoveryTunnel: 'Tunnel',
  discoveryNoTunnel: 'No tunnel is set up here, and one is needed. Ask whoever runs this page.',
  discoveryStart: 'Look into the database',
  discoveryChecking: 'Checking the way to the database…',
  discoveryListing: 'Reading the list of tables…',
  discoveryRefused: 'The database could not be reached',
  discoveryFound: (count) => (count === 1 ? 'One table found' : `${count} tables found`),
  discoveryEmpty: 'No table was found. Check the rights of the user.',
  discoveryAll: 'All',
  discoveryNone: 'None',
  discoveryPublish: (count) => (count === 1 ? 'Sync one table' : `Sync ${count} tables`),
  discoveryPublishing: 'Publishing…',
  discoveryPublished: 'The choice is published. The next sync uses it.',
  discoveryFailed: 'This step failed. What you wrote is still here.',
  discoverySignedOut: 'Your sign-in to the web app has ended',
  discoverySignedOutText: 'Sign in there, and this step can go on. What you wrote is still here.',
  discoverySignIn: 'Sign in',
  discoverySigningIn: 'Signing in…',

  docstoreTitle: 'Document database',
  docstoreIntro: 'Use a user that may only read.',
  connectionString: 'Connection string',
  connectionStringText: 'A name and a password in it are moved to the fields below.',
  connectionStringInvalid: 'Write the kind, “://” and the host.',
  credentialsMoved: 'The name and the password were moved to their fields.',
  databases: 'Databases to sync',
  databasesNone: 'List the databases to choose from them. You can also do that later.',
  listDatabases: 'List databases',
  listingDatabases: 'Looking into the database…',
  databasesFailed: 'The databases could not be listed',
  databasesEmpty: 'There is no database that this user may read.',
  databasesNeedPassword:
    'Listing needs the password, and the stored one cannot be read. Replace it to list.',
  collections: (names) => (names.length === 0 ? 'No collections' : names.join(', ')),

  restTitle: 'Private API',
  restIntro: 'Let your own system push data in.',
  restSignIn: 'How your system signs in',
  restBearer: 'With a token',
  restBasic: 'With a user name and a password',
  restNone: 'Not at all',
  restToken: 'Token',
  webhookTitle: 'Webhook',
  webhookText: 'Your system sends its data to this address, with this key.',
  webhookNone: 'There is no webhook yet. Create one to get an address and a key.',
  webhookCreate: 'Create webhook',
  webhookCreating: 'Creating…',
  webhookRenew: 'Create a new key',
  webhookRenewTitle: 'Create a new key for this webhook?',
  webhookRenewText: 'What still uses the present key may be refused from then on.',
  webhookAddress: 'Address',
  webhookKey: 'Key',
  webhookKeyOnce: 'The key is shown this once. Store it before you go on.',
  webhookCurl: 'Try it from a terminal',
  webhookStored: 'I have stored the key',
  webhookKeyHint: 'The key was shown when it was created, and cannot be shown again.',
  webhookFailed: 'The webhook could not be created',
  webhookCreatedAt: (when) => `Created ${when}`,
  webhookNoOrganisation: 'A webhook needs the organisation’s id, which this page did not give.',
  copy: 'Copy',
  copyWhat: (what) => `Copy: ${what}`,

  warehouseTitle: 'Data warehouse',
  warehouseIntro: 'Signs in with a key pair, without a password.',
  subdomain: 'Subdomain',
  subdomainText: 'The first part of your warehouse’s address.',
  accountIdentifier: 'Account identifier',
  privateKey: 'Private key',
  privateKeyText: 'In PEM. Paste it with all its lines, or choose the file.',
  warehouse: 'Warehouse',
  role: 'Role',
  schema: 'Schema',

  crmTitle: 'CRM',
  crmIntro: 'Signs in as an application, with its own id and secret.',
  clientId: 'Client id',
  clientSecret: 'Client secret',
  tenantId: 'Tenant id',
  organizationUrl: 'Organization address',
  oauthScopes: 'Scopes',
  oauthScopesText: 'Parted by spaces.',

  erpTitle: 'ERP',
};
