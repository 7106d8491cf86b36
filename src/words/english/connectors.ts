// Written by `npm run words` from connectors.json.
import { words } from './connectors.json?words';
import { connectorPickersWords, type ConnectorPickersWords } from './connectorPickers.ts';
import type { Format } from '../format.ts';

/** Words of the connectors. */
export interface ConnectorsWords extends ConnectorPickersWords {
  /** `Connections` */
  connectors: string;
  /** `Search sources` */
  search: string;
  /** `Category` */
  category: string;
  /** `{count, plural, one {# source} other {# sources}}` */
  found: (count: number) => string;
  /** `No matching sources` */
  nothingFound: string;
  /** `Clear search` */
  clearSearch: string;
  /** `Needs attention` */
  needsAttention: string;
  /** `Connected` */
  connected: string;
  /** `Available` */
  available: string;
  /** `No connections yet` */
  emptyTitle: string;
  /** `Connect a source to add its data to your knowledge graph.` */
  emptyText: string;
  /** `All connections` */
  allConnectors: string;
  /** `Unavailable` */
  switchedOff: string;
  /** `New connections are turned off for this source.` */
  switchedOffText: string;
  /** `Couldn’t load {name} connections` */
  loadFailed: (name: string) => string;
  /** `Couldn’t load some connections` */
  someLoadFailed: string;
  /** `Loading connections` */
  loadingConnections: string;
  /** `Connect {name}` */
  connect: (name: string) => string;
  /** `Connect another` */
  connectAnother: string;
  /** `Syncs` */
  syncs: string;
  /** `Doesn’t sync` */
  syncsNot: string;
  /** `Next steps` */
  nextSteps: string;
  /** `Sign in to {name} and allow access.` */
  signIn: (name: string) => string;
  /** `{name} isn’t available here yet` */
  noForm: (name: string) => string;
  /** `Ask your admin to set it up.` */
  noFormText: string;
  /** `View only` */
  readOnly: string;
  /** `Connected on {date}` */
  connectedOn: (date: string) => string;
  /** `Host` */
  host: string;
  /** `Database` */
  database: string;
  /** `Schemas` */
  schemas: string;
  /** `Description` */
  description: string;
  /** `Rename` */
  rename: string;
  /** `More actions` */
  moreActions: string;
  /** `Edit connection` */
  editSettings: string;
  /** `Name` */
  name: string;
  /** `Save` */
  save: string;
  /** `Cancel` */
  cancel: string;
  /** `Saved` */
  saved: string;
  /** `Couldn’t save your change` */
  saveFailed: string;
  /** `Your changes are still here.` */
  saveFailedKept: string;
  /** `Enter a name.` */
  nameNeeded: string;
  /** `Reconnect` */
  reconnect: string;
  /** `Check again` */
  checkAgain: string;
  /** `Sign in again` */
  reconnectTitle: string;
  /** `{name} needs you to sign in again. Your synced data is safe, but nothing new syncs until you do.` */
  reconnectText: (name: string) => string;
  /** `This connection no longer exists` */
  connectionGone: string;
  /** `Disconnect` */
  disconnect: string;
  /** `Disconnect {name}?` */
  disconnectTitle: (name: string) => string;
  /** `Syncing stops. Reconnecting means signing in again.` */
  disconnectText: string;
  /** `Keep connection` */
  keep: string;
  /** `Disconnecting…` */
  disconnecting: string;
  /** `{name} is still connected` */
  disconnectFailed: (name: string) => string;
  /** `Disconnecting isn’t available right now. Nothing changed. Try again later or ask support to disconnect it.` */
  disconnectRefused: string;
  /** `Nothing changed. Try again.` */
  disconnectNotDone: string;
  /** `Sync` */
  sync: string;
  /** `Sync now` */
  syncNow: string;
  /** `Starting sync…` */
  syncAsked: string;
  /** `Couldn’t start the sync` */
  syncFailed: string;
  /** `{count, plural, one {# item queued} other {# items queued}}` */
  queued: (count: number) => string;
  /** `Sync queued` */
  syncStarted: string;
  /** `All selected files are synced or in progress. Add files to sync more.` */
  noFilesToQueue: string;
  /** `All selected spreadsheets are synced or in progress. They sync again every hour.` */
  noSheetsToQueue: string;
  /** `A sync is already running.` */
  alreadyRunning: string;
  /** `Turn on syncing for this mailbox first.` */
  noMailSettings: string;
  /** `Needs sign-in` */
  needsSignIn: string;
  /** `Syncing {done, number} of {all, number}` */
  syncingSome: (done: number, all: number) => string;
  /** `Synced {when}` */
  synced: (when: string) => string;
  /** `Choose at least one database to sync first.` */
  noDatabasesChosen: string;
  /** `Everything is already queued or synced.` */
  alreadySynced: string;
  /** `Nothing to sync` */
  nothingQueued: string;
  /** `Sync progress` */
  syncStages: string;
  /** Progress of a sync, by the platform’s status. */
  stages: Readonly<Record<string, string>>;
  /** `{done, number} of {all, number} synced` */
  selectionDone: (done: number, all: number) => string;
  /** `Nothing selected yet` */
  nothingChosen: string;
  consentTitles: {
    /** `Sign in to {name}` */
    waiting: (name: string) => string;
    /** `Did you finish signing in to {name}?` */
    returned: (name: string) => string;
    /** `Checking…` */
    checking: string;
    /** `{name} is connected` */
    connected: (name: string) => string;
    /** `Still waiting for your sign-in` */
    unseen: string;
    /** `Sign-in was canceled` */
    closed: string;
    /** `Your browser blocked the window` */
    blocked: string;
    /** `Sign-in took too long` */
    expired: string;
  };
  consentTexts: {
    /** `Allow access in the window that opened. This page updates when you’re done.` */
    waiting: string;
    /** `If you closed the window, open it again.` */
    returned: string;
    /** `Looking for your connection…` */
    checking: string;
    /** `We’ll keep checking. If you didn’t allow access, reopen the window and try again.` */
    unseen: string;
    /** `Nothing was connected. If you did finish signing in, check again.` */
    closed: string;
    /** `Allow pop-ups for this site, or open the window with the button below.` */
    blocked: string;
    /** `Nothing was connected. Try again.` */
    expired: string;
  };
  /** `Inactive` */
  inactive: string;
  /** `“{name}” still exists` */
  replacedTitle: (name: string) => string;
  /** `It keeps its data and its old credentials. Disconnect it once the new connection works.` */
  replacedText: string;
  /** `Open the previous connection` */
  replacedOpen: string;
  /** `Couldn’t connect {name}` */
  connectFailed: (name: string) => string;
  /** `Start a sync to bring in your data. You can leave this page while it runs.` */
  nextSync: string;
  /** `Choose what to sync below.` */
  nextChoose: string;
  /** `Nothing has been read yet. Choose spreadsheets below. They sync every hour.` */
  nextSheets: string;
  /** `Reopen window` */
  reopenWindow: string;
  /** `I’ve signed in` */
  haveFinished: string;
  /** `Open window` */
  openWindow: string;
  /** `Sign-in isn’t set up in this app` */
  notConfiguredTitle: string;
  /** `Ask your admin to set it up.` */
  notConfiguredText: string;
  /** Names of the categories. */
  categories: Readonly<Record<string, string>>;
  /** Content that a source leaves out, by its catalog id, as far as the documents say so. */
  leftOut: Readonly<Record<string, string>>;
  /** The step after the sign-in, by catalog id, which ends the list of the next steps. */
  afterSignIn: Readonly<Record<string, string>>;
  /** Name of each connector and a note on what it brings, by its catalog id. */
  catalog: Readonly<
    Record<
      string,
      {
        name: string;
        text: string;
      }
    >
  >;
}

/** Words of the connectors, in English. */
export const connectorsWords = (format: Format): ConnectorsWords => ({
  ...connectorPickersWords(format),
  ...words<Omit<ConnectorsWords, keyof ConnectorPickersWords>>(format),
});
