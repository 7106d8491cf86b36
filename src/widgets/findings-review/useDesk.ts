import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Finding } from '../../contract/index.ts';
import type { Review } from './createReview.ts';
import type { FindingsView } from './findingsView.ts';
import { isSkipped } from './readFinding.ts';
import { readKey, type KeyCommand } from './readKey.ts';
import {
  decidedIds,
  decisionOver,
  initialReview,
  type Decision,
  type ReviewState,
} from './reviewState.ts';
import type { AskedBulk } from './SelectionBar.tsx';
import { useCursor, type Cursor } from './useCursor.ts';
import { useFindingRows, type FindingRows } from './useFindingRows.ts';
import { useSelection, type FindingSelection } from './useSelection.ts';

/** What a desk is about. */
export interface DeskOptions {
  findings: readonly Finding[];
  view: FindingsView;
  review: Review | undefined;
  canWrite: boolean;
  /** Whether the platform works on a finding, so that it cannot be decided now. */
  isBusy: (id: string) => boolean;
}

/** How the reviewer's desk stands, and what can be done at it. */
export interface Desk extends FindingRows {
  state: ReviewState;
  cursor: Cursor;
  selection: FindingSelection;
  gridRef: RefObject<HTMLDivElement | null>;
  searchRef: RefObject<HTMLInputElement | null>;
  editRef: RefObject<HTMLTextAreaElement | null>;
  detailsOpen: 'unset' | 'open' | 'closed';
  setDetailsOpen: (open: 'open' | 'closed') => void;
  isHelpOpen: boolean;
  setHelpOpen: (isOpen: boolean) => void;
  asked: AskedBulk | undefined;
  ask: (decision: Decision) => void;
  answer: (asked: AskedBulk | undefined) => void;
  isSkipped: (finding: Finding) => boolean;
  canDecide: (finding: Finding) => boolean;
  decide: (decision: Decision) => void;
  skip: (isSkipped: boolean) => void;
  undo: () => void;
  titleOf: (id: string) => string;
  focusGrid: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Findings of the selection that can be decided. */
  decidable: readonly string[];
}

/** How far Page up and Page down go. */
const page = 12;

const nothing: ReadonlySet<string> = new Set();
const idle = createStore<ReviewState>()(() => initialReview);

/** Puts list, selection, decisions and keys together. */
export function useDesk({ findings, view, review, canWrite, isBusy }: DeskOptions): Desk {
  const state = useStore(review?.store ?? idle);
  const { held, line, taken, skips } = state;
  const decided = useMemo(() => decidedIds({ held, line, taken }), [held, line, taken]);
  const hidden = view.tab === 'pending' && decided.size > 0 ? decided : nothing;
  const list = useFindingRows(findings, { filter: view.filter, sort: view.sort, hidden, skips });
  const cursor = useCursor(list, view);
  const selection = useSelection(list, view.tab, hidden);
  const [detailsOpen, setDetailsOpen] = useState<Desk['detailsOpen']>('unset');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [asked, setAsked] = useState<AskedBulk>();
  const [wantsEdit, setWantsEdit] = useState(0);
  const gridRef = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const editRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (wantsEdit > 0) editRef.current?.focus();
  }, [wantsEdit]);

  const skippedNow = (finding: Finding): boolean =>
    skips.get(finding.finding_id) ?? isSkipped(finding);
  const canDecide = (finding: Finding): boolean =>
    canWrite &&
    finding.review_state === 'pending' &&
    !isBusy(finding.finding_id) &&
    decisionOver(state, finding.finding_id) === undefined;
  const finding = (id: string): Finding | undefined => findings[list.index.rowOf(id) ?? -1];
  const decidable = useDecidable(selection.selected, finding, canDecide);

  const decideNow = (decision: Decision, ids: readonly string[]): void => {
    const leaving = new Set(ids);
    if (cursor.current !== undefined && leaving.has(cursor.current.finding_id)) {
      cursor.leave(leaving);
    }
    review?.decide(decision, ids);
  };
  const decide = (decision: Decision): void => {
    if (cursor.current === undefined || !canDecide(cursor.current)) return;
    decideNow(decision, [cursor.current.finding_id]);
  };
  const ask = (decision: Decision): void => {
    if (decidable.length > 0) setAsked({ decision, ids: decidable });
  };
  const skip = (next: boolean): void => {
    if (!canWrite || cursor.current === undefined) return;
    const id = cursor.current.finding_id;
    if (next) cursor.leave(new Set([id]));
    review?.skip(id, next);
  };
  const undo = (): void => {
    const back = state.lastSkip?.id ?? state.held.at(-1)?.ids[0];
    review?.undo();
    const found = back === undefined ? undefined : finding(back);
    if (found !== undefined) cursor.follow(found);
  };
  const focusGrid = (): void => gridRef.current?.focus({ preventScroll: true });

  const perform: Record<KeyCommand, () => void> = {
    next: () => cursor.move(1),
    previous: () => cursor.move(-1),
    pageDown: () => cursor.move(page),
    pageUp: () => cursor.move(-page),
    first: () => cursor.moveTo(0),
    last: () => cursor.moveTo(list.rows.length - 1),
    approve: () => (selection.selected.size > 0 ? ask('approve') : decide('approve')),
    reject: () => (selection.selected.size > 0 ? ask('reject') : decide('reject')),
    skip: () => skip(cursor.current !== undefined && !skippedNow(cursor.current)),
    edit() {
      if (!canWrite || cursor.current === undefined) return;
      setDetailsOpen('open');
      setWantsEdit((count) => count + 1);
    },
    select: () => cursor.current && selection.toggle(cursor.current.finding_id),
    open: () => setDetailsOpen(detailsOpen === 'open' ? 'closed' : 'open'),
    undo,
    search: () => searchRef.current?.focus(),
    clear: selection.clear,
    help: () => setHelpOpen(true),
  };

  return {
    ...list,
    state,
    cursor,
    selection,
    gridRef,
    searchRef,
    editRef,
    detailsOpen,
    setDetailsOpen,
    isHelpOpen,
    setHelpOpen,
    asked,
    ask,
    answer(confirmed) {
      setAsked(undefined);
      if (confirmed === undefined) return;
      selection.clear();
      decideNow(confirmed.decision, confirmed.ids);
    },
    isSkipped: skippedNow,
    canDecide,
    decide,
    skip,
    undo,
    titleOf: (id) => finding(id)?.title ?? review?.titleOf(id) ?? id,
    focusGrid,
    onKeyDown(event) {
      if (asked !== undefined || isHelpOpen || event.defaultPrevented) return;
      const command = readKey(event, gridRef.current);
      if (command === undefined || (command === 'clear' && selection.selected.size === 0)) return;
      event.preventDefault();
      perform[command]();
    },
    decidable,
  };
}

function useDecidable(
  selected: ReadonlySet<string>,
  finding: (id: string) => Finding | undefined,
  canDecide: (finding: Finding) => boolean,
): readonly string[] {
  if (selected.size === 0) return [];
  return [...selected].filter((id) => {
    const one = finding(id);
    return one !== undefined && canDecide(one);
  });
}
