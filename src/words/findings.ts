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
  loading: 'Loading findings',

  title: 'Finding',
  theme: 'Theme',
  confidence: 'Confidence',
  connections: 'Connections',
  status: 'Status',
  state: 'Review',
  sortBy: (column: string) => `Sort by ${column}`,
  order: 'Order',
  asListed: 'Default',
  ascending: 'Ascending',
  descending: 'Descending',
  direction: 'Direction',
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
  selected: (count: number) => `${number(count)} selected`,
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
  cancel: 'Cancel',

  approvedOne: (title: string) => `Approved “${title}”`,
  rejectedOne: (title: string) => `Rejected “${title}”`,
  approvedMany: (count: number) =>
    plural(count, { one: 'Approved # finding', other: 'Approved # findings' }),
  rejectedMany: (count: number) =>
    plural(count, { one: 'Rejected # finding', other: 'Rejected # findings' }),
  skippedOne: (title: string) => `Skipped “${title}”`,
  unskippedOne: (title: string) => `“${title}” is no longer skipped`,
  waiting: (count: number) =>
    plural(count, { one: 'Not sent yet', other: '# decisions not sent yet' }),
  undo: 'Undo',
  undoAll: 'Undo all',
  sendNow: 'Send now',
  approving: (done: number, total: number) => `Approving ${number(done)} of ${number(total)}`,
  rejecting: (done: number, total: number) => `Rejecting ${number(done)} of ${number(total)}`,
  stop: 'Stop',
  stopped: (done: number, total: number) => `Stopped after ${number(done)} of ${number(total)}`,
  stoppedText: 'The rest are still pending.',
  failed: (count: number) =>
    plural(count, { one: '# decision couldn’t be saved', other: '# decisions couldn’t be saved' }),
  failedText: 'These findings are still pending. Try again.',
  /** Why, where the platform took a decision and still lists the finding as pending. */
  notTaken: 'The service still lists this finding as pending.',
  andMore: (count: number) => `and ${number(count)} more`,
  skipFailed: 'The skip couldn’t be saved',
  elsewhereOne: (title: string, state: string) => `Someone else decided “${title}”: ${state}`,
  goneOne: (title: string) => `“${title}” no longer exists`,
  elsewhereMany: (count: number) =>
    plural(count, {
      one: 'Someone else decided # finding',
      other: 'Someone else decided # findings',
    }),
  elsewhereText: 'Your decisions on them don’t count.',
  firstHoldsOne: (title: string, state: string) =>
    `Your first decision on “${title}” holds: ${state}`,
  firstHoldsMany: (count: number) =>
    plural(count, {
      one: 'Your first decision holds on # finding',
      other: 'Your first decisions hold on # findings',
    }),
  firstHoldsText: 'It seemed to have failed. What you decided afterwards doesn’t count.',
  dismiss: 'Dismiss',

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
  donePendingTitle: 'All caught up',
  donePendingText: 'New findings appear after the next sync.',
  emptyListTitle: 'Nothing here yet',
  nothingFoundTitle: 'No matching findings',
  nothingFoundText: 'Try another search, or clear the filters.',
  refresh: 'Refresh',

  details: 'Details',
  closeDetails: 'Close details',
  learned: 'What was learned',
  discoveries: 'New discoveries',
  sources: 'Sources',
  nodes: 'In the brain',
  contextNodes: 'Context',
  otherFields: 'Other fields',
  none: 'None',
  openNode: (id: string) => `Open ${id}`,
  decidedElsewhere: (state: string) => `Decided by someone else: ${state}`,
  processing: 'Being edited',

  editTitle: 'Edit in plain language',
  editLabel: 'What should change?',
  editHint: 'For example: change the title to “Two names for one supplier”.',
  editSend: 'Send edit',
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
  keyOpen: 'Open or close details',
  keyUndo: 'Undo the last decision',
  keySearch: 'Search',
  keyClear: 'Clear the selection',
  keyHelp: 'Show this list',
});

/** Words of the review of findings. */
export interface FindingsWords extends ReturnType<typeof findingsWords> {}
