/** Words of the review of findings. */
export interface FindingsWords {
  /** Names the widget's region. */
  findings: string;
  /** Names the tabs. */
  lists: string;
  pending: string;
  approved: string;
  rejected: string;
  all: string;
  skipped: string;
  /** The figure on how many rows are shown. */
  shown: (shown: number, total: number) => string;
  /** Where the platform counts more than it lists. */
  listedOf: (listed: number, counted: number) => string;
  loading: string;

  title: string;
  theme: string;
  confidence: string;
  connections: string;
  status: string;
  state: string;
  sortBy: (column: string) => string;
  order: string;
  asListed: string;
  ascending: string;
  descending: string;
  direction: string;
  widthOf: (column: string) => string;

  search: string;
  filters: string;
  filtersSet: (count: number) => string;
  clearFilters: string;
  confidenceFrom: string;
  confidenceTo: string;
  skippedToo: string;
  onlySkipped: string;
  noSkipped: string;
  columns: string;
  moveUp: (column: string) => string;
  moveDown: (column: string) => string;
  views: string;
  noViews: string;
  viewName: string;
  saveView: string;
  export: string;
  exportText: (count: number) => string;
  exportCsv: string;
  exportJson: string;

  select: (title: string) => string;
  selectAll: string;
  selected: (count: number) => string;
  clearSelection: string;
  approve: string;
  reject: string;
  skip: string;
  unskip: string;
  edit: string;
  approveSelected: (count: number) => string;
  rejectSelected: (count: number) => string;
  confirmApprove: (count: number) => string;
  confirmReject: (count: number) => string;
  confirmText: (seconds: number) => string;
  cancel: string;

  approvedOne: (title: string) => string;
  rejectedOne: (title: string) => string;
  approvedMany: (count: number) => string;
  rejectedMany: (count: number) => string;
  skippedOne: (title: string) => string;
  unskippedOne: (title: string) => string;
  waiting: (count: number) => string;
  undo: string;
  undoAll: string;
  sendNow: string;
  approving: (done: number, total: number) => string;
  rejecting: (done: number, total: number) => string;
  stop: string;
  stopped: (done: number, total: number) => string;
  stoppedText: string;
  failed: (count: number) => string;
  failedText: string;
  /** Why, where the platform took a decision and still lists the finding as pending. */
  notTaken: string;
  andMore: (count: number) => string;
  skipFailed: string;
  elsewhereOne: (title: string, state: string) => string;
  goneOne: (title: string) => string;
  elsewhereMany: (count: number) => string;
  elsewhereText: string;
  dismiss: string;

  readOnlyTitle: string;
  readOnlyText: (scope: string) => string;
  offlineTitle: string;
  offlineText: string;
  staleTitle: string;
  staleText: string;
  failedTitle: string;

  emptyTitle: string;
  emptyText: string;
  donePendingTitle: string;
  donePendingText: string;
  emptyListTitle: string;
  nothingFoundTitle: string;
  nothingFoundText: string;
  refresh: string;

  details: string;
  closeDetails: string;
  learned: string;
  discoveries: string;
  sources: string;
  nodes: string;
  contextNodes: string;
  otherFields: string;
  none: string;
  openNode: (id: string) => string;
  decidedElsewhere: (state: string) => string;
  processing: string;

  editTitle: string;
  editLabel: string;
  editHint: string;
  editSend: string;
  editRunning: string;
  editWaiting: string;
  editStop: string;
  editStopText: string;
  editDone: string;
  editUnchanged: string;
  editFailed: string;
  editKept: string;
  before: string;
  after: string;

  keys: string;
  keysText: string;
  keyNext: string;
  keyPrevious: string;
  keySelect: string;
  keyOpen: string;
  keyUndo: string;
  keySearch: string;
  keyClear: string;
  keyHelp: string;
}

/** The words of the review of findings in English. */
export const findingsWords: FindingsWords = {
  findings: 'Findings',
  lists: 'Lists of findings',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  all: 'All',
  skipped: 'Skipped',
  shown: (shown, total) =>
    shown === total
      ? `${number(total)} ${total === 1 ? 'finding' : 'findings'}`
      : `${number(shown)} of ${number(total)} findings`,
  listedOf: (listed, counted) =>
    `Loaded ${number(listed)} of ${number(counted)}. The service has not listed the others.`,
  loading: 'Loading findings',

  title: 'Finding',
  theme: 'Theme',
  confidence: 'Confidence',
  connections: 'Connections',
  status: 'Status',
  state: 'Review',
  sortBy: (column) => `Sort by ${column}`,
  order: 'Order',
  asListed: 'As listed',
  ascending: 'Ascending',
  descending: 'Descending',
  direction: 'Direction',
  widthOf: (column) => `Width of ${column}`,

  search: 'Search findings',
  filters: 'Filters',
  filtersSet: (count) => `Filters, ${count} set`,
  clearFilters: 'Clear filters',
  confidenceFrom: 'From',
  confidenceTo: 'To',
  skippedToo: 'With skipped ones',
  onlySkipped: 'Only skipped ones',
  noSkipped: 'Without skipped ones',
  columns: 'Columns',
  moveUp: (column) => `Move ${column} forward`,
  moveDown: (column) => `Move ${column} back`,
  views: 'Views',
  noViews: 'A view keeps the list, the search, the filters, the order and the columns.',
  viewName: 'Name of this view',
  saveView: 'Save view',
  export: 'Export',
  exportText: (count) =>
    `${number(count)} ${count === 1 ? 'finding' : 'findings'}, as shown and in this order.`,
  exportCsv: 'Download CSV',
  exportJson: 'Download JSON',

  select: (title) => `Select “${title}”`,
  selectAll: 'Select all that are shown',
  selected: (count) => `${number(count)} selected`,
  clearSelection: 'Clear selection',
  approve: 'Approve',
  reject: 'Reject',
  skip: 'Skip',
  unskip: 'Take back skip',
  edit: 'Edit',
  approveSelected: (count) => `Approve ${number(count)}`,
  rejectSelected: (count) => `Reject ${number(count)}`,
  confirmApprove: (count) => `Approve ${number(count)} findings?`,
  confirmReject: (count) => `Reject ${number(count)} findings?`,
  confirmText: (seconds) => `You can undo this for ${number(seconds)} seconds.`,
  cancel: 'Cancel',

  approvedOne: (title) => `Approved “${title}”`,
  rejectedOne: (title) => `Rejected “${title}”`,
  approvedMany: (count) => `Approved ${number(count)} findings`,
  rejectedMany: (count) => `Rejected ${number(count)} findings`,
  skippedOne: (title) => `Skipped “${title}”`,
  unskippedOne: (title) => `Took back the skip of “${title}”`,
  waiting: (count) => (count === 1 ? 'Not sent yet' : `${number(count)} decisions not sent yet`),
  undo: 'Undo',
  undoAll: 'Undo all',
  sendNow: 'Send now',
  approving: (done, total) => `Approving ${number(done)} of ${number(total)}`,
  rejecting: (done, total) => `Rejecting ${number(done)} of ${number(total)}`,
  stop: 'Stop',
  stopped: (done, total) => `Stopped after ${number(done)} of ${number(total)}`,
  stoppedText: 'The others are still pending.',
  failed: (count) =>
    count === 1
      ? 'A decision did not get through'
      : `${number(count)} decisions did not get through`,
  failedText: 'These findings are still pending.',
  notTaken: 'The service still lists it as pending.',
  andMore: (count) => `and ${number(count)} more`,
  skipFailed: 'The skip did not get through',
  elsewhereOne: (title, state) => `“${title}” was decided elsewhere: ${state}`,
  goneOne: (title) => `“${title}” is no longer there`,
  elsewhereMany: (count) => `${number(count)} findings were decided elsewhere`,
  elsewhereText: 'Nothing of yours was sent for them.',
  dismiss: 'Dismiss',

  readOnlyTitle: 'You can read here, but not decide',
  readOnlyText: (scope) => `Deciding needs the permission “${scope}”.`,
  offlineTitle: 'You are offline',
  offlineText: 'You can go on. Decisions that don’t get through are kept here to send again.',
  staleTitle: 'The list may be out of date',
  staleText: 'It could not be loaded anew. What you see is kept.',
  failedTitle: 'The findings could not be loaded',

  emptyTitle: 'No findings yet',
  emptyText: 'When a connection has been synced, what was learned from it comes here for review.',
  donePendingTitle: 'All reviewed',
  donePendingText: 'New findings come after the next sync.',
  emptyListTitle: 'Nothing here yet',
  nothingFoundTitle: 'No finding matches',
  nothingFoundText: 'Search for other words, or clear the filters.',
  refresh: 'Look again',

  details: 'Details',
  closeDetails: 'Close details',
  learned: 'What was learned',
  discoveries: 'New discoveries',
  sources: 'Sources',
  nodes: 'In the brain',
  contextNodes: 'Context',
  otherFields: 'Other fields',
  none: 'None',
  openNode: (id) => `Open ${id}`,
  decidedElsewhere: (state) => `Decided elsewhere: ${state}`,
  processing: 'Being edited',

  editTitle: 'Edit in plain language',
  editLabel: 'What should change?',
  editHint: 'For example: change the title to “Two names for one supplier”.',
  editSend: 'Send edit',
  editRunning: 'Editing',
  editWaiting: 'The edit goes on at the service',
  editStop: 'Stop watching',
  editStopText: 'The service may still finish the edit.',
  editDone: 'Edited',
  editUnchanged: 'Nothing has changed.',
  editFailed: 'The edit did not get through',
  editKept: 'Your words are kept below.',
  before: 'Before',
  after: 'After',

  keys: 'Keyboard shortcuts',
  keysText: 'They work anywhere in this part of the page, except while you type.',
  keyNext: 'Next finding',
  keyPrevious: 'Previous finding',
  keySelect: 'Select or deselect',
  keyOpen: 'Open or close the details',
  keyUndo: 'Undo the last decision',
  keySearch: 'Search',
  keyClear: 'Clear the selection',
  keyHelp: 'This list',
};

function number(value: number): string {
  return value.toLocaleString('en');
}
