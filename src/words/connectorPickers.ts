/** Words of what is chosen of a connection: files, spreadsheets, sites and mail. */
export interface ConnectorPickerWords {
  // The pickers.
  chosenTab: string;
  addTab: string;
  pickerViews: string;
  filter: string;
  filterCovers: (shown: string, loaded: string) => string;
  filterNote: string;
  loaded: (count: string) => string;
  loadedMore: (count: string) => string;
  loadMore: string;
  loadAll: string;
  stopLoading: string;
  loadingMore: string;
  loadMoreFailed: string;
  rangeHint: string;
  selectShown: string;
  alreadyChosen: string;
  noMatch: string;
  traySize: (count: string) => string;
  trayEmpty: string;
  showTray: string;
  clearTray: string;
  removeFromTray: (name: string) => string;
  add: (count: number, counted: string) => string;
  adding: string;
  addFailed: string;
  addFailedKept: string;
  added: (count: number, counted: string) => string;
  addByUrl: string;
  urls: string;
  urlsNote: string;
  takeUrls: string;
  urlsNotRead: (lines: string) => string;
  urlsNeeded: string;
  remove: (name: string) => string;
  removeTitle: (name: string) => string;
  removeText: string;
  removeAct: string;
  removeFailed: (name: string) => string;
  describe: (name: string) => string;
  describeNote: string;
  modified: (date: string) => string;
  chosenFailed: string;

  // Files of a drive.
  driveFiles: string;
  availableFiles: string;
  filesFailed: string;
  noFilesChosenTitle: string;
  noFilesChosenText: string;
  chooseFiles: string;
  driveEmptyTitle: string;
  driveEmptyText: string;
  spreadsheetsLeftOut: (count: string) => string;
  /** What kind a file is. */
  kinds: Readonly<Record<string, string>>;

  // Spreadsheets.
  sheets: string;
  availableSheets: string;
  sheetsFailed: string;
  noSheetsChosenTitle: string;
  noSheetsChosenText: string;
  chooseSheets: string;
  noSheetsTitle: string;
  noSheetsText: string;
  hourly: string;
  preview: string;
  previewOf: (name: string) => string;
  previewHint: string;
  previewFailed: string;
  previewEmpty: string;
  tab: string;
  columns: (count: number) => string;
  firstRows: (count: number) => string;
  allRows: (count: number) => string;
  unnamedColumn: (at: number) => string;

  // Document sites.
  sites: string;
  sitesFailed: string;
  noSitesTitle: string;
  noSitesText: string;
  sharedItems: string;
  allSites: string;
  breadcrumbs: string;
  foldersFailed: string;
  folderEmpty: string;
  folderItems: (count: number) => string;
  siteUrl: string;
  siteUrlNote: string;
  findSite: string;
  siteUrlBad: string;
  siteNotFound: string;
  chooseThis: (name: string) => string;
  choosePlace: string;
  chosenPlaces: string;
  leavePlace: (name: string) => string;
  savePlaces: string;
  sitesBrowseOnly: string;

  // Mail.
  mailSettings: string;
  mailboxFailed: string;
  mailCounts: (messages: string, threads: string) => string;
  mailIntro: string;
  mailNotYet: string;
  mailEnabled: string;
  maxEmails: string;
  maxEmailsNote: (count: string) => string;
  maxEmailsBad: string;
  mailDescription: string;
  optional: string;
  mailSynced: (count: string) => string;
  watch: string;
  watchNote: string;
  watchUntil: (date: string) => string;
  watchOver: (date: string) => string;
  watchFailed: string;
  settingsFailed: string;
}

/** These words in English. */
export const connectorPickerWords: ConnectorPickerWords = {
  chosenTab: 'Chosen',
  addTab: 'Add',
  pickerViews: 'Chosen and available',
  filter: 'Filter',
  filterCovers: (shown, loaded) => `${shown} of ${loaded} loaded items match`,
  filterNote: 'Looks through loaded items only',
  loaded: (count) => `${count} loaded`,
  loadedMore: (count) => `${count} loaded, there are more`,
  loadMore: 'Load more',
  loadAll: 'Load all',
  stopLoading: 'Stop loading',
  loadingMore: 'Loading…',
  loadMoreFailed: 'The next page could not be loaded',
  rangeHint: 'Space chooses. Hold Shift to choose a range.',
  selectShown: 'Choose all shown',
  alreadyChosen: 'Already chosen',
  noMatch: 'No loaded item has these words',
  traySize: (count) => `${count} to add`,
  trayEmpty: 'Choose items above to add them',
  showTray: 'Show what will be added',
  clearTray: 'Clear',
  removeFromTray: (name) => `Leave out ${name}`,
  add: (count, counted) =>
    count === 0 ? 'Add items' : count === 1 ? 'Add 1 item' : `Add ${counted} items`,
  adding: 'Adding…',
  addFailed: 'Nothing was added',
  addFailedKept: 'Your choice is kept.',
  added: (count, counted) => (count === 1 ? '1 item added' : `${counted} items added`),
  addByUrl: 'Add by address',
  urls: 'Addresses',
  urlsNote: 'One on each line. Paste several at once.',
  takeUrls: 'Put in the list',
  urlsNotRead: (lines) => `No file could be read from: ${lines}`,
  urlsNeeded: 'Paste at least one address',
  remove: (name) => `Remove ${name}`,
  removeTitle: (name) => `Remove ${name}?`,
  removeText: 'It is no longer synced. The original stays where it is.',
  removeAct: 'Remove',
  removeFailed: (name) => `${name} could not be removed`,
  describe: (name) => `Describe ${name}`,
  describeNote: 'Say what it is for. The assistant reads this.',
  modified: (date) => `Changed ${date}`,
  chosenFailed: 'What was chosen could not be loaded',
  driveFiles: 'Files',
  availableFiles: 'Files in the drive',
  filesFailed: 'The files could not be loaded',
  noFilesChosenTitle: 'No files chosen yet',
  noFilesChosenText: 'Choose files of this drive, and they become part of the graph.',
  chooseFiles: 'Choose files',
  driveEmptyTitle: 'This drive has no files',
  driveEmptyText: 'Add a file there, or paste the address of a shared one.',
  spreadsheetsLeftOut: (count) => `${count} left out: spreadsheets have a connector of their own`,
  kinds: {
    document: 'Document',
    presentation: 'Presentation',
    image: 'Image',
    pdf: 'PDF',
    text: 'Text',
    folder: 'Folder',
    spreadsheet: 'Spreadsheet',
    other: 'File',
  },
  sheets: 'Spreadsheets',
  availableSheets: 'Spreadsheets in the drive',
  sheetsFailed: 'The spreadsheets could not be loaded',
  noSheetsChosenTitle: 'No spreadsheets chosen yet',
  noSheetsChosenText: 'Choose spreadsheets, and their rows become part of the graph.',
  chooseSheets: 'Choose spreadsheets',
  noSheetsTitle: 'There are no spreadsheets here',
  noSheetsText: 'Add one to the drive, or paste the address of a shared one.',
  hourly: 'Chosen spreadsheets are synced every hour by themselves.',
  preview: 'Preview',
  previewOf: (name) => `Preview of ${name}`,
  previewHint: 'Move to a spreadsheet to see its first rows.',
  previewFailed: 'The preview could not be loaded',
  previewEmpty: 'This tab is empty',
  tab: 'Tab',
  columns: (count) => (count === 1 ? '1 column' : `${count} columns`),
  firstRows: (count) =>
    count === 1 ? 'The first row. There are more.' : `The first ${count} rows. There are more.`,
  allRows: (count) => (count === 1 ? 'One row, and no more.' : `All ${count} rows.`),
  unnamedColumn: (at) => `Column ${at}`,
  sites: 'Document sites',
  sitesFailed: 'The sites could not be loaded',
  noSitesTitle: 'No sites',
  noSitesText:
    'The account that signed in reaches no site. Paste the address of one, or sign in with another account.',
  sharedItems: 'Shared with the account',
  allSites: 'Sites',
  breadcrumbs: 'Folder',
  foldersFailed: 'The folder could not be loaded',
  folderEmpty: 'This folder is empty',
  folderItems: (count) => (count === 1 ? '1 item' : `${count} items`),
  siteUrl: 'Address of a site',
  siteUrlNote: 'Paste the address of a site that is not listed.',
  findSite: 'Find',
  siteUrlBad: 'Paste a full address, beginning with https://',
  siteNotFound: 'No site has this address, or the account does not reach it.',
  chooseThis: (name) => `Choose ${name}`,
  choosePlace: 'Choose',
  chosenPlaces: 'Chosen places',
  leavePlace: (name) => `Leave out ${name}`,
  savePlaces: 'Save choice',
  sitesBrowseOnly:
    'You can look through the sites here. What is synced follows from the account that signed in.',
  mailSettings: 'Mail settings',
  mailboxFailed: 'The mailbox could not be loaded',
  mailCounts: (messages, threads) =>
    `${messages} ${messages === '1' ? 'message' : 'messages'} in ${threads} ${threads === '1' ? 'thread' : 'threads'}`,
  mailIntro: 'Messages of the Inbox and Sent folders are synced.',
  mailNotYet: 'Nothing is synced until you save these settings once.',
  mailEnabled: 'Sync this mailbox',
  maxEmails: 'How many messages at most',
  maxEmailsNote: (count) => `The newest come first. Usual: ${count}.`,
  maxEmailsBad: 'Write a whole number of at least 1',
  mailDescription: 'What this mailbox is for',
  optional: 'optional',
  mailSynced: (count) => `${count} ${count === '1' ? 'message' : 'messages'} synced`,
  watch: 'Take in new mail at once',
  watchNote:
    'The mail service tells of each new message. Otherwise new mail comes with the next sync.',
  watchUntil: (date) => `Lasts until ${date}. Switch it off and on to renew it.`,
  watchOver: (date) => `Ended on ${date}. Switch it off and on to renew it.`,
  watchFailed: 'New mail could not be switched',
  settingsFailed: 'The settings could not be loaded',
};
