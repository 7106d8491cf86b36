// Written by `npm run words` from connectorFields.json.
import { words } from './connectorFields.json?words';
import type { Format } from '../format.ts';

/** Words of single connectors. */
export interface ConnectorFieldsWords {
  /** `SQL {engine}` */
  sqlTitle: (engine: string) => string;
  /** `We recommend a read-only user.` */
  sqlIntro: string;
  /** `SQL database` */
  sqlAny: string;
  /** `Database type` */
  sqlKind: string;
  /** `{name}, port {port, number, digits}` */
  sqlOption: (name: string, port: number) => string;
  /** `Default: {port, number, digits}` */
  portText: (port: number) => string;
  /** `Schemas` */
  schemas: string;
  /** `One per line. Blank means all schemas.` */
  schemasText: string;
  /** `Encrypt the connection` */
  useSsl: string;
  /** `Encryption` */
  sslMode: string;
  sslModes: {
    /** `Required` */
    require: string;
    /** `If the server supports it` */
    prefer: string;
    /** `Off` */
    disable: string;
  };
  /** `Choose tables` */
  discoveryTitle: string;
  /** `Browse the database through a tunnel and choose what to sync.` */
  discoveryText: string;
  /** `Choose tables` */
  discoveryOpen: string;
  /** `Tunnel` */
  discoveryTunnel: string;
  /** `Browsing tables needs a tunnel, which isn’t set up. Contact your admin.` */
  discoveryNoTunnel: string;
  /** `Using the password you just entered.` */
  discoveryPasswordKept: string;
  /** `Browse the database` */
  discoveryStart: string;
  /** `Connecting to the database…` */
  discoveryChecking: string;
  /** `Loading tables…` */
  discoveryListing: string;
  /** `Couldn’t reach the database` */
  discoveryRefused: string;
  /** `Couldn’t list the tables` */
  discoveryListRefused: string;
  /** `Some tables couldn’t be listed` */
  discoveryPartly: string;
  /** `{count, plural, one {# table found} other {# tables found}}` */
  discoveryFound: (count: number) => string;
  /** `No tables found. Check the user’s permissions.` */
  discoveryEmpty: string;
  /** `Tables by schema` */
  discoveryTables: string;
  /** `Search tables` */
  discoverySearch: string;
  /** `Use * as a wildcard, e.g. sales.*_2026` */
  discoverySearchNote: string;
  /** `No matching tables` */
  discoveryNoMatch: string;
  /** `Select all {count, number}` */
  discoverySelectAll: (count: number) => string;
  /** `Clear {count, number}` */
  discoverySelectNone: (count: number) => string;
  /** `{selected, number} of {all, number}` */
  discoverySelected: (selected: number, all: number) => string;
  /** `Saving doesn’t start a sync.` */
  discoveryPublishNote: string;
  /** `{count, plural, one {Save # table} other {Save # tables}}` */
  discoveryPublish: (count: number) => string;
  /** `Save and sync` */
  discoveryPublishAndSync: string;
  /** `Saved, and a sync was requested.` */
  discoveryPublishedAndSynced: string;
  /** `Saved, but the sync couldn’t be started` */
  discoveryNotSynced: string;
  /** `Saving…` */
  discoveryPublishing: string;
  /** `Saved. The next sync uses this selection.` */
  discoveryPublished: string;
  /** `Something went wrong. Nothing you entered was lost.` */
  discoveryFailed: string;
  /** `You’re signed out` */
  discoverySignedOut: string;
  /** `Sign in to continue. Nothing you entered was lost.` */
  discoverySignedOutText: string;
  /** `Sign in` */
  discoverySignIn: string;
  /** `Signing in…` */
  discoverySigningIn: string;
  /** `Document database` */
  docstoreTitle: string;
  /** `We recommend a read-only user.` */
  docstoreIntro: string;
  /** `Connection string` */
  connectionString: string;
  /** `We’ll move any username and password into the fields below.` */
  connectionStringText: string;
  /** `Enter one connection string with a scheme, “://” and a host.` */
  connectionStringInvalid: string;
  /** `The username and password were moved to their fields.` */
  credentialsMoved: string;
  /** `Databases to sync` */
  databases: string;
  /** `Load your databases to pick which ones to sync, or do it later.` */
  databasesNone: string;
  /** `Load databases` */
  listDatabases: string;
  /** `Loading databases…` */
  listingDatabases: string;
  /** `Couldn’t load the databases` */
  databasesFailed: string;
  /** `This user can’t read any databases.` */
  databasesEmpty: string;
  /** `Loading databases needs the password. Enter it again to continue.` */
  databasesNeedPassword: string;
  /** `No collections` */
  noCollections: string;
  /** `Private API` */
  restTitle: string;
  /** `Authentication` */
  restSignIn: string;
  restTypes: {
    /** `Bearer token` */
    BEARER_TOKEN: string;
    /** `Basic authentication` */
    BASIC: string;
    /** `None` */
    NONE: string;
  };
  /** `Token` */
  restToken: string;
  /** `Webhook` */
  webhookTitle: string;
  /** `Your system sends its data to this URL with this key.` */
  webhookText: string;
  /** `No webhook yet. Create one to get a URL and a key.` */
  webhookNone: string;
  /** `Create webhook` */
  webhookCreate: string;
  /** `Creating…` */
  webhookCreating: string;
  /** `Rotate key` */
  webhookRenew: string;
  /** `Rotate this webhook’s key?` */
  webhookRenewTitle: string;
  /** `Anything that uses the current key may stop working.` */
  webhookRenewText: string;
  /** `URL` */
  webhookAddress: string;
  /** `Key` */
  webhookKey: string;
  /** `Copy this key now. You won’t be able to see it again.` */
  webhookKeyOnce: string;
  /** `Try it in a terminal` */
  webhookCurl: string;
  /** `I’ve saved the key` */
  webhookStored: string;
  /** `For security, the key is shown only when it’s created.` */
  webhookKeyHint: string;
  /** `Couldn’t create the webhook` */
  webhookFailed: string;
  /** `Created {when}` */
  webhookCreatedAt: (when: string) => string;
  /** `Webhooks aren’t set up in this app. Contact your admin.` */
  webhookNoOrganisation: string;
  /** `Copy` */
  copy: string;
  /** `Copy {what}` */
  copyWhat: (what: string) => string;
  /** `Data warehouse` */
  warehouseTitle: string;
  /** `Sign in with a key pair instead of a password.` */
  warehouseIntro: string;
  /** `Subdomain` */
  subdomain: string;
  /** `The first part of your warehouse URL.` */
  subdomainText: string;
  /** `Account identifier` */
  accountIdentifier: string;
  /** `Private key` */
  privateKey: string;
  /** `Paste the full PEM key or choose the file.` */
  privateKeyText: string;
  /** `Warehouse` */
  warehouse: string;
  /** `Role` */
  role: string;
  /** `Schema` */
  schema: string;
  /** `CRM` */
  crmTitle: string;
  /** `Connects as an app, with a client ID and secret.` */
  crmIntro: string;
  /** `Client ID` */
  clientId: string;
  /** `Client secret` */
  clientSecret: string;
  /** `Tenant ID` */
  tenantId: string;
  /** `Organization URL` */
  organizationUrl: string;
  /** `Scopes` */
  oauthScopes: string;
  /** `Separate with spaces.` */
  oauthScopesText: string;
  /** `ERP` */
  erpTitle: string;
  /** `(optional)` */
  optional: string;
  /** `On` */
  on: string;
  /** `Off` */
  off: string;
  /** `More options` */
  moreOptions: string;
  /** `Done` */
  done: string;
  /** `Add the credentials your ERP asks for, under its own field names.` */
  erpIntro: string;
  /** `Name` */
  freeNames: string;
  /** `Value` */
  freeValues: string;
  /** `Field name {place, number, digits}` */
  freeName: (place: number) => string;
  /** `Value {place, number, digits}` */
  freeValue: (place: number) => string;
  /** `Add a credential` */
  freeAdd: string;
  /** `Remove credential {place, number, digits}` */
  freeRemove: (place: number) => string;
  /** `Access token` */
  accessToken: string;
  /** `Access token expires` */
  tokenExpiry: string;
  /** `Provider` */
  provider: string;
  /** `The token your API accepts. The webhook you create later has its own key.` */
  restTokenText: string;
}

/** Words of single connectors, in English. */
export const connectorFieldsWords: (format: Format) => ConnectorFieldsWords = words;
