// Written by `npm run words` from connectorForms.json.
import { words } from './connectorForms.json?words';
import { connectorFieldsWords, type ConnectorFieldsWords } from './connectorFields.ts';
import type { Format } from '../format.ts';

/** Words of the forms that connect a source by credentials. */
export interface ConnectorFormsWords extends ConnectorFieldsWords {
  /** `Connect` */
  connect: string;
  /** `Save changes` */
  save: string;
  /** `Saving…` */
  saving: string;
  /** `Cancel` */
  cancel: string;
  /** `Close` */
  close: string;
  /** `Edit` */
  edit: string;
  /** `Replace` */
  replace: string;
  /** `Remove` */
  clear: string;
  /** `Keep saved value` */
  keepStored: string;
  /** `Saved and hidden. You can replace it.` */
  secretStored: string;
  /** `Will be removed when you save.` */
  secretCleared: string;
  /** `Show {field}` */
  showSecret: (field: string) => string;
  /** `New credentials create a new connection` */
  replacingTitle: string;
  /** `The current connection stays until you disconnect it. Enter all credentials again.` */
  replacingText: string;
  /** `{name} (new)` */
  proposedName: (name: string) => string;
  /** `Couldn’t save. Nothing you entered was lost.` */
  notSaved: string;
  /** `View only` */
  readOnlyTitle: string;
  /** `You can’t connect this source. Ask your admin.` */
  notOffered: string;
  /** `{count, plural, one {# field needs your attention} other {# fields need your attention}}` */
  errorCount: (count: number) => string;
  /** `{field} is required.` */
  required: (field: string) => string;
  /** `Check this value.` */
  invalid: string;
  /** `This contains placeholder dots. Enter the real value.` */
  mask: string;
  /** `{name} saved` */
  savedTitle: (name: string) => string;
  /** `Sync the connection to bring in its data.` */
  savedText: string;
  /** `The previous connection still exists` */
  replacedTitle: string;
  /** `Disconnect it in your connections once the new one works.` */
  replacedText: string;
  /** `Choose a key file` */
  pemChooseFile: string;
  /** `This file is too large to be a key.` */
  pemTooLarge: string;
  /** `Couldn’t read the file.` */
  pemNotRead: string;
  pemProblems: {
    /** `The key must start with a line like “-----BEGIN PRIVATE KEY-----”.` */
    'no-header': string;
    /** `The end of the key is missing. Copy everything through the “-----END” line.` */
    'no-footer': string;
    /** `This is a public key or a certificate. Enter the private key.` */
    'not-private': string;
    /** `This key is protected by a passphrase. Export it without one.` */
    locked: string;
    /** `The key has lost its line breaks. Choose the file instead of pasting.` */
    'no-lines': string;
    /** `The key contains unexpected characters. Copy it again, or choose the file.` */
    damaged: string;
  };
  /** `Connection name` */
  connectionName: string;
  /** `So your team can find it.` */
  connectionNameText: string;
  /** `Description` */
  description: string;
  /** `What this contains and how to read it. The assistant uses this.` */
  descriptionText: string;
  /** `Username` */
  username: string;
  /** `Password` */
  password: string;
  /** `Host` */
  host: string;
  /** `Hostname or IP address, without the port.` */
  hostText: string;
  /** `Enter a hostname or IP address alone, without a port, a username or a password.` */
  hostInvalid: string;
  /** `Port` */
  port: string;
  /** `Enter a port from {least, number, digits} to {most, number, digits}.` */
  portInvalid: (least: number, most: number) => string;
  /** `Database` */
  database: string;
  /** `Server` */
  sectionServer: string;
  /** `Sign-in` */
  sectionSignIn: string;
  /** `Security` */
  sectionSecurity: string;
  /** `Content` */
  sectionContent: string;
  /** `Paste a connection string` */
  pasteLabel: string;
  /** `We’ll fill in the fields for you. The string isn’t stored.` */
  pasteText: string;
  /** `Enter details by hand` */
  pasteByHand: string;
  /** `{options} ignored` */
  pasteIgnored: (options: string) => string;
  pasteProblems: {
    /** `Nothing was pasted.` */
    empty: string;
    /** `This is too long to be a connection string.` */
    'too-long': string;
    /** `We don’t recognize this connection string. Fill in the fields below.` */
    unknown: string;
    /** `No host found. Paste the whole string again or fill in the fields below.` */
    'no-host': string;
    /** `The port isn’t a number from 1 to 65535. Fix it and paste again.` */
    'bad-port': string;
    /** `A quote or bracket isn’t closed. Paste the whole string again.` */
    unclosed: string;
    /** `More than one string was pasted, or it holds text that has no place in one. Paste one string alone, and put a value with spaces or symbols in quotes.` */
    several: string;
    /** `Part of this string has no key. If the password contains a semicolon, quote it and paste again.` */
    'loose-text': string;
    /** `This points to your own computer. Use a host we can reach over the internet.` */
    socket: string;
    /** `A “+srv” string has one host and no port. Fix it and paste again.` */
    'bad-srv': string;
    /** `Put the IPv6 address in square brackets and paste again.` */
    ipv6: string;
    /** `This points to your own computer. Use a host we can reach over the internet.` */
    local: string;
    /** `This looks like an alias from a config file. Enter the host, port and service instead.` */
    alias: string;
    /** `This belongs to a data warehouse. Choose that connector.` */
    warehouse: string;
    /** `This belongs to a document database. Choose that connector.` */
    document: string;
    /** `This belongs to a SQL database. Choose that connector.` */
    relational: string;
  };
  /** `“{field}” is fixed here, and this string has another value for it.` */
  pasteLocked: (field: string) => string;
  /** `This is a string for another database type: {name}. Choose that connector.` */
  pasteOtherEngine: (name: string) => string;
  /** `other hosts` */
  pasteFurtherHosts: string;
  /** `unknown options` */
  pasteUnknownOptions: string;
  /** `as {username}` */
  pasteAs: (username: string) => string;
  /** `no password` */
  pasteNoPassword: string;
  pasteNotes: {
    /** `certificate check not carried over` */
    certificate: string;
    /** `SID used as the database` */
    sid: string;
    /** `placeholders left empty` */
    placeholder: string;
  };
  /** `Undo` */
  pasteUndo: string;
  /** `Previous values restored.` */
  pasteUndone: string;
  /** `Reading the connection string…` */
  pasteLoading: string;
  /** `Couldn’t read connection strings right now. Try again or fill in the fields.` */
  pasteNotLoaded: string;
  /** `Test connection` */
  test: string;
  /** `Testing…` */
  testing: string;
  /** `Waiting for the database…` */
  testSlow: string;
  /** `Cancel test` */
  testCancel: string;
  /** `Connection successful` */
  testPassed: string;
  /** `Couldn’t connect to the database` */
  testRefused: string;
  /** `The database didn’t respond in time` */
  testTimedOut: string;
  /** `Nothing changed. Try again or connect without a test.` */
  testTimedOutText: string;
  /** `Couldn’t run the test` */
  testFailed: string;
  /** `Testing needs the password. Enter it again to continue.` */
  testNeedsPassword: string;
  /** `Things to check` */
  tips: string;
  /** `Check the username and password for typos and extra spaces.` */
  tipTyping: string;
  /** `Check that this user can sign in remotely and isn’t locked.` */
  tipAccount: string;
  /** `Check the host and port.` */
  tipAddress: string;
  /** `Allow our IP addresses through your firewall. Your account manager has the list.` */
  tipAllowList: string;
  /** `Use a host that can be reached from outside your network.` */
  tipPublic: string;
  /** `Try another encryption mode. Some servers require encryption; others don’t support it.` */
  tipSsl: string;
  /** `Check the database name. It may be case-sensitive.` */
  tipDatabase: string;
  /** `Ask the database owner to grant this user read access.` */
  tipRights: string;
  /** `The server may be starting up or busy. Try again in a minute.` */
  tipBusy: string;
}

/** Words of the forms that connect a source by credentials, in English. */
export const connectorFormsWords = (format: Format): ConnectorFormsWords => ({
  ...connectorFieldsWords(format),
  ...words<Omit<ConnectorFormsWords, keyof ConnectorFieldsWords>>(format),
});
