import { useCallback, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Finding, FindingCounters } from '../../contract/index.ts';
import { useMissingScope } from '../../provider/index.ts';
import { findingWrites } from '../../query/index.ts';
import { withKeys, type FindingsKeys } from './core/findingsKeys.ts';
import { confidenceScale, isSkipped, titleOf } from './core/rows/readFinding.ts';
import { decisionsById, type AskedBulk, type Decision } from './core/reviewState.ts';
import { isSameList, noFilter, withoutFinding, type FindingsView } from './core/findingsView.ts';
import {
  decidableIds,
  useCanDecide,
  useDecisions,
  usePendingCount,
} from './decisions/useDecisions.ts';
import { useCursor, type Cursor } from './list/useCursor.ts';
import { useFindingRows, type FindingRows } from './list/useFindingRows.ts';
import { useGroupedRows } from './list/useGroupedRows.ts';
import {
  useConnectionName,
  type ConnectionName,
  type ShowConnections,
} from './list/useConnectionName.ts';
import type { RowGroup } from './core/rows/groupRows.ts';
import { useDoneCount } from './list/useDoneCount.ts';
import { useOpenFinding, type OpeningFinding } from './list/useOpenFinding.ts';
import { useSelection, type FindingSelection } from './list/useSelection.ts';
import { useReviewActions, useReviewState } from './ReviewProvider.ts';
import type { FindingsReviewOptions } from './declaration.ts';
import { useFocusFallback } from './useFocusFallback.ts';

export interface WorkspaceOptions {
  /** The findings of the chosen tab. Undefined while they are fetched. */
  findings: readonly Finding[] | undefined;
  /** The platform's counters. */
  counters?: FindingCounters;
  /** The number of findings of the tab that couldn't be decoded. @default 0 */
  leftOut?: number;
  view: FindingsView;
  onViewChange: (view: FindingsView) => void;
  /** Fetches the lists again. */
  onRefresh?: () => void;
  /** In place of the list, where there is none to show. */
  failure?: ReactNode;
  options: FindingsReviewOptions;
}

/** The reviewer's list, place and selection, and what can be done with them. */
export interface FindingsWorkspace extends Omit<WorkspaceOptions, 'findings'>, FindingRows {
  /** Undefined while they are fetched. */
  findings: readonly Finding[] | undefined;
  /** The first rows of each group; none if the view groups nothing. */
  groups: readonly RowGroup[];
  /** A connection's name by the host or else by a finding, or one that tells it from the others. */
  connectionName: ConnectionName;
  showConnections: ShowConnections;
  /** The key of each command. */
  keys: FindingsKeys;
  /** The largest confidence that can be. */
  scale: number;
  /** True if this person can decide, skip and edit. */
  canWrite: boolean;
  cursor: Cursor;
  selection: FindingSelection;
  /** Findings of the selection that can be decided. */
  decidable: readonly string[];
  /** Ids of findings that are in the list of the platform and not in this view any more. */
  hidden: ReadonlySet<string>;
  /** Flags of skips that are newer than the list's. */
  skips: ReadonlyMap<string, boolean>;
  isSkipped: (finding: Finding) => boolean;
  /** The decision that holds for a finding, and that the list does not show yet. */
  decisionOf: (id: string) => Decision | undefined;
  canDecide: (finding: Finding) => boolean;
  titleOf: (id: string) => string;
  /** Decides the current finding, and moves on. */
  decide: (decision: Decision) => void;
  /** Asks whether to decide all that is selected. */
  ask: (decision: Decision) => void;
  asked: AskedBulk | undefined;
  /** Decides what was asked; nothing for undefined. */
  answer: (asked: AskedBulk | undefined) => void;
  /** Skips the current finding, or takes it up again. */
  skip: (isSkipped: boolean) => void;
  undo: () => void;
  /** Opens a finding, in the pending list without filters if it isn't among the rows. */
  openFinding: (id: string) => void;
  /** The number of pending findings, without those decided here. Undefined: not known. */
  pendingCount: number | undefined;
  /** The number of findings of the tab, without those decided here. */
  listedCount: number;
  /** The number of this view's findings that the reviewer has decided since the review began. */
  doneCount: number;
  /** The finding that is to be opened and is not there yet. */
  opening: OpeningFinding | undefined;
  /** The details as the person left them; unset before they were opened or closed. */
  details: 'unset' | 'open' | 'closed';
  /** Shows one finding at a time, or the list again. */
  toggleFocusMode: () => void;
  /** Opens the details of the current finding, or closes them. */
  setDetails: (details: 'open' | 'closed') => void;
  isHelpOpen: boolean;
  setHelpOpen: (isOpen: boolean) => void;
  /** Gives the focus to the list if nothing has it. */
  takeFocus: () => void;
  root: RefObject<HTMLElement | null>;
  gridRef: RefObject<HTMLDivElement | null>;
  searchRef: RefObject<HTMLInputElement | null>;
  /** The field of an edit, while it is there. */
  editRef: RefObject<HTMLTextAreaElement | null>;
  /** True if the field of an edit takes the focus once it is there. */
  isEditWanted: boolean;
  setEditWanted: (isWanted: boolean) => void;
  /** Typed edits that aren't sent, by finding. */
  drafts: ReadonlyMap<string, string>;
  setDraft: (id: string, draft: string) => void;
}

const noFindings: readonly Finding[] = [];
const noIds: ReadonlySet<string> = new Set();
const noDrafts: ReadonlyMap<string, string> = new Map();

/** Puts list, place, selection and decisions together. */
export function useFindingsWorkspace(
  given: WorkspaceOptions,
  root: RefObject<HTMLElement | null>,
): FindingsWorkspace {
  const { view, options } = given;
  const findings = given.findings ?? noFindings;
  const actions = useReviewActions();
  const { decisions, skips } = useDecisions();
  const decisionBy = useMemo(() => decisionsById(decisions), [decisions]);
  const decided = useMemo(() => new Set(decisionBy.keys()), [decisionBy]);
  const hidden = view.tab === 'pending' && decided.size > 0 ? decided : noIds;
  const keys = useMemo(() => withKeys(options.keys), [options.keys]);
  const { connectionName, showConnections } = useConnectionName(
    findings,
    options.connectionNames,
    view.group === 'connections',
  );
  const found = useFindingRows(findings, { filter: view.filter, sort: view.sort, hidden, skips });
  const list = useGroupedRows(found, view.group, connectionName);
  const open = useOpenFinding(given, list.index);
  const cursor = useCursor(list, view, open);
  const selection = useSelection(list, view, hidden);
  const scale = useMemo(() => confidenceScale(findings), [findings]);
  const listedCount = useMemo(
    () => findings.length - [...hidden].filter((id) => list.index.rowOf(id) !== undefined).length,
    [findings, hidden, list.index],
  );
  const canWrite = useMissingScope(...findingWrites) === undefined && options.readOnly !== true;
  const canDecide = useCanDecide(canWrite, decisionBy);
  const { index } = list;
  const findingOf = useCallback(
    (id: string): Finding | undefined => index.findings[index.rowOf(id) ?? -1],
    [index],
  );
  const decidable = useMemo(
    () => decidableIds(selection.selected, findingOf, canDecide),
    [selection.selected, findingOf, canDecide],
  );

  const decideNow = (decision: Decision, ids: readonly string[]): void => {
    const leaving = new Set(ids);
    if (cursor.current !== undefined && leaving.has(cursor.current.finding_id)) {
      cursor.leave(leaving);
    }
    actions.decide(decision, ids);
  };
  const undo = useUndo(cursor, findingOf);
  const bulk = useBulk(decidable, list, (asked) => {
    selection.clear();
    decideNow(asked.decision, asked.ids);
  });

  const gridRef = useRef<HTMLDivElement>(null);

  return {
    ...given,
    ...list,
    ...useHelp(),
    onViewChange: (next) =>
      given.onViewChange(isSameList(next, view) ? next : leaveOpen(next, view)),
    opening: open.opening,
    details: detailsOf(view),
    setDetails(next) {
      const findingId = next === 'open' ? cursor.last?.finding_id : null;
      if (findingId !== undefined) given.onViewChange({ ...view, findingId });
    },
    toggleFocusMode: () =>
      given.onViewChange({ ...view, layout: view.layout === 'focus' ? 'list' : 'focus' }),
    ...useDrafts(),
    ...bulk,
    connectionName,
    showConnections,
    keys,
    scale,
    canWrite,
    cursor,
    selection,
    decidable,
    hidden,
    skips,
    isSkipped: (finding) => skips.get(finding.finding_id) ?? isSkipped(finding),
    decisionOf: (id) => decisionBy.get(id),
    canDecide,
    titleOf(id) {
      const finding = findingOf(id) ?? actions.findingOf(id);
      return finding === undefined ? id : titleOf(finding);
    },
    decide(decision) {
      if (cursor.current === undefined || !canDecide(cursor.current)) return;
      decideNow(decision, [cursor.current.finding_id]);
    },
    skip(next) {
      if (!canWrite || cursor.current === undefined) return;
      const { finding_id: id } = cursor.current;
      if (next) cursor.leave(new Set([id]));
      actions.skip(id, next);
    },
    undo,
    openFinding(id) {
      const isShown = list.rows.includes(list.index.rowOf(id) ?? -1);
      const shown = isShown ? view : { ...view, tab: 'pending' as const, filter: noFilter };
      given.onViewChange({ ...shown, findingId: id });
    },
    pendingCount: usePendingCount(given.counters, decided),
    listedCount,
    doneCount: useDoneCount(view, { decided, skips }),
    takeFocus: useFocusFallback(root, gridRef),
    root,
    gridRef,
    searchRef: useRef<HTMLInputElement>(null),
    editRef: useRef<HTMLTextAreaElement>(null),
    ...useEditWanted(),
  };
}

/** Undoes what was done last, and goes to the finding that comes back. */
function useUndo(cursor: Cursor, findingOf: (id: string) => Finding | undefined): () => void {
  const { undo } = useReviewActions();
  const back = useReviewState(({ lastSkip, pending }) => lastSkip?.id ?? pending.at(-1)?.ids[0]);
  return () => {
    undo();
    const finding = back === undefined ? undefined : findingOf(back);
    if (finding !== undefined) cursor.follow(finding);
  };
}

function useBulk(
  decidable: readonly string[],
  { rows, index }: FindingRows,
  onAnswer: (asked: AskedBulk) => void,
): Pick<FindingsWorkspace, 'ask' | 'asked' | 'answer'> {
  const [asked, setAsked] = useState<AskedBulk>();
  return {
    asked,
    ask(decision) {
      if (decidable.length === 0) return;
      const isShown = new Set(rows);
      const shown = decidable.filter((id) => isShown.has(index.rowOf(id) ?? -1)).length;
      setAsked({ decision, ids: decidable, shown });
    },
    answer(confirmed) {
      setAsked(undefined);
      if (confirmed !== undefined) onAnswer(confirmed);
    },
  };
}

function useHelp(): Pick<FindingsWorkspace, 'isHelpOpen' | 'setHelpOpen'> {
  const [isHelpOpen, setHelpOpen] = useState(false);
  return { isHelpOpen, setHelpOpen };
}

function useEditWanted(): Pick<FindingsWorkspace, 'isEditWanted' | 'setEditWanted'> {
  const [isEditWanted, setEditWanted] = useState(false);
  return { isEditWanted, setEditWanted };
}

function detailsOf({ findingId }: FindingsView): FindingsWorkspace['details'] {
  if (findingId === undefined) return 'unset';
  return findingId === null ? 'closed' : 'open';
}

/** Another list begins without an open finding, unless one is opened with it. */
function leaveOpen(next: FindingsView, { findingId }: FindingsView): FindingsView {
  return findingId !== null && next.findingId === findingId ? withoutFinding(next) : next;
}

function useDrafts(): Pick<FindingsWorkspace, 'drafts' | 'setDraft'> {
  const [drafts, setDrafts] = useState(noDrafts);
  const setDraft = (id: string, draft: string): void =>
    setDrafts((now) => new Map(now).set(id, draft));
  return { drafts, setDraft };
}
