import type { Format } from './format.ts';
import { connectorFieldWords } from './connectorFields.ts';

/** The words of the connector forms in English. */
export const connectorFormsWords = (format: Format) => ({
  ...connectorFieldWords(format),

  connect: 'Connect',
  save: 'Save changes',
  saving: 'Saving…',
  cancel: 'Cancel',
  close: 'Close',
  edit: 'Edit',
  replace: 'Replace',
  clear: 'Remove',
  keepStored: 'Keep saved value',
  secretStored: 'Saved and hidden. You can replace it.',
  secretCleared: 'Will be removed when you save.',
  showSecret: (field: string) => `Show ${field}`,
  replacingTitle: 'New credentials create a new connection',
  replacingText:
    'The current connection stays until you disconnect it. Enter all credentials again.',
  proposedName: (name: string) => `${name} (new)`,
  notSaved: 'Couldn’t save. Your entries are still here.',
  readOnlyTitle: 'You can view connections but not create them',
  readOnlyText: (scope: string) =>
    `To connect, you need the “${scope}” permission. Ask the person who manages your account.`,
  errorCount: (count: number) =>
    format.plural(count, {
      one: '# field needs your attention',
      other: '# fields need your attention',
    }),
  required: (field: string) => `Enter a value for “${field}”.`,
  invalid: (field: string) => `Check the value of “${field}”.`,
  mask: (field: string) =>
    `“${field}” holds only dots that hide a stored value. Enter the value itself.`,
  savedTitle: (name: string) => `${name} saved`,
  savedText: 'Sync the connection to bring in its data.',
  replacedTitle: 'The previous connection still exists',
  replacedText: 'Disconnect it in your connections once the new one works.',

  pemChooseFile: 'Choose a key file',
  pemTooLarge: 'This file is too large to be a key.',
  pemNoHeader: 'The key must start with a line such as “-----BEGIN PRIVATE KEY-----”.',
  pemNoFooter: 'The end of the key is missing. Copy everything through the “-----END” line.',
  pemNotPrivate: 'This is a public key or a certificate. Enter the private key.',
  pemLocked: 'This key is protected by a passphrase. Export it without one.',
  pemNoLines: 'The key has lost its line breaks. Choose the file instead of pasting.',
  pemDamaged: 'The key contains unexpected characters. Copy it again, or choose the file.',

  connectionName: 'Connection name',
  connectionNameText: 'So your team can find it.',
  description: 'Description',
  descriptionText: 'What this contains and how to read it. The assistant uses this.',
  username: 'User name',
  password: 'Password',
  host: 'Host',
  hostText: 'Hostname or IP address, without the port.',
  hostInvalid: 'Enter a host name or IP address alone, without a port, a user name or a password.',
  port: 'Port',
  portInvalid: `Enter a port from ${format.digits(1)} to ${format.digits(65535)}.`,
  database: 'Database',
  sectionServer: 'Server',
  sectionSignIn: 'Sign-in',
  sectionSecurity: 'Security',
  sectionContent: 'Content',

  pasteLabel: 'Paste a connection string',
  pasteText: 'We’ll fill in the fields for you. The string isn’t stored.',
  pasteByHand: 'Enter details by hand',
  pasteIgnored: (options: string) => `ignored: ${options}`,
  pasteEmpty: 'Nothing was pasted.',
  pasteUnknown: 'We don’t recognise this connection string. Fill in the fields below.',
  pasteNoHost: 'No host found. Paste the whole string again, or fill in the fields below.',
  pasteBadPort: `The port isn’t a number from ${format.digits(1)} to ${format.digits(65535)}. Fix it and paste it again.`,
  pasteUnclosed: 'A quote or bracket isn’t closed. Paste the whole string again.',
  pasteLoose:
    'Part of it has no name. If the password contains a semicolon, put it in quotes and paste it again.',
  pasteSocket: 'It points to a local socket file. Use a host that can be reached from outside.',
  pasteTooLong: 'This is too long to be a connection string.',
  pasteSeveral:
    'More than one string was pasted, or it holds text that has no place in one. Paste one string alone, and put a value with spaces or symbols in quotes.',
  pasteLocked: (field: string) =>
    `“${field}” is fixed here, and this string has another value for it.`,
  pasteBadSrv: 'A “+srv” string has one host and no port. Fix it and paste it again.',
  pasteOtherEngine: (name: string) =>
    `This is a string for another database type: ${name}. Choose that connector.`,
  pasteFurtherHosts: 'other hosts',
  pasteUnknownOptions: 'unknown options',
  pasteAs: (username: string) => `as ${username}`,
  pasteNoPassword: 'no password',
  pasteCertificate: 'certificate check not carried over',
  pasteSid: 'SID used as the database',
  pastePlaceholder: 'placeholders left empty',
  pasteIpv6: 'Put the IPv6 address in square brackets and paste it again.',
  pasteLocal:
    'It points to a database on this computer only. Use a host that can be reached from outside.',
  pasteAlias:
    'It may name an alias from a settings file in place of a host. Enter the host, the port and the service.',
  pasteWarehouse: 'This belongs to a data warehouse. Choose that connector.',
  pasteDocument: 'This belongs to a document database. Choose that connector.',
  pasteRelational: 'This belongs to a SQL database. Choose that connector.',
  pasteUndo: 'Undo',
  pasteUndone: 'Previous values restored.',
  pasteLoading: 'Reading the connection string…',
  pasteNotLoaded:
    'Couldn’t load the reader for connection strings. Try again, or fill in the fields below.',

  test: 'Test connection',
  testing: 'Testing…',
  testSlow: 'Waiting for the database…',
  testCancel: 'Cancel test',
  testPassed: 'Connection successful',
  testRefused: 'Couldn’t connect to the database',
  testTimedOut: 'The database didn’t respond in time',
  testTimedOutText: 'Nothing was saved. Try again, or connect without a test.',
  testFailed: 'Couldn’t run the test',
  testNeedsPassword: 'Testing needs the password. Enter it again to continue.',
  tips: 'Things to check',
  tipTyping: 'Check the user name and password for typos and extra spaces.',
  tipAccount: 'Check that this user can sign in remotely and isn’t locked.',
  tipAddress: 'Check the host and port.',
  tipAllowList: 'Allow our IP addresses through your firewall. Your account manager has the list.',
  tipPublic: 'Use a host that can be reached from outside your network.',
  tipSsl: 'Try another encryption mode. Some servers require encryption, others don’t support it.',
  tipDatabase: 'Check the database name. It may be case-sensitive.',
  tipRights: 'Ask the database owner to grant this user read access.',
  tipBusy: 'The server may be starting up or busy. Try again in a minute.',
});

/** Words of the forms that connect a source by credentials. */
export interface ConnectorFormsWords extends ReturnType<typeof connectorFormsWords> {}
