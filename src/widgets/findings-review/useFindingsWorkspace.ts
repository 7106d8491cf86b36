import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import type { Finding, FindingCounters } from '../../contract/index.ts';
import { withKeys, type FindingsKeys } from './core/findingsKeys.ts';
import { isSameList, noFilter, withoutFinding, type FindingsView } from './core/findingsView.ts';
import type { UnconfirmedBulk, Decision } from './core/reviewState.ts';
import { titleOf } from './core/rows/readFinding.ts';
import { useDecisions, type OwnDecisions } from './decisions/useDecisions.ts';
import { useCursor, type Cursor } from './list/useCursor.ts';
import { useListedFindings, type ListedFindings } from './list/useListedFindings.ts';
import { useOpenFinding, type OpeningFinding } from './list/useOpenFinding.ts';
import { useSelection, type FindingSelection } from './list/useSelection.ts';
import { useReviewActions, useReviewProps, useReviewState } from './ReviewProvider.ts';
import { useReviewFocus, type ReviewFocus } from './useReviewFocus.ts';

export interface WorkspaceOptions {
  /** The findings of the selected tab. Undefined while they load. */
  findings: readonly Finding[] | undefined;
  counters?: FindingCounters;
  /** The tab's number of findings that couldn't be decoded. @default 0 */
  leftOut?: number;
  onRefresh: () => void;
  /** Shown instead of a list that couldn't be loaded. */
  failure?: ReactNode;
}

/** The reviewer's list, position and selection, with their actions. */
export interface FindingsWorkspace
  extends Omit<WorkspaceOptions, 'findings'>, ListedFindings, OwnDecisions, ReviewFocus {
  /** Undefined while they load. */
  findings: readonly Finding[] | undefined;
  view: FindingsView;
  onViewChange: (view: FindingsView) => void;
  /** The key of each command. */
  keys: FindingsKeys;
  cursor: Cursor;
  selection: FindingSelection;
  /** The selected findings that can be decided. */
  decidable: readonly string[];
  /** True while the keys of decisions decide the selected findings, not the current one. */
  decidesSelected: boolean;
  titleOf: (id: string) => string;
  /** Decides the current finding, and moves to the next. */
  decide: (decision: Decision) => void;
  /** Asks for confirmation to decide all selected findings. */
  ask: (decision: Decision) => void;
  bulk: UnconfirmedBulk | undefined;
  /** Decides the confirmed findings, or cancels with undefined. */
  answer: (bulk: UnconfirmedBulk | undefined) => void;
  /** Skips or unskips the current finding. */
  skip: (isSkipped: boolean) => void;
  undo: () => void;
  /** Opens a finding, in the unfiltered pending list if it isn't among the rows. */
  openFinding: (id: string) => void;
  /** The finding to open while it isn't available yet. */
  opening: OpeningFinding | undefined;
  /** The details as the user left them. `unset` until they were first opened or closed. */
  details: 'unset' | 'open' | 'closed';
  /** Toggles between one finding at a time and the list. */
  toggleFocusMode: () => void;
  /** Opens or closes the details of the current finding. */
  setDetails: (details: 'open' | 'closed') => void;
  isHelpOpen: boolean;
  setHelpOpen: (isOpen: boolean) => void;
  /** Unsent text of edits, by finding. */
  drafts: ReadonlyMap<string, string>;
  setDraft: (id: string, draft: string) => void;
}

const noFindings: readonly Finding[] = [];
const noDrafts: ReadonlyMap<string, string> = new Map();

export function useFindingsWorkspace(
  given: WorkspaceOptions,
  root: RefObject<HTMLElement | null>,
): FindingsWorkspace {
  const options = useReviewProps();
  const actions = useReviewActions();
  const { setView } = actions;
  const view = useReviewState((state) => state.view);
  const findings = given.findings ?? noFindings;
  const own = useDecisions({
    view,
    counters: given.counters,
    isReadOnly: options.readOnly === true,
  });
  const { hidden, skips, canDecide, canWrite } = own;
  const names = options.connectionNames;
  const list = useListedFindings(findings, { view, names, hidden, skips });
  const { findingOf } = list;
  const { opening, ...open } = useOpenFinding(given.findings, view, list.index);
  const cursor = useCursor(list, view, open);
  const selection = useSelection(list, view, hidden);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [drafts, setDrafts] = useState(noDrafts);

  const decideNow = (decision: Decision, ids: readonly string[]): void => {
    const leaving = new Set(ids);
    if (cursor.current !== undefined && leaving.has(cursor.current.finding_id)) {
      cursor.leave(leaving);
    }
    actions.decide(decision, ids);
  };

  return {
    ...given,
    ...own,
    ...list,
    ...useReviewFocus(root),
    ...useBulk(selection.selected, list, canDecide, (bulk) => {
      selection.clear();
      decideNow(bulk.decision, bulk.ids);
    }),
    keys: useMemo(() => withKeys(options.keys), [options.keys]),
    cursor,
    selection,
    decidesSelected: selection.selected.size > 0 && view.layout !== 'focus',
    opening,
    view,
    onViewChange: (next) => setView(isSameList(next, view) ? next : leaveOpen(next, view)),
    details: detailsOf(view),
    setDetails(next) {
      const findingId = next === 'open' ? cursor.last?.finding_id : null;
      if (findingId !== undefined) setView({ ...view, findingId });
    },
    toggleFocusMode: () => setView({ ...view, layout: view.layout === 'focus' ? 'list' : 'focus' }),
    openFinding(id) {
      const isShown = list.rows.includes(list.index.rowOf(id) ?? -1);
      const shown = isShown ? view : { ...view, tab: 'pending' as const, filter: noFilter };
      setView({ ...shown, findingId: id });
    },
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
    undo: useUndo(cursor, findingOf),
    isHelpOpen,
    setHelpOpen,
    drafts,
    setDraft: (id, draft) => setDrafts((now) => new Map(now).set(id, draft)),
  };
}

/** Undoes the last action, and moves to the restored finding. */
function useUndo(cursor: Cursor, findingOf: ListedFindings['findingOf']): () => void {
  const { undo } = useReviewActions();
  const back = useReviewState(({ lastSkip, pending }) => lastSkip?.id ?? pending.at(-1)?.ids[0]);
  return () => {
    undo();
    const finding = back === undefined ? undefined : findingOf(back);
    if (finding !== undefined) cursor.follow(finding);
  };
}

/** Asks for confirmation before a selection is decided. */
function useBulk(
  selected: ReadonlySet<string>,
  { rows, index, findingOf }: ListedFindings,
  canDecide: OwnDecisions['canDecide'],
  onAnswer: (bulk: UnconfirmedBulk) => void,
): Pick<FindingsWorkspace, 'decidable' | 'ask' | 'bulk' | 'answer'> {
  const [bulk, setBulk] = useState<UnconfirmedBulk>();
  const decidable = useMemo(
    () =>
      [...selected].filter((id) => {
        const finding = findingOf(id);
        return finding !== undefined && canDecide(finding);
      }),
    [selected, findingOf, canDecide],
  );
  return {
    decidable,
    bulk,
    ask(decision) {
      if (decidable.length === 0) return;
      const isShown = new Set(rows);
      const shown = decidable.filter((id) => isShown.has(index.rowOf(id) ?? -1)).length;
      setBulk({ decision, ids: decidable, shown });
    },
    answer(confirmed) {
      setBulk(undefined);
      if (confirmed !== undefined) onAnswer(confirmed);
    },
  };
}

function detailsOf({ findingId }: FindingsView): FindingsWorkspace['details'] {
  if (findingId === undefined) return 'unset';
  return findingId === null ? 'closed' : 'open';
}

/** Closes the open finding when the list changes, unless the new view opens another one. */
function leaveOpen(next: FindingsView, { findingId }: FindingsView): FindingsView {
  return findingId !== null && next.findingId === findingId ? withoutFinding(next) : next;
}
