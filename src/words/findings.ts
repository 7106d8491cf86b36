import type { Format } from './format.ts';

/** The words of the review of findings in English. */
export const findingsWords = ({ number, plural }: Format) => ({
  /** Names the widget's region. */
  findings: 'Findings',
  /** Names the tabs. */
  lists: 'Finding lists',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  all: 'All',
  skipped: 'Skipped',
  /** The figure on how many rows are shown. */
  shown: (shown: number, total: number) =>
    shown === total
      ? plural(total, { one: '# finding', other: '# findings' })
      : `${number(shown)} of ${plural(total, { one: '# finding', other: '# findings' })}`,
  /** Where the platform counts more than it lists. */
  listedOf: (listed: number, counted: number) =>
    `Loaded ${number(listed)} of ${number(counted)} findings. The service didn’t return the rest.`,
  /** How many findings of this view were decided since the review began. */
  progress: (done: number, total: number) => `${number(done)} of ${number(total)} decided`,
  loading: 'Loading findings',

  title: 'Finding',
  theme: 'Theme',
  confidence: 'Confidence',
  connections: 'Connections',
  status: 'Status',
  state: 'Review',
  completed: 'Completed',
  /** A connection without a known name, by the first characters of its id. */
  connectionNamed: (start: string) => `Connection ${start}`,
  sortBy: (column: string) => `Sort by ${column}`,
  order: 'Order',
  asListed: 'Default',
  ascending: 'Ascending',
  descending: 'Descending',
  direction: 'Direction',
  group: 'Group by',
  noGroups: 'No groups',
  widthOf: (column: string) => `${column} column width`,

  search: 'Search findings',
  filters: 'Filters',
  filtersSet: (count: number) => `Filters (${number(count)})`,
  clearFilters: 'Clear filters',
  confidenceFrom: 'Minimum',
  confidenceTo: 'Maximum',
  includeSkipped: 'Include skipped',
  onlySkipped: 'Only skipped',
  hideSkipped: 'Hide skipped',
  columns: 'Columns',
  moveUp: (column: string) => `Move ${column} forward`,
  moveDown: (column: string) => `Move ${column} back`,
  views: 'Views',
  noViews: 'Save a view to keep its list, search, filters, order and columns.',
  viewName: 'View name',
  saveView: 'Save view',
  export: 'Export',
  exportText: (count: number) =>
    `Exports ${plural(count, { one: '# finding', other: '# findings' })} as shown, in this order.`,
  exportCsv: 'Download CSV',
  exportJson: 'Download JSON',

  select: (title: string) => `Select “${title}”`,
  selectAll: (count: number) => `Select all ${number(count)}`,
  selectGroup: (count: number, name: string) => `Select all ${number(count)} in “${name}”`,
  /** Shows one finding after the other in place of the list. */
  focusMode: 'One at a time',
  /** The place of a finding among those that are shown. */
  place: (at: number, total: number) => `${number(at)} of ${number(total)}`,
  /** How many are selected, and how many of them the list shows now. */
  selected: (count: number, shown: number) =>
    shown === count
      ? `${number(count)} selected`
      : `${number(count)} selected, ${shown === 0 ? 'none' : number(shown)} in this view`,
  /** The search that chose the selection. */
  allMatching: (search: string) => `All matching “${search}”`,
  allFiltered: 'All matching the earlier filters',
  clearSelection: 'Clear selection',
  approve: 'Approve',
  reject: 'Reject',
  skip: 'Skip',
  unskip: 'Undo skip',
  edit: 'Edit',
  approveSelected: (count: number) => `Approve ${number(count)}`,
  rejectSelected: (count: number) => `Reject ${number(count)}`,
  confirmApprove: (count: number) =>
    plural(count, { one: 'Approve # finding?', other: 'Approve # findings?' }),
  confirmReject: (count: number) =>
    plural(count, { one: 'Reject # finding?', other: 'Reject # findings?' }),
  confirmText: (seconds: number) =>
    plural(seconds, {
      one: 'You can undo this for # second.',
      other: 'You can undo this for # seconds.',
    }),
  confirmShown: (shown: number) =>
    shown === 0
      ? 'None of them is in this view.'
      : plural(shown, {
          one: 'Only # of them is in this view.',
          other: 'Only # of them are in this view.',
        }),
  cancel: 'Cancel',

  willApproveOne: (title: string) => `“${title}” will be approved`,
  willRejectOne: (title: string) => `“${title}” will be rejected`,
  willApproveMany: (count: number) =>
    plural(count, { one: '# finding will be approved', other: '# findings will be approved' }),
  willRejectMany: (count: number) =>
    plural(count, { one: '# finding will be rejected', other: '# findings will be rejected' }),
  skippedOne: (title: string) => `Skipped “${title}”`,
  unskippedOne: (title: string) => `“${title}” is no longer skipped`,
  waiting: (count: number) =>
    plural(count, { one: '# decision not sent yet', other: '# decisions not sent yet' }),
  /** After decisions were sent and taken. */
  saved: (count: number) => plural(count, { one: '# decision saved', other: '# decisions saved' }),
  undo: 'Undo',
  undoAll: 'Undo all',
  sendNow: 'Send now',
  approving: (done: number, total: number) => `Approving ${number(done)} of ${number(total)}`,
  rejecting: (done: number, total: number) => `Rejecting ${number(done)} of ${number(total)}`,
  sentOnline: (count: number) =>
    plural(count, {
      one: '# decision will be sent when you’re back online',
      other: '# decisions will be sent when you’re back online',
    }),
  stop: 'Stop',
  stopped: (done: number, total: number) => `Stopped after ${number(done)} of ${number(total)}`,
  stoppedText: 'The rest are still pending.',
  failed: (count: number) =>
    plural(count, { one: '# decision couldn’t be saved', other: '# decisions couldn’t be saved' }),
  failedText: 'These findings are still pending. Try again.',
  /** Why, where the platform took a decision and still lists the finding as pending. */
  notTaken: 'The service still lists this finding as pending.',
  openFinding: (title: string) => `Open “${title}”`,
  retryOne: (title: string) => `Try “${title}” again`,
  skipFailed: (title: string) => `Couldn’t change whether “${title}” is skipped`,
  elsewhereOne: (title: string, state: string) => `Someone else decided “${title}”: ${state}`,
  goneOne: (title: string) => `“${title}” is no longer in the list`,
  elsewhereMany: (count: number) =>
    plural(count, {
      one: 'Someone else decided # finding',
      other: 'Someone else decided # findings',
    }),
  /** Of the reviewer's own decisions on what others decided: those that were never sent. */
  ownUnsent: (count: number) =>
    plural(count, {
      one: 'Your decision wasn’t sent.',
      other: '# of your decisions weren’t sent.',
    }),
  /** Those that were sent after the other's. */
  ownLate: (count: number) =>
    plural(count, {
      one: 'Your decision came too late.',
      other: '# of your decisions came too late.',
    }),
  firstHoldsOne: (title: string, state: string) =>
    `Your first decision on “${title}” stands: ${state}`,
  firstHoldsMany: (count: number) =>
    plural(count, {
      one: 'Your first decision stands for # finding',
      other: 'Your first decisions stand for # findings',
    }),
  firstHoldsText: 'It seemed to have failed, so your later decision doesn’t count.',
  dismiss: 'Dismiss',
  moreNotices: (count: number) => plural(count, { one: '# more notice', other: '# more notices' }),
  fewerNotices: 'Show fewer notices',

  readOnly: 'Read-only',
  readOnlyTitle: 'You can read findings but not decide',
  readOnlyText: (scope: string) => `To approve or reject, you need the “${scope}” permission.`,
  offlineTitle: 'You’re offline',
  offlineText:
    'You can keep reviewing. Decisions that can’t be sent stay here so you can send them later.',
  staleTitle: 'This list may be out of date',
  staleText: 'Couldn’t refresh. Showing earlier results.',
  failedTitle: 'Couldn’t load the findings',

  emptyTitle: 'No findings yet',
  emptyText: 'Findings appear here for review after a connection syncs.',
  /** In place of rows, while what was decided is still on its way. */
  allDecidedTitle: 'All decided',
  allDecidedText: 'Not everything has been sent yet.',
  donePendingTitle: 'All caught up',
  donePendingText: 'New findings appear after the next sync.',
  allDone: (count: number) => plural(count, { one: '# done', other: 'All # done' }),
  /** After the last finding of a search: how many are pending outside of it. */
  leftElsewhere: (count: number) =>
    plural(count, {
      one: '# other finding is still pending.',
      other: '# other findings are still pending.',
    }),
  emptyListTitle: 'Nothing here yet',
  nothingFoundTitle: 'No matching findings',
  nothingFoundText: 'Try another search, or clear the filters.',
  refresh: 'Refresh',

  details: 'Details',
  openFailed: 'Couldn’t load this finding',
  closeDetails: 'Close details',
  learned: 'What was learned',
  discoveries: 'New discoveries',
  sources: 'Sources',
  nodes: 'In the brain',
  contextNodes: 'Context',
  otherFields: 'Other fields',
  notGiven: 'Not given',
  noTheme: 'No theme',
  noConnection: 'No connection',
  openNode: (id: string) => `Open ${id}`,
  decidedElsewhere: (state: string) => `Decided by someone else: ${state}`,
  processing: 'Being edited',

  editTitle: 'Edit in plain language',
  editLabel: 'What should change?',
  editHint: 'For example: change the title to “Two names for one supplier”.',
  editSend: 'Send edit',
  editKeys: 'Ctrl+Enter or ⌘+Enter',
  editRunning: 'Editing…',
  editWaiting: 'The service is still editing',
  editStop: 'Stop waiting',
  editStopText: 'The service may still finish the edit.',
  editDone: 'Edited',
  editUnchanged: 'Nothing changed.',
  editFailed: 'The edit couldn’t be saved',
  editKept: 'Your text is still below.',
  before: 'Before',
  after: 'After',

  keys: 'Keyboard shortcuts',
  keysText: 'These work anywhere in the findings review, except while you type.',
  keyNext: 'Next finding',
  keyPrevious: 'Previous finding',
  keySelect: 'Select or deselect',
  keyExtend: 'Extend the selection',
  keySelectAll: 'Select or deselect all',
  keyRange: 'Select a range',
  click: 'Click',
  keyFocusMode: 'One finding at a time, or the list',
  keyOpen: 'Open or close details',
  keyUndo: 'Undo the last decision',
  keySearch: 'Search',
  keyClear: 'Clear the selection',
  keyHelp: 'Show this list',
});

/** Words of the review of findings. */
export interface FindingsWords extends ReturnType<typeof findingsWords> {}
