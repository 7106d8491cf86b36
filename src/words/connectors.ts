import type { Format } from './format.ts';
import { connectorPickerWords } from './connectorPickers.ts';

const stages: Readonly<Record<string, string>> = {
  never: 'Not synced yet',
  in_progress: 'Reading',
  data_cleaning: 'Cleaning',
  relationship_building: 'Finding relationships',
  knowledge_graph_sync: 'Adding to your knowledge graph',
  completed: 'Synced',
  failed: 'Failed',
  paused: 'Paused',
  queued: 'Queued',
  active: 'Active',
  inactive: 'Inactive',
};

const categories: Readonly<Record<string, string>> = {
  all: 'All',
  files: 'Files and documents',
  mail: 'Mail and messages',
  databases: 'Databases',
  business: 'Business apps',
  custom: 'Your own',
};

const catalog: Readonly<Record<string, { name: string; text: string }>> = {
  'sheets-a': { name: 'Spreadsheets', text: 'Rows from the spreadsheets you choose' },
  'drive-a': { name: 'Drive', text: 'Documents, slides, PDFs and images you choose' },
  'mail-a': { name: 'Mail A', text: 'Inbox and sent messages from an account' },
  'mail-b': { name: 'Mail B', text: 'Messages from a mailbox' },
  'crm-a': { name: 'CRM A', text: 'Customers, deals and agreements' },
  'crm-b': { name: 'CRM B', text: 'Customers and deals, with a client secret' },
  'docs-online': { name: 'Document sites', text: 'Sites and folders with shared documents' },
  'team-chat': { name: 'Team chat', text: 'Conversations from your teams' },
  'sql-a': { name: 'SQL A', text: 'Tables from a relational database' },
  'sql-b': { name: 'SQL B', text: 'Tables from a relational database' },
  'sql-c': { name: 'SQL C', text: 'Tables from a relational database' },
  'sql-d': { name: 'SQL D', text: 'Tables from a relational database' },
  'sql-e': { name: 'SQL E', text: 'Tables from a relational database' },
  docstore: { name: 'Document database', text: 'Collections from a document database' },
  'warehouse-a': { name: 'Data warehouse', text: 'Tables from a warehouse, with a key pair' },
  'custom-rest-api': {
    name: 'Your own API',
    text: 'Data that your own service sends or returns',
  },
  'erp-a': { name: 'ERP', text: 'Orders, stock and bookings' },
  'messaging-a': { name: 'Messages', text: 'Groups on a phone you pair' },
  documents: { name: 'Upload', text: 'Documents from your computer' },
  'hr-suite-a': { name: 'HR suite', text: 'People and teams' },
  'expense-a': { name: 'Expenses', text: 'Receipts and expenses' },
};

/** The words of the connectors in English. */
export const connectorsWords = (format: Format) => ({
  ...connectorPickerWords(format),
  // The gallery.
  connectors: 'Connections',
  search: 'Search sources',
  category: 'Category',
  found: (count: number) => format.plural(count, { one: '# source', other: '# sources' }),
  nothingFound: 'No matching sources',
  clearSearch: 'Clear search',
  needsAttention: 'Needs attention',
  connected: 'Connected',
  available: 'Available',
  emptyTitle: 'No connections yet',
  emptyText: 'Connect a source to add its data to your knowledge graph.',
  allConnectors: 'All connections',
  connectionCount: (count: number) =>
    format.plural(count, { one: '# connection', other: '# connections' }),
  switchedOff: 'Unavailable',
  switchedOffText: 'New connections are turned off for this source.',
  loadFailed: (name: string) => `Couldn’t load ${name} connections`,
  someLoadFailed: 'Couldn’t load some connections',
  loadingConnections: 'Loading connections',
  connect: (name: string) => `Connect ${name}`,
  connectAnother: 'Connect another',
  noForm: (name: string) => `${name} isn’t available here yet`,
  noFormText: 'Ask your admin to set it up.',
  readOnly: 'You can view connections but not change them',
  // A connection.
  connectedOn: (date: string) => `Connected on ${date}`,
  account: 'Account',
  description: 'Description',
  rename: 'Rename',
  moreActions: 'More actions',
  editSettings: 'Edit connection',
  name: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved',
  saveFailed: 'Couldn’t save your change',
  saveFailedKept: 'Your changes are still here.',
  nameNeeded: 'Enter a name.',
  reconnect: 'Reconnect',
  checkAgain: 'Check again',
  reconnectTitle: 'Sign in again',
  reconnectText: (name: string) =>
    `${name} needs you to sign in again. Your synced data is safe, but nothing new syncs until you do.`,
  connectionGone: 'This connection no longer exists',
  disconnect: 'Disconnect',
  disconnectTitle: (name: string) => `Disconnect ${name}?`,
  disconnectText: 'Syncing stops. Reconnecting means signing in again.',
  keep: 'Keep connection',
  disconnecting: 'Disconnecting…',
  disconnectFailed: (name: string) => `${name} is still connected`,
  disconnectRefused:
    'Disconnecting isn’t available right now. Nothing was changed. Try again later, or ask support to disconnect it.',
  disconnectNotDone: 'Nothing was changed. Try again.',
  // Syncing.
  sync: 'Sync',
  syncNow: 'Sync now',
  syncAsked: 'Starting sync…',
  syncFailed: 'Couldn’t start the sync',
  queued: (count: number) =>
    format.plural(count, { one: '# item queued', other: '# items queued' }),
  syncStarted: 'Sync queued',
  noFilesToQueue: 'Every selected file is synced or on its way. Add files to sync more.',
  noSheetsToQueue:
    'Every selected spreadsheet is synced or on its way. They sync again every hour.',
  alreadyRunning: 'A sync is already running. Nothing was queued twice.',
  noMailSettings: 'Turn on syncing for this mailbox first.',
  needsSignIn: 'Needs sign-in',
  syncingSome: (done: number, all: number) =>
    `Syncing ${format.number(done)} of ${format.number(all)}`,
  synced: (when: string) => `Synced ${when}`,
  noDatabasesChosen: 'Choose at least one database to sync first.',
  alreadySynced: 'Everything is already queued or synced.',
  nothingQueued: 'Nothing queued',
  syncStages: 'Sync progress',
  /** How far a sync is, by the platform’s status. */
  stages,
  selectionDone: (done: number, all: number) =>
    `${format.number(done)} of ${format.number(all)} synced`,
  nothingChosen: 'Nothing selected yet',
  // The consent.
  waitingTitle: (name: string) => `Sign in to ${name}`,
  waitingText: 'Allow access in the window that opened. This page updates when you’re done.',
  inactive: 'Inactive',
  replacedTitle: (name: string) => `“${name}” still exists`,
  replacedText:
    'It keeps its data and its old credentials. Disconnect it once the new connection works.',
  replacedOpen: 'Open the previous connection',
  returnedTitle: (name: string) => `Did you finish signing in to ${name}?`,
  returnedText: 'If you closed the window, open it again.',
  checkingTitle: 'Checking…',
  checkingText: 'Looking for your connection…',
  notFoundYetTitle: 'Still waiting for your sign-in',
  notFoundYetText:
    'We’ll keep checking. If you didn’t allow access, reopen the window and try again.',
  closedTitle: 'Sign-in was cancelled',
  closedText: 'Nothing was connected. If you did finish signing in, check again.',
  blockedTitle: 'Your browser blocked the window',
  blockedText: 'Allow pop-ups for this site, or open the window with the button below.',
  expiredTitle: 'Sign-in took too long',
  expiredText: 'Nothing was connected. Try again.',
  connectFailed: (name: string) => `Couldn’t connect ${name}`,
  connectedTitle: (name: string) => `${name} is connected`,
  nextSync: 'Start a sync to bring in your data. You can leave this page while it runs.',
  nextChoose: 'Choose what to sync below.',
  nextSheets: 'Nothing has been read yet. Choose spreadsheets below. They sync every hour.',
  reopenWindow: 'Reopen window',
  haveFinished: 'I’ve signed in',
  openWindow: 'Open window',
  notConfiguredTitle: 'Sign-in isn’t set up in this app',
  notConfiguredText: 'Sign-in isn’t available here. Contact support.',
  /** Names of the categories. */
  categories,
  /** What each connector is called and brings, by its catalog id. */
  catalog,
});

/** Words of the connectors. */
export interface ConnectorsWords extends ReturnType<typeof connectorsWords> {}
