import type { Format } from './format.ts';
import { connectorPickerWords } from './connectorPickers.ts';

const stages: Readonly<Record<string, string>> = {
  never: 'Waiting',
  in_progress: 'Reading',
  data_cleaning: 'Cleaning',
  relationship_building: 'Relationships',
  knowledge_graph_sync: 'Into the graph',
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
  'sheets-a': { name: 'Spreadsheets', text: 'Rows of the spreadsheets you choose' },
  'drive-a': { name: 'Drive', text: 'Documents, slides, PDFs and images you choose' },
  'mail-a': { name: 'Mail A', text: 'Inbox and sent messages of an account' },
  'mail-b': { name: 'Mail B', text: 'Messages of a mailbox' },
  'crm-a': { name: 'CRM A', text: 'Customers, deals and what was agreed' },
  'crm-b': { name: 'CRM B', text: 'Customers and deals, by a client secret' },
  'docs-online': { name: 'Document sites', text: 'Sites and folders with shared documents' },
  'team-chat': { name: 'Team chat', text: 'Conversations of your teams' },
  'sql-a': { name: 'SQL A', text: 'Tables of a relational database' },
  'sql-b': { name: 'SQL B', text: 'Tables of a relational database' },
  'sql-c': { name: 'SQL C', text: 'Tables of a relational database' },
  'sql-d': { name: 'SQL D', text: 'Tables of a relational database' },
  'sql-e': { name: 'SQL E', text: 'Tables of a relational database' },
  docstore: { name: 'Document database', text: 'Collections of a document database' },
  'warehouse-a': { name: 'Data warehouse', text: 'Tables of a warehouse, by a key pair' },
  'custom-rest-api': {
    name: 'Your own API',
    text: 'Data that your own service sends or answers',
  },
  'erp-a': { name: 'ERP', text: 'Orders, stock and bookings' },
  'messaging-a': { name: 'Messages', text: 'Groups of a phone you pair' },
  documents: { name: 'Upload', text: 'Documents from your computer' },
  'hr-suite-a': { name: 'HR suite', text: 'People and teams' },
  'expense-a': { name: 'Expenses', text: 'Receipts and expenses' },
};

/** The words of the connectors in English. */
export const connectorsWords = (format: Format) => ({
  ...connectorPickerWords(format),
  // The gallery.
  connectors: 'Connections',
  search: 'Search connectors',
  category: 'Category',
  found: (count: number) =>
    format.plural(count, { one: '# connector found', other: '# connectors found' }),
  nothingFound: 'No connector has this name',
  clearSearch: 'Clear search',
  needsAttention: 'Needs attention',
  connected: 'Connected',
  available: 'Available',
  emptyTitle: 'Nothing is connected yet',
  emptyText: 'Connect a source, and what it holds becomes part of your knowledge graph.',
  allConnectors: 'All connections',
  connectionCount: (count: number) =>
    format.plural(count, { one: '# connection', other: '# connections' }),
  switchedOff: 'Connecting is switched off',
  switchedOffText: 'This connector is listed, but cannot be connected at the moment.',
  loadFailed: (name: string) => `Connections of ${name} could not be loaded`,
  someLoadFailed: 'Some connections could not be loaded',
  loadingConnections: 'Loading connections',
  connect: (name: string) => `Connect ${name}`,
  connectAnother: 'Connect another',
  noForm: (name: string) => `There is no form for ${name} yet`,
  noFormText: 'It can be connected by the people who run this app.',
  readOnly: 'You can look, but not change anything',
  // A connection.
  connectedOn: (date: string) => `Connected on ${date}`,
  account: 'Account',
  description: 'Description',
  rename: 'Rename',
  editSettings: 'Edit connection',
  name: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved',
  saveFailed: 'Your change could not be saved',
  saveFailedKept: 'What you wrote is still here.',
  nameNeeded: 'Write a name',
  reconnect: 'Reconnect',
  reconnectTitle: 'Sign in again',
  reconnectText: (name: string) =>
    `${name} no longer lets us in. What was synced is kept; nothing new comes until you sign in again.`,
  connectionGone: 'This connection is no longer there',
  disconnect: 'Disconnect',
  disconnectTitle: (name: string) => `Disconnect ${name}?`,
  disconnectText:
    'Nothing new is synced after this. To connect it again, somebody has to sign in again.',
  keep: 'Keep it',
  disconnecting: 'Disconnecting…',
  disconnectFailed: (name: string) => `${name} is still connected`,
  disconnectRefused:
    'Disconnecting isn’t available right now. Nothing was changed. Try again later, or ask support to disconnect it.',
  disconnectNotDone: 'Nothing was changed.',
  // Syncing.
  sync: 'Sync',
  syncNow: 'Sync now',
  syncAsked: 'Asking for a sync…',
  syncFailed: 'The sync could not be started',
  queued: (count: number) =>
    format.plural(count, { one: '# item is queued', other: '# items are queued' }),
  syncStarted: 'The sync has been queued',
  noFilesToQueue: 'Every chosen file is synced already or on its way. Add files to sync more.',
  noSheetsToQueue:
    'Every chosen spreadsheet is synced already or on its way. They are synced again every hour.',
  alreadyRunning: 'A sync is under way already. Nothing was queued twice.',
  noMailSettings: 'It has not been said yet what to sync. Save the mail settings first.',
  noDatabasesChosen: 'No database is chosen yet. Choose at least one to sync it.',
  alreadySynced: 'All of it is queued or synced already.',
  nothingQueued: 'Nothing was queued',
  syncStages: 'Stages of the sync',
  /** How far a sync is, by the platform’s status. */
  stages,
  lastSynced: (date: string) => `Last synced ${date}`,
  neverSynced: 'Not synced yet',
  selectionDone: (done: number, all: number) =>
    `${format.number(done)} of ${format.number(all)} synced`,
  nothingChosen: 'Nothing chosen yet',
  // The consent.
  waitingTitle: (name: string) => `Sign in to ${name}`,
  waitingText:
    'Allow access in the window that opened. This page notices by itself when you are done.',
  checkingTitle: 'Checking…',
  checkingText: 'Looking for your connection.',
  unseenTitle: 'We cannot see it yet',
  unseenText:
    'The service does not list the connection. We keep looking. If you did not allow access, reopen the window and try again.',
  closedTitle: 'The sign-in was left',
  closedText: 'Nothing was connected. If you did finish, say so, and we look once more.',
  blockedTitle: 'Your browser blocked the window',
  blockedText:
    'Allow windows of this page, or press the button: a window opened by your press is usually let through.',
  expiredTitle: 'The sign-in took too long',
  expiredText: 'It expired, and so did a second one. Nothing was connected.',
  connectFailed: (name: string) => `${name} could not be connected`,
  connectedTitle: (name: string) => `${name} is connected`,
  reopenWindow: 'Reopen window',
  haveFinished: 'I’ve finished',
  startAgain: 'Start again',
  notConfiguredTitle: 'Signing in is not set up here',
  notConfiguredText:
    'The people who run this app have to say where the sign-in page is: they pass “openConnect” to this widget. Send them this note.',
  /** Names of the categories. */
  categories,
  /** What each connector is called and brings, by its catalog id. */
  catalog,
});

/** Words of the connectors. */
export interface ConnectorsWords extends ReturnType<typeof connectorsWords> {}
