/** Words of the forms that connect a source by credentials. */
export interface ConnectorFormsWords {
  optional: string;
  connect: string;
  save: string;
  saving: string;
  cancel: string;
  edit: string;
  replace: string;
  clear: string;
  keepStored: string;
  secretStored: string;
  secretCleared: string;
  show: string;
  hide: string;
  showSecret: (field: string) => string;
  replacingTitle: string;
  replacingText: string;
  notSaved: string;
  readOnlyTitle: string;
  readOnlyText: (scope: string) => string;
  errorCount: (count: number) => string;
  required: string;
  invalid: string;
  mask: string;
  savedTitle: (name: string) => string;
  savedText: string;
  replacedTitle: string;
  replacedText: string;
  syncNow: string;
  queuing: string;
  syncQueued: string;
  syncFailed: string;
  nothingQueued: string;
  alreadyQueued: string;
  alreadySyncing: string;
  noDatabasesSelected: string;

  pemChooseFile: string;
  pemTooLarge: string;
  pemNoHeader: string;
  pemNoFooter: string;
  pemNotPrivate: string;
  pemLocked: string;
  pemNoLines: string;
  pemDamaged: string;

  connectionName: string;
  connectionNameText: string;
  description: string;
  descriptionText: string;
  username: string;
  password: string;
  host: string;
  hostText: string;
  port: string;
  portInvalid: string;
  database: string;
  sectionServer: string;
  sectionSignIn: string;
  sectionSecurity: string;
  sectionContent: string;

  pasteLabel: string;
  pasteText: string;
  pasteFill: string;
  pasteFilled: (fields: string) => string;
  pasteIgnored: (options: string) => string;
  pasteEmpty: string;
  pasteUnknown: string;
  pasteNoHost: string;
  pasteBadPort: string;
  pasteUnclosed: string;
  pasteSocket: string;
  pasteTooLong: string;
  pasteBadSrv: string;
  pasteOtherEngine: (name: string) => string;
  pasteFurtherHosts: string;

  test: string;
  testing: string;
  testSlow: string;
  testCancel: string;
  testPassed: string;
  testRefused: string;
  testTimedOut: string;
  testTimedOutText: string;
  testFailed: string;
  testNeedsPassword: string;
  tips: string;
  tipTyping: string;
  tipAccount: string;
  tipAddress: string;
  tipAllowList: string;
  tipPublic: string;
  tipSsl: string;
  tipDatabase: string;
  tipRights: string;
  tipBusy: string;

  sqlTitle: (engine: string) => string;
  sqlIntro: string;
  sqlKind: string;
  sqlOption: (engine: string, port: number) => string;
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

/** The words of the connector forms in English. */
export const connectorFormsWords: ConnectorFormsWords = {
  optional: '(optional)',
  connect: 'Connect',
  save: 'Save changes',
  saving: 'Saving…',
  cancel: 'Cancel',
  edit: 'Edit',
  replace: 'Replace',
  clear: 'Remove',
  keepStored: 'Keep the stored one',
  secretStored: 'Stored. It can be replaced, not read.',
  secretCleared: 'Will be removed when you save.',
  show: 'Show',
  hide: 'Hide',
  showSecret: (field) => `Show: ${field}`,
  replacingTitle: 'New credentials make a new connection',
  replacingText:
    'The connection you edit stays as it is until you disconnect it. Fill in all credentials again.',
  notSaved: 'Not saved. What you wrote is still here.',
  readOnlyTitle: 'You can look, but not connect',
  readOnlyText: (scope) =>
    `Connecting needs the permission “${scope}”. Ask whoever manages your account.`,
  errorCount: (count) =>
    count === 1 ? 'One field needs your attention' : `${count} fields need your attention`,
  required: 'Fill this in.',
  invalid: 'Check this value.',
  mask: 'These are the dots that stand in place of a secret. Type the secret itself.',
  savedTitle: (name) => `${name}: saved`,
  savedText: 'The connection is stored. Sync it to bring its data in.',
  replacedTitle: 'The former connection is still there',
  replacedText: 'Disconnect it in your list of connections once the new one works.',
  syncNow: 'Sync now',
  queuing: 'Starting…',
  syncQueued: 'The sync has started. It goes on in the background.',
  syncFailed: 'The sync could not be started',
  nothingQueued: 'There was nothing to sync.',
  alreadyQueued: 'Everything chosen is queued or synced already.',
  alreadySyncing: 'A sync is under way already.',
  noDatabasesSelected: 'No database is chosen. Edit the connection and choose one, then sync.',

  pemChooseFile: 'Choose a key file',
  pemTooLarge: 'This file is too large to be a key.',
  pemNoHeader: 'The key has to begin with a line such as “-----BEGIN PRIVATE KEY-----”.',
  pemNoFooter: 'The end of the key is missing. Copy it down to its “-----END” line.',
  pemNotPrivate: 'This is a public key or a certificate. The private key is needed.',
  pemLocked: 'This key is locked with a passphrase. Export it without one.',
  pemNoLines: 'The line breaks of the key got lost. Choose the file instead of pasting.',
  pemDamaged: 'Something in the key is not part of it. Copy it again, or choose the file.',

  connectionName: 'Name of the connection',
  connectionNameText: 'How you and your colleagues will find it.',
  description: 'Description',
  descriptionText: 'What is in here, and how to read it. The assistant uses this.',
  username: 'User name',
  password: 'Password',
  host: 'Host',
  hostText: 'A name or an address, without a port.',
  port: 'Port',
  portInvalid: 'Write a whole number from 1 to 65535.',
  database: 'Database',
  sectionServer: 'Server',
  sectionSignIn: 'Sign-in',
  sectionSecurity: 'Security',
  sectionContent: 'Content',

  pasteLabel: 'Paste a connection string',
  pasteText: 'It fills in the fields below and is forgotten at once.',
  pasteFill: 'Fill in',
  pasteFilled: (fields) => `Filled in: ${fields}.`,
  pasteIgnored: (options) => `Left out: ${options}.`,
  pasteEmpty: 'Nothing was pasted.',
  pasteUnknown: 'This is no connection string we know. Fill in the fields below.',
  pasteNoHost: 'No host stands in it. Paste it again whole, or fill in the fields below.',
  pasteBadPort: 'Its port is no number from 1 to 65535. Mend it and paste it again.',
  pasteUnclosed: 'A quote or a bracket in it is not closed. Paste it again whole.',
  pasteSocket:
    'It leads to a socket file on one computer. A host that can be reached from outside is needed.',
  pasteTooLong: 'This is too long to be a connection string.',
  pasteBadSrv: 'The short form with “+srv” has one host and no port.',
  pasteOtherEngine: (name) =>
    `It belongs to another kind of database: ${name}. Choose that connector.`,
  pasteFurtherHosts: 'further hosts',

  test: 'Test connection',
  testing: 'Testing…',
  testSlow: 'Waiting for the database to answer…',
  testCancel: 'Cancel the test',
  testPassed: 'The database answered. You can connect.',
  testRefused: 'The database could not be used',
  testTimedOut: 'The database did not answer in time',
  testTimedOutText: 'Nothing was saved. You can try again, or connect without a test.',
  testFailed: 'The test could not be made',
  testNeedsPassword:
    'A test needs the password, and the stored one cannot be read. Replace it to test.',
  tips: 'What you can do',
  tipTyping:
    'Look for typing errors in the user name and the password, also for spaces at their ends.',
  tipAccount: 'Check that this user may sign in from outside and is not locked.',
  tipAddress: 'Check the host and the port.',
  tipAllowList:
    'Put the addresses of this service on the allow list of your firewall. Your account manager has the list.',
  tipPublic: 'Use a host that can be reached from outside your network.',
  tipSsl: 'Try another encryption mode: some servers want encryption, others have none.',
  tipDatabase: 'Check the name of the database; upper and lower case may matter.',
  tipRights: 'Let the owner of the database give this user the right to read.',
  tipBusy: 'The server may be starting or busy. Try again in a minute.',

  sqlTitle: (engine) => `SQL database ${engine}`,
  sqlIntro: 'Use a user that may only read.',
  sqlKind: 'Kind of database',
  sqlOption: (engine, port) => `SQL database ${engine}, port ${port}`,
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
