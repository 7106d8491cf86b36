// Written by `npm run words` from connectorPickers.json.
import { words } from './connectorPickers.json?words';
import type { Format } from '../format.ts';

/** Words of what is chosen of a connection: files, spreadsheets, sites and mail. */
export interface ConnectorPickersWords {
  /** `Selected` */
  chosenTab: string;
  /** `Added {when}` */
  addedOn: (when: string) => string;
  /** `Added {when} by {person}` */
  addedOnBy: (when: string, person: string) => string;
  /** `Add files` */
  addTab: string;
  /** `Selected and available` */
  pickerViews: string;
  /** `Search files` */
  filter: string;
  /** `{shown, number} of {loaded, plural, one {# loaded item} other {# loaded items}} match` */
  filterCovers: (shown: number, loaded: number) => string;
  /** `{count, plural, one {# file} other {# files}}` */
  loaded: (count: number) => string;
  /** `{count, number}+ files` */
  loadedMore: (count: number) => string;
  /** `Load all` */
  loadAll: string;
  /** `Stop loading` */
  stopLoading: string;
  /** `Loading…` */
  loadingMore: string;
  /** `Couldn’t load the next page` */
  loadMoreFailed: string;
  /** `Space to select · Shift-click for a range` */
  rangeHint: string;
  /** `Select all {count, number}` */
  selectAll: (count: number) => string;
  /** `Added` */
  alreadyChosen: string;
  /** `No matching items loaded` */
  noMatch: string;
  /** `{count, number} selected` */
  traySize: (count: number) => string;
  /** `No files selected` */
  trayEmpty: string;
  /** `Show selection` */
  showTray: string;
  /** `Clear` */
  clearTray: string;
  /** `Remove {name} from selection` */
  removeFromTray: (name: string) => string;
  /** `{count, plural, =0 {Add files} one {Add # file} other {Add # files}}` */
  add: (count: number) => string;
  /** `Adding…` */
  adding: string;
  /** `Couldn’t add the items` */
  addFailed: string;
  /** `Your selection is still here.` */
  addFailedKept: string;
  /** `{count, plural, one {# item added} other {# items added}}` */
  added: (count: number) => string;
  /** `Add by link` */
  addByUrl: string;
  /** `Links` */
  urls: string;
  /** `One per line. You can paste several at once.` */
  urlsNote: string;
  /** `Add to selection` */
  takeUrls: string;
  /** `No file found at: {lines}` */
  urlsNotRead: (lines: string) => string;
  /** `For another connector: {lines}` */
  urlsMisplaced: (lines: string) => string;
  /** `Paste at least one link` */
  urlsNeeded: string;
  /** `Remove {name}` */
  remove: (name: string) => string;
  /** `Remove {name}?` */
  removeTitle: (name: string) => string;
  /** `It stops syncing. The original stays where it is.` */
  removeText: string;
  /** `Remove` */
  removeItem: string;
  /** `Couldn’t remove {name}` */
  removeFailed: (name: string) => string;
  /** `Describe {name}` */
  describe: (name: string) => string;
  /** `Helps the assistant understand this file.` */
  describeNote: string;
  /** `Modified {date}` */
  modified: (date: string) => string;
  /** `Created {date}` */
  created: (date: string) => string;
  /** `Open {name}` */
  openItem: (name: string) => string;
  /** `Couldn’t load your selection` */
  chosenFailed: string;
  pickers: {
    'drive-a': {
      /** `Files` */
      label: string;
      /** `Files in the drive` */
      available: string;
      /** `Couldn’t load the files` */
      failed: string;
      /** `No files selected yet` */
      noneTitle: string;
      /** `Select files from this drive to add them to your knowledge graph.` */
      noneText: string;
      /** `Select files` */
      choose: string;
      /** `This drive has no files` */
      emptyTitle: string;
      /** `Add a file to the drive, or paste a link to a shared file.` */
      emptyText: string;
    };
    'sheets-a': {
      /** `Spreadsheets` */
      label: string;
      /** `Spreadsheets in the drive` */
      available: string;
      /** `Couldn’t load the spreadsheets` */
      failed: string;
      /** `No spreadsheets selected yet` */
      noneTitle: string;
      /** `Select spreadsheets to add their rows to your knowledge graph.` */
      noneText: string;
      /** `Select spreadsheets` */
      choose: string;
      /** `This drive has no spreadsheets` */
      emptyTitle: string;
      /** `Add one to the drive, or paste a link to a shared spreadsheet.` */
      emptyText: string;
    };
  };
  /** `{count, plural, one {# spreadsheet is hidden. Add it with Spreadsheets.} other {# spreadsheets are hidden. Add them with Spreadsheets.}}` */
  spreadsheetsLeftOut: (count: number) => string;
  /** Kinds of files. */
  kinds: Readonly<Record<string, string>>;
  /** `Selected spreadsheets sync every hour.` */
  hourly: string;
  /** `Preview` */
  preview: string;
  /** `Preview of {name}` */
  previewOf: (name: string) => string;
  /** `Select a spreadsheet to preview it.` */
  previewHint: string;
  /** `Couldn’t load the preview` */
  previewFailed: string;
  /** `This tab is empty` */
  previewEmpty: string;
  /** `Tab` */
  tab: string;
  /** `{count, plural, one {# column} other {# columns}}` */
  columns: (count: number) => string;
  /** `First {shown, number} of {all, plural, one {# column} other {# columns}}` */
  firstColumns: (shown: number, all: number) => string;
  /** `{count, plural, one {First row} other {First # rows}}` */
  firstRows: (count: number) => string;
  /** `{count, plural, one {# row} other {All # rows}}` */
  allRows: (count: number) => string;
  /** `Column {column, number}` */
  unnamedColumn: (column: number) => string;
  /** `Document sites` */
  sites: string;
  /** `Couldn’t load the sites` */
  sitesFailed: string;
  /** `No sites found` */
  noSitesTitle: string;
  /** `This account can’t reach any sites. Paste a site link, or sign in with another account.` */
  noSitesText: string;
  /** `Shared with this account` */
  sharedItems: string;
  /** `Sites` */
  allSites: string;
  /** `Drives` */
  drives: string;
  /** `Default drive` */
  defaultDrive: string;
  /** `Folder` */
  breadcrumbs: string;
  /** `Couldn’t load the folder` */
  foldersFailed: string;
  /** `This folder is empty` */
  folderEmpty: string;
  /** `{count, plural, one {# item} other {# items}}` */
  folderItems: (count: number) => string;
  /** `Open by link` */
  siteByUrl: string;
  /** `Site link` */
  siteUrl: string;
  /** `Can’t find a site? Paste its link.` */
  siteUrlNote: string;
  /** `Search sites` */
  searchSites: string;
  /** `Search this folder` */
  searchFolder: string;
  /** `{count, plural, =0 {No matches} one {# match} other {# matches}}` */
  entriesFound: (count: number) => string;
  /** `Find` */
  findSite: string;
  /** `Paste a full link that starts with https://` */
  siteUrlBad: string;
  /** `No site found at this link, or this account can’t reach it.` */
  siteNotFound: string;
  /** `Select {name}` */
  chooseThis: (name: string) => string;
  /** `Selected folders` */
  chosenPlaces: string;
  /** `Remove {name} from selection` */
  leavePlace: (name: string) => string;
  /** `Save selection` */
  savePlaces: string;
  /** `Browse only. What syncs can’t be chosen here.` */
  sitesBrowseOnly: string;
  /** `Mail settings` */
  mailSettings: string;
  /** `Couldn’t load the mailbox` */
  mailboxFailed: string;
  /** `{messages, plural, one {# message} other {# messages}} in {threads, plural, one {# thread} other {# threads}}` */
  mailCounts: (messages: number, threads: number) => string;
  /** `Syncs messages from Inbox and Sent.` */
  mailIntro: string;
  /** `Nothing syncs until you turn this on.` */
  mailNotYet: string;
  /** `Sync this mailbox` */
  mailEnabled: string;
  /** `Message limit` */
  maxEmails: string;
  /** `Helps the assistant understand this mailbox.` */
  mailDescriptionNote: string;
  /** `{count, plural, one {# message synced} other {# messages synced}}` */
  mailSynced: (count: number) => string;
  /** `{count, plural, one {# document synced} other {# documents synced}}` */
  documentsSynced: (count: number) => string;
  /** `Sync new mail as it arrives` */
  watch: string;
  /** `When off, new mail waits for the next sync.` */
  watchNote: string;
  /** `Active until {date}.` */
  watchUntil: (date: string) => string;
  /** `Renew` */
  watchRenew: string;
  /** `Expired on {date}.` */
  watchOver: (date: string) => string;
  /** `Couldn’t change how new mail syncs` */
  watchFailed: string;
  /** `Couldn’t load the settings` */
  settingsFailed: string;
}

/** Words of what is chosen of a connection: files, spreadsheets, sites and mail, in English. */
export const connectorPickersWords: (format: Format) => ConnectorPickersWords = words;
