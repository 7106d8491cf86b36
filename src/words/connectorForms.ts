import { connectorFieldWords, type ConnectorFieldWords } from './connectorFields.ts';

/** Words of the forms that connect a source by credentials. */
export interface ConnectorFormsWords extends ConnectorFieldWords {
  optional: string;
  connect: string;
  save: string;
  saving: string;
  cancel: string;
  close: string;
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
  pasteIgnored: (options: string) => string;
  pasteEmpty: string;
  pasteUnknown: string;
  pasteNoHost: string;
  pasteBadPort: string;
  pasteUnclosed: string;
  pasteLoose: string;
  pasteSocket: string;
  pasteTooLong: string;
  pasteBadSrv: string;
  pasteOtherEngine: (name: string) => string;
  pasteFurtherHosts: string;
  pasteAs: (username: string) => string;
  pasteNoPassword: string;
  pasteCertificate: string;
  pasteUndo: string;
  pasteUndone: string;

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
}

/** The words of the connector forms in English. */
export const connectorFormsWords: ConnectorFormsWords = {
  ...connectorFieldWords,

  optional: 'optional',
  connect: 'Connect',
  save: 'Save changes',
  saving: 'Saving…',
  cancel: 'Cancel',
  close: 'Close',
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
  pasteIgnored: (options) => `left out: ${options}`,
  pasteEmpty: 'Nothing was pasted.',
  pasteUnknown: 'This is no connection string we know. Fill in the fields below.',
  pasteNoHost: 'No host stands in it. Paste it again whole, or fill in the fields below.',
  pasteBadPort: 'Its port is no number from 1 to 65535. Mend it and paste it again.',
  pasteUnclosed: 'A quote or a bracket in it is not closed. Paste it again whole.',
  pasteLoose:
    'A part of it has no name. If the password holds a semicolon, put it in quotes and paste it again.',
  pasteSocket:
    'It leads to a socket file on one computer. A host that can be reached from outside is needed.',
  pasteTooLong: 'This is too long to be a connection string.',
  pasteBadSrv: 'The short form with “+srv” has one host and no port.',
  pasteOtherEngine: (name) =>
    `It belongs to another kind of database: ${name}. Choose that connector.`,
  pasteFurtherHosts: 'further hosts',
  pasteAs: (username) => `as ${username}`,
  pasteNoPassword: 'no password',
  pasteCertificate: 'certificate check not carried over',
  pasteUndo: 'Undo',
  pasteUndone: 'The earlier values are back.',

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
};
