import type { Format } from './format.ts';

/** The words of the review of findings in English. */
export const findingsWords = ({ number, plural }: Format) => ({
  /** Names the widget's region. */
  findings: 'Findings',
  /** Names the tabs. */
  lists: 'Finding lists',
  pending: 'To review',
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
    `Showing ${number(listed)} of ${number(counted)}. The rest couldn’t be loaded.`,
  /** How many findings of this view were decided since the review began. */
  progress: (done: number, total: number) => `${number(done)} of ${number(total)} reviewed`,
  loading: 'Loading findings',

  title: 'Finding',
  theme: 'Theme',
  confidence: 'Confidence',
  connections: 'Connections',
  status: 'Status',
  state: 'Decision',
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
  noGroups: 'None',
  widthOf: (column: string) => `${column} column width`,

  search: 'Search findings',
  filters: 'Filter',
  filtersSet: (count: number) => `Filter (${number(count)})`,
  clearFilters: 'Clear filters',
  /** Grouping, order, columns and views. */
  display: 'Display',
  moreActions: 'More actions',
  confidenceFrom: 'Minimum',
  confidenceTo: 'Maximum',
  includeSkipped: 'Include skipped',
  onlySkipped: 'Only skipped',
  hideSkipped: 'Hide skipped',
  columns: 'Columns',
  moveUp: (column: string) => `Move ${column} left`,
  moveDown: (column: string) => `Move ${column} right`,
  views: 'Views',
  noViews: 'Save your filters, sorting and columns as a view.',
  viewName: 'View name',
  saveView: 'Save view',
  exportCsv: (count: number) =>
    plural(count, { one: 'Export # finding as CSV', other: 'Export # findings as CSV' }),
  exportJson: (count: number) =>
    plural(count, { one: 'Export # finding as JSON', other: 'Export # findings as JSON' }),

  select: (title: string) => `Select “${title}”`,
  selectAll: (count: number) => `Select all ${number(count)}`,
  selectGroup: (count: number, name: string) => `Select all ${number(count)} in “${name}”`,
  /** Shows one finding after the other in place of the list. */
  focusMode: 'Review one by one',
  /** The place of a finding among those that are shown. */
  place: (at: number, total: number) => `${number(at)} of ${number(total)}`,
  /** How many are selected, and how many of them the list shows now. */
  selected: (count: number, shown: number) =>
    shown === count
      ? `${number(count)} selected`
      : `${number(count)} selected, ${shown === 0 ? 'none' : number(shown)} in this view`,
  /** The search that chose the selection. */
  allMatching: (search: string) => `All matching “${search}”`,
  allFiltered: 'Everything that matched your earlier filters',
  clearSelection: 'Clear',
  approve: 'Approve',
  reject: 'Reject',
  skip: 'Skip',
  unskip: 'Restore',
  edit: 'Edit',
  approveSelected: (count: number) => `Approve ${number(count)}`,
  rejectSelected: (count: number) => `Reject ${number(count)}`,
  confirmApprove: (count: number) =>
    plural(count, { one: 'Approve # finding?', other: 'Approve # findings?' }),
  confirmReject: (count: number) =>
    plural(count, { one: 'Reject # finding?', other: 'Reject # findings?' }),
  confirmText: (seconds: number) =>
    seconds < 60
      ? plural(seconds, {
          one: 'You can undo this for # second.',
          other: 'You can undo this for # seconds.',
        })
      : plural(Math.round(seconds / 60), {
          one: 'You can undo this for about # minute.',
          other: 'You can undo this for about # minutes.',
        }),
  confirmShown: (shown: number) =>
    shown === 0
      ? 'None of these are in this view.'
      : plural(shown, {
          one: 'Only # of these is in this view.',
          other: 'Only # of these are in this view.',
        }),
  cancel: 'Cancel',

  willApproveOne: (title: string) => `“${title}” approved`,
  willRejectOne: (title: string) => `“${title}” rejected`,
  willApproveMany: (count: number) =>
    plural(count, { one: '# finding approved', other: '# findings approved' }),
  willRejectMany: (count: number) =>
    plural(count, { one: '# finding rejected', other: '# findings rejected' }),
  skippedOne: (title: string) => `“${title}” skipped`,
  unskippedOne: (title: string) => `“${title}” restored`,
  waiting: (count: number) =>
    plural(count, { one: '# decision pending', other: '# decisions pending' }),
  /** After decisions were sent and taken. */
  saved: (count: number) => plural(count, { one: '# decision saved', other: '# decisions saved' }),
  undo: 'Undo',
  undoAll: 'Undo all',
  sendNow: 'Apply now',
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
  notTaken: 'This finding is still pending.',
  openFinding: (title: string) => `Open “${title}”`,
  retryOne: (title: string) => `Try “${title}” again`,
  skipFailed: (title: string) => `Couldn’t skip or restore “${title}”`,
  elsewhereOne: (title: string, state: string) =>
    `Someone else already reviewed “${title}” (${state})`,
  goneOne: (title: string) => `“${title}” is no longer in the list`,
  elsewhereMany: (count: number) =>
    plural(count, {
      one: 'Someone else already reviewed # finding',
      other: 'Someone else already reviewed # findings',
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
    `Your first decision on “${title}” went through (${state})`,
  firstHoldsMany: (count: number) =>
    plural(count, {
      one: 'Your first decision on # finding went through',
      other: 'Your first decisions on # findings went through',
    }),
  firstHoldsText: 'It looked like it had failed, so your second decision was ignored.',
  dismiss: 'Dismiss',
  moreNotices: (count: number) => plural(count, { one: '# more notice', other: '# more notices' }),
  fewerNotices: 'Show fewer notices',

  readOnly: 'View only',
  readOnlyTitle: 'View only',
  readOnlyText: (scope: string) => `Ask your admin for access (${scope}).`,
  offlineTitle: 'You’re offline',
  offlineText: 'Keep reviewing. Your decisions wait here until you send them.',
  staleTitle: 'This list may be out of date',
  staleText: 'Couldn’t refresh. You’re seeing earlier results.',
  failedTitle: 'Couldn’t load the findings',

  emptyTitle: 'No findings yet',
  emptyText: 'Connect a source. What we learn from it shows up here for you to approve.',
  /** In place of rows, while what was decided is still on its way. */
  allDecidedTitle: 'All decided',
  allDecidedText: 'Not everything has been sent yet.',
  donePendingTitle: 'All caught up',
  donePendingText: 'New findings appear after the next sync.',
  allDone: (count: number) => plural(count, { one: '# reviewed', other: 'All # reviewed' }),
  /** After the last finding of a search: how many are pending outside of it. */
  leftElsewhere: (count: number) =>
    plural(count, {
      one: '# other finding is still pending.',
      other: '# other findings are still pending.',
    }),
  emptyListTitle: 'Nothing here yet',
  nothingFoundTitle: 'No matching findings',
  nothingFoundText: 'Try another search or clear the filters.',
  refresh: 'Refresh',

  details: 'Details',
  openFailed: 'Couldn’t load this finding',
  closeDetails: 'Close details',
  learned: 'What we learned',
  discoveries: 'New discoveries',
  sources: 'Sources',
  nodes: 'In your knowledge graph',
  contextNodes: 'Context',
  otherFields: 'Other fields',
  notGiven: 'Not given',
  noTheme: 'No theme',
  noConnection: 'No connection',
  openNode: (id: string) => `Open ${id}`,
  decidedElsewhere: (state: string) => `Decided by someone else: ${state}`,
  processing: 'Being edited',

  editTitle: 'Edit with a sentence',
  editLabel: 'What should change?',
  editHint: 'For example: change the title to “Two names for one supplier”.',
  editSend: 'Apply edit',
  editKeys: 'Ctrl+Enter or ⌘+Enter',
  editRunning: 'Editing…',
  editWaiting: 'Still working…',
  editStop: 'Stop waiting',
  editStopText: 'The edit may still go through.',
  editDone: 'Edited',
  editUnchanged: 'Nothing changed.',
  editFailed: 'The edit couldn’t be saved',
  editKept: 'We kept your text.',
  before: 'Before',
  after: 'After',

  keys: 'Keyboard shortcuts',
  keysText: 'They work anywhere in this list, except while you type.',
  keyNext: 'Next finding',
  keyPrevious: 'Previous finding',
  keySelect: 'Select or deselect',
  keyExtend: 'Extend the selection',
  keySelectAll: 'Select or deselect all',
  keyRange: 'Select a range',
  click: 'Click',
  keyFocusMode: 'Switch between list and one by one',
  keyOpen: 'Open or close details',
  keyUndo: 'Undo the last decision',
  keySearch: 'Search',
  keyClear: 'Clear the selection',
  keyHelp: 'Show this list',
});

/** Words of the review of findings. */
export interface FindingsWords extends ReturnType<typeof findingsWords> {}
