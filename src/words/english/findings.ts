// Written by `npm run words` from findings.json.
import { words } from './findings.json?words';
import type { Format } from '../format.ts';

/** Words of the review of findings. */
export interface FindingsWords {
  /** `Findings` Names the widget's region. */
  findings: string;
  /** `Finding lists` Names the tabs. */
  lists: string;
  /** `To review` */
  pending: string;
  /** `Approved` */
  approved: string;
  /** `Rejected` */
  rejected: string;
  /** `All` */
  all: string;
  /** `Skipped` */
  skipped: string;
  /** `{shown, number} of {total, plural, one {# finding} other {# findings}}` Number of rows that are shown of all. */
  shown: (shown: number, total: number) => string;
  /** `{total, plural, one {# finding} other {# findings}}` Number of rows where all are shown. */
  shownAll: (total: number) => string;
  /** `Showing {listed, number} of {counted, number}. The rest couldn’t be loaded.` Note on a list of which the platform counts more than it lists. */
  listedOf: (listed: number, counted: number) => string;
  /** `{done, number} of {total, number} reviewed` Number of findings of this view that were decided since the review began. */
  progress: (done: number, total: number) => string;
  /** `Loading findings` */
  loading: string;
  /** `Finding` */
  title: string;
  /** `Theme` */
  theme: string;
  /** `Confidence` */
  confidence: string;
  /** `Connections` */
  connections: string;
  /** `Status` */
  status: string;
  /** `Decision` */
  state: string;
  /** `Completed` */
  completed: string;
  /** `Connection {start}` A connection without a known name, by the first characters of its id. */
  connectionNamed: (start: string) => string;
  /** `Order` */
  order: string;
  /** `Default` */
  asListed: string;
  /** `Ascending` */
  ascending: string;
  /** `Descending` */
  descending: string;
  /** `Direction` */
  direction: string;
  /** `Group by` */
  group: string;
  /** `None` */
  noGroups: string;
  /** `{column} column width` */
  widthOf: (column: string) => string;
  /** `Search findings` */
  search: string;
  /** `Filter` */
  filters: string;
  /** `Filter ({count, number})` */
  filtersSet: (count: number) => string;
  /** `Clear filters` */
  clearFilters: string;
  /** `Remove filter {name}` */
  removeFilter: (name: string) => string;
  /** `Display` Grouping, order, columns and views. */
  display: string;
  /** `More actions` */
  moreActions: string;
  /** `Minimum` */
  confidenceFrom: string;
  /** `Maximum` */
  confidenceTo: string;
  /** `Include skipped` */
  includeSkipped: string;
  /** `Only skipped` */
  onlySkipped: string;
  /** `Hide skipped` */
  hideSkipped: string;
  /** `Columns` */
  columns: string;
  /** `Move {column} left` */
  moveUp: (column: string) => string;
  /** `Move {column} right` */
  moveDown: (column: string) => string;
  /** `Views` */
  views: string;
  /** `Save your filters, sorting and columns as a view.` */
  noViews: string;
  /** `View name` */
  viewName: string;
  /** `Save view` */
  saveView: string;
  /** `{count, plural, one {Export # finding as CSV} other {Export # findings as CSV}}` */
  exportCsv: (count: number) => string;
  /** `{count, plural, one {Export # finding as JSON} other {Export # findings as JSON}}` */
  exportJson: (count: number) => string;
  /** `Select “{title}”` */
  select: (title: string) => string;
  /** `Select all {count, number}` */
  selectAll: (count: number) => string;
  /** `Select all {count, number} in “{name}”` */
  selectGroup: (count: number, name: string) => string;
  /** `Review one by one` Shows one finding after the other in place of the list. */
  focusMode: string;
  /** `{at, number} of {total, number}` The place of a finding among those that are shown. */
  place: (at: number, total: number) => string;
  /** `{count, number} selected, {shown, plural, =0 {none} other {#}} in this view` Number of selected findings, and how many of them the list shows now. */
  selected: (count: number, shown: number) => string;
  /** `{count, number} selected` Number of selected findings where the list shows them all. */
  selectedAll: (count: number) => string;
  /** `All matching “{search}”` The search that chose the selection. */
  allMatching: (search: string) => string;
  /** `Everything that matched your earlier filters` */
  allFiltered: string;
  /** `Clear` */
  clearSelection: string;
  /** `Approve` */
  approve: string;
  /** `Reject` */
  reject: string;
  /** `Skip` */
  skip: string;
  /** `Restore` */
  unskip: string;
  /** `Edit` */
  edit: string;
  /** `Approve {count, number}` */
  approveSelected: (count: number) => string;
  /** `Reject {count, number}` */
  rejectSelected: (count: number) => string;
  /** `{count, plural, one {Approve # finding?} other {Approve # findings?}}` */
  confirmApprove: (count: number) => string;
  /** `{count, plural, one {Reject # finding?} other {Reject # findings?}}` */
  confirmReject: (count: number) => string;
  /** `{seconds, plural, one {You can undo this for # second.} other {You can undo this for # seconds.}}` */
  confirmText: (seconds: number) => string;
  /** `{minutes, plural, one {You can undo this for about # minute.} other {You can undo this for about # minutes.}}` */
  confirmTextMinutes: (minutes: number) => string;
  /** `{shown, plural, =0 {None of these are in this view.} one {Only # of these is in this view.} other {Only # of these are in this view.}}` */
  confirmShown: (shown: number) => string;
  /** `Cancel` */
  cancel: string;
  /** `“{title}” approved` */
  willApproveOne: (title: string) => string;
  /** `“{title}” rejected` */
  willRejectOne: (title: string) => string;
  /** `{count, plural, one {# finding approved} other {# findings approved}}` */
  willApproveMany: (count: number) => string;
  /** `{count, plural, one {# finding rejected} other {# findings rejected}}` */
  willRejectMany: (count: number) => string;
  /** `“{title}” skipped` */
  skippedOne: (title: string) => string;
  /** `“{title}” restored` */
  unskippedOne: (title: string) => string;
  /** `{count, plural, one {# decision pending} other {# decisions pending}}` */
  waiting: (count: number) => string;
  /** `{count, plural, one {# decision saved} other {# decisions saved}}` After decisions were sent and taken. */
  saved: (count: number) => string;
  /** `Undo` */
  undo: string;
  /** `Undo all` */
  undoAll: string;
  /** `Reason (required)` */
  reasonRequired: string;
  /** `Reason (optional)` */
  reasonOptional: string;
  /** `Apply now` */
  sendNow: string;
  /** `Approving {done, number} of {total, number}` */
  approving: (done: number, total: number) => string;
  /** `Rejecting {done, number} of {total, number}` */
  rejecting: (done: number, total: number) => string;
  /** `{count, plural, one {# decision will be sent when you’re back online} other {# decisions will be sent when you’re back online}}` */
  sentOnline: (count: number) => string;
  /** `Stop` */
  stop: string;
  /** `Stopped after {done, number} of {total, number}` */
  stopped: (done: number, total: number) => string;
  /** `The rest are still pending.` */
  stoppedText: string;
  /** `{count, plural, one {# decision couldn’t be saved} other {# decisions couldn’t be saved}}` */
  failed: (count: number) => string;
  /** `These findings are still pending. Try again.` */
  failedText: string;
  /** `This finding is still pending.` Reason of a failure where the platform took a decision and still lists the finding as pending. */
  notTaken: string;
  /** `Open “{title}”` */
  openFinding: (title: string) => string;
  /** `Try “{title}” again` */
  retryOne: (title: string) => string;
  /** `Couldn’t skip or restore “{title}”` */
  skipFailed: (title: string) => string;
  /** `Someone else already reviewed “{title}” ({state})` */
  elsewhereOne: (title: string, state: string) => string;
  /** `“{title}” is no longer in the list` */
  goneOne: (title: string) => string;
  /** `{count, plural, one {Someone else already reviewed # finding} other {Someone else already reviewed # findings}}` */
  elsewhereMany: (count: number) => string;
  /** `{count, plural, one {Your decision wasn’t sent.} other {# of your decisions weren’t sent.}}` Of the reviewer's own decisions on what others decided: those that were never sent. */
  ownUnsent: (count: number) => string;
  /** `{count, plural, one {Your decision came too late.} other {# of your decisions came too late.}}` Those that were sent after the other's. */
  ownLate: (count: number) => string;
  /** `Your first decision on “{title}” went through ({state})` */
  firstHoldsOne: (title: string, state: string) => string;
  /** `{count, plural, one {Your first decision on # finding went through} other {Your first decisions on # findings went through}}` */
  firstHoldsMany: (count: number) => string;
  /** `It looked like it had failed, so your second decision was ignored.` */
  firstHoldsText: string;
  /** `Dismiss` */
  dismiss: string;
  /** `{count, plural, one {# more notice} other {# more notices}}` */
  moreNotices: (count: number) => string;
  /** `Show fewer notices` */
  fewerNotices: string;
  /** `View only` */
  readOnly: string;
  /** `You’re offline` */
  offlineTitle: string;
  /** `Keep reviewing. Your decisions will be sent when you’re back online.` */
  offlineText: string;
  /** `This list may be out of date` */
  staleTitle: string;
  /** `Couldn’t refresh. You’re seeing earlier results.` */
  staleText: string;
  /** `Couldn’t load the findings` */
  failedTitle: string;
  /** `No findings yet` */
  emptyTitle: string;
  /** `Connect a source. What we learn from it shows up here for you to approve.` */
  emptyText: string;
  /** `Connect a source` */
  connectSource: string;
  /** `All decided` In place of rows, while what was decided is still on its way. */
  allDecidedTitle: string;
  /** `Not everything has been sent yet.` */
  allDecidedText: string;
  /** `All caught up` */
  donePendingTitle: string;
  /** `New findings appear after the next sync.` */
  donePendingText: string;
  /** `{count, plural, one {# reviewed} other {All # reviewed}}` */
  allDone: (count: number) => string;
  /** `{count, plural, one {# other finding is still pending.} other {# other findings are still pending.}}` After the last finding of a search: how many are pending outside of it. */
  leftElsewhere: (count: number) => string;
  /** `Nothing here yet` */
  emptyListTitle: string;
  /** `No matching findings` */
  nothingFoundTitle: string;
  /** `Try another search or clear the filters.` */
  nothingFoundText: string;
  /** `Refresh` */
  refresh: string;
  /** `Details` */
  details: string;
  /** `Couldn’t load this finding` */
  openFailed: string;
  /** `Close details` */
  closeDetails: string;
  /** `What we learned` */
  learned: string;
  /** `New discoveries` */
  discoveries: string;
  /** `Sources` */
  sources: string;
  /** `In your knowledge graph` */
  nodes: string;
  /** `Context` */
  contextNodes: string;
  /** `More details` */
  otherFields: string;
  /** `Not given` */
  notGiven: string;
  /** `+{count, number}` Follows the name of the first connection. */
  moreConnections: (count: number) => string;
  /** `No theme` */
  noTheme: string;
  /** `No connection` */
  noConnection: string;
  /** `Open {id}` */
  openNode: (id: string) => string;
  /** `Decided by someone else: {state}` */
  decidedElsewhere: (state: string) => string;
  /** `Being edited` */
  processing: string;
  /** `Edit with a sentence` */
  editTitle: string;
  /** `What should change?` */
  editLabel: string;
  /** `For example: change the title to “Two names for one supplier”.` */
  editHint: string;
  /** `Apply edit` */
  editSend: string;
  /** `Ctrl+Enter or ⌘+Enter` */
  editKeys: string;
  /** `Editing…` */
  editRunning: string;
  /** `Still working…` */
  editWaiting: string;
  /** `Stop waiting` */
  editStop: string;
  /** `The edit may still go through.` */
  editStopText: string;
  /** `Edited` */
  editDone: string;
  /** `Nothing changed.` */
  editUnchanged: string;
  /** `The edit couldn’t be saved` */
  editFailed: string;
  /** `We kept your text.` */
  editKept: string;
  /** `Before` */
  before: string;
  /** `After` */
  after: string;
  /** `Keyboard shortcuts` */
  keys: string;
  /** `They work anywhere in this list, except while you type.` */
  keysText: string;
  /** `Next finding` */
  keyNext: string;
  /** `Previous finding` */
  keyPrevious: string;
  /** `Select or deselect` */
  keySelect: string;
  /** `Extend the selection` */
  keyExtend: string;
  /** `Select or deselect all` */
  keySelectAll: string;
  /** `Select a range` */
  keyRange: string;
  /** `Click` */
  click: string;
  /** `Switch between list and one by one` */
  keyFocusMode: string;
  /** `Open or close details` */
  keyOpen: string;
  /** `Undo the last decision` */
  keyUndo: string;
  /** `Search` */
  keySearch: string;
  /** `Clear the selection` */
  keyClear: string;
  /** `Show this list` */
  keyHelp: string;
}

/** Words of the review of findings, in English. */
export const findingsWords: (format: Format) => FindingsWords = words;
