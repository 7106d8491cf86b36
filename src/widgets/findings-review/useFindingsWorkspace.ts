import { useMemo, useState, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Finding, FindingCounters } from '../../contract/index.ts';
import { createEntrySaver, savedTextsFormat } from '../../controller/index.ts';
import { withKeys } from './core/findingsKeys.ts';
import { isSameList, noFilter, withoutFinding, type FindingsView } from './core/findingsView.ts';
import type { UnconfirmedBulk, Decision } from './core/reviewState.ts';
import { titleOf } from './core/rows/readFinding.ts';
import { useDecisions } from './decisions/useDecisions.ts';
import { useCursor, type Cursor } from './list/useCursor.ts';
import { useListedFindings, type ListedFindings } from './list/useListedFindings.ts';
import { useSelection } from './list/useSelection.ts';
import { useReviewActions, useReviewProps, useReviewState } from './ReviewProvider.ts';
import { usePersistence, usePlatformQuery } from '../../provider/index.ts';
import { findingQuery } from '../../query/index.ts';
import type { FindingsIndex } from './core/rows/findingsIndex.ts';
import { isElement } from '../../ui/index.ts';

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

const noFindings: readonly Finding[] = [];

/** Combines the list, the reviewer's position and selection, and the decisions. */
export function useFindingsWorkspace(given: WorkspaceOptions, root: RefObject<HTMLElement | null>) {
  const options = useReviewProps();
  const actions = useReviewActions();
  const { setView } = actions;
  const view = useReviewState((state) => state.view);
  const findings = given.findings ?? noFindings;
  const own = useDecisions(view, given.counters, options.readOnly === true);
  const { hidden, skips, canDecide, canWrite } = own;
  const names = options.connectionNames;
  const list = useListedFindings(findings, { view, names, hidden, skips });
  const { findingOf } = list;
  const { opening, ...open } = useOpenFinding(given.findings, view, list.index);
  const cursor = useCursor(list, view, open);
  const selection = useSelection(list, view, hidden);
  const [isHelpOpen, setHelpOpen] = useState(false);

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
    ...useEditDrafts(),
    ...useReviewFocus(root),
    ...useBulk(selection.selected, list, canDecide, (bulk) => {
      selection.clear();
      decideNow(bulk.decision, bulk.ids);
    }),
    keys: useMemo(() => withKeys(options.keys), [options.keys]),
    cursor,
    selection,
    /** True while the keys of decisions decide the selected findings, not the current one. */
    decidesSelected: selection.selected.size > 0 && view.layout !== 'focus',
    opening,
    view,
    onViewChange: (next: FindingsView) =>
      setView(isSameList(next, view) ? next : leaveOpen(next, view)),
    /** The details as the user left them. `unset` until they were first opened or closed. */
    details: detailsOf(view),
    setDetails: (next: 'open' | 'closed'): void => {
      const findingId = next === 'open' ? cursor.last?.finding_id : null;
      if (findingId !== undefined) setView({ ...view, findingId });
    },
    toggleFocusMode: () => setView({ ...view, layout: view.layout === 'focus' ? 'list' : 'focus' }),
    /** Opens a finding, in the unfiltered pending list if it isn't among the rows. */
    openFinding: (id: string): void => {
      const isShown = list.rows.includes(list.index.rowOf(id) ?? -1);
      const shown = isShown ? view : { ...view, tab: 'pending' as const, filter: noFilter };
      setView({ ...shown, findingId: id });
    },
    titleOf: (id: string): string => {
      const finding = findingOf(id) ?? actions.findingOf(id);
      return finding === undefined ? id : titleOf(finding);
    },
    /** Decides the current finding, and moves to the next. */
    decide: (decision: Decision): void => {
      if (cursor.current === undefined || !canDecide(cursor.current)) return;
      decideNow(decision, [cursor.current.finding_id]);
    },
    skip: (next: boolean): void => {
      if (!canWrite || cursor.current === undefined) return;
      const { finding_id: id } = cursor.current;
      if (next) cursor.leave(new Set([id]));
      actions.skip(id, next);
    },
    undo: useUndo(cursor, findingOf),
    isHelpOpen,
    setHelpOpen,
  };
}

export type FindingsWorkspace = ReturnType<typeof useFindingsWorkspace>;

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
  canDecide: (finding: Finding) => boolean,
  onAnswer: (bulk: UnconfirmedBulk) => void,
) {
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
    ask: (decision: Decision): void => {
      if (decidable.length === 0) return;
      const isShown = new Set(rows);
      const shown = decidable.filter((id) => isShown.has(index.rowOf(id) ?? -1)).length;
      setBulk({ decision, ids: decidable, shown });
    },
    /** Decides the confirmed findings, or cancels with undefined. */
    answer: (confirmed: UnconfirmedBulk | undefined): void => {
      setBulk(undefined);
      if (confirmed !== undefined) onAnswer(confirmed);
    },
  };
}

function detailsOf({ findingId }: FindingsView): 'unset' | 'open' | 'closed' {
  if (findingId === undefined) return 'unset';
  return findingId === null ? 'closed' : 'open';
}

/** Closes the open finding when the list changes, unless the new view opens another one. */
function leaveOpen(next: FindingsView, { findingId }: FindingsView): FindingsView {
  return findingId !== null && next.findingId === findingId ? withoutFinding(next) : next;
}

/** Returns the finding that the view opens, fetched if no loaded list contains it. */
function useOpenFinding(
  findings: readonly Finding[] | undefined,
  view: FindingsView,
  index: FindingsIndex,
) {
  const { findingOf, setView } = useReviewActions();
  const id = view.findingId ?? undefined;
  const isListed = id === undefined || index.rowOf(id) !== undefined;
  const known = isListed ? undefined : findingOf(id);
  const isMissing = !isListed && known === undefined && findings !== undefined;
  const { data, error, isFetching, refetch } = usePlatformQuery((client) => ({
    ...findingQuery(client, id ?? ''),
    enabled: isMissing,
  }));
  const fetched = data?.finding_id === id ? data?.finding : undefined;
  const finding = known ?? (isMissing ? fetched : undefined);
  return {
    id,
    finding,
    onOpen: (findingId: string | undefined) => setView({ ...view, findingId }),
    opening:
      isMissing && finding === undefined
        ? { error, isFetching, refetch: () => void refetch() }
        : undefined,
  };
}

/** Returns the focusable elements of a review, and the focus that it wants. */
function useReviewFocus(root: RefObject<HTMLElement | null>) {
  const gridRef = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const editRef = useRef<HTMLTextAreaElement>(null);
  // The field of an edit is to be focused once it mounts.
  const [isEditWanted, setEditWanted] = useState(false);
  const takeFocus = useFocusFallback(root, gridRef);
  return { root, gridRef, searchRef, editRef, isEditWanted, setEditWanted, takeFocus };
}

/**
 * Keeps the focus inside a root: when the focused element is removed, such as a pressed button, the
 * list is focused, or the root without a list. A focus that the user moved out stays there.
 *
 * @returns A function that takes the focus if nothing has it.
 */
function useFocusFallback(
  root: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): () => void {
  const takeFocus = (): void => {
    const element = root.current;
    const active = element?.ownerDocument.activeElement;
    if (active === null || active?.tagName === 'BODY') (list.current ?? element)?.focus();
  };
  const focused = useRef<Element>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const enter = ({ target }: FocusEvent): void => {
      focused.current = isElement(target) ? target : null;
    };
    const leave = ({ target }: FocusEvent): void => {
      // Removing an element may fire focusout too, so only one that is still connected was left.
      queueMicrotask(() => {
        if (focused.current === target && focused.current?.isConnected === true) {
          focused.current = null;
        }
      });
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [root]);
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    takeFocus();
  });
  return takeFocus;
}

const noDrafts: ReadonlyMap<string, string | undefined> = new Map();

/** Keeps the unsent texts of edits by finding, where the provider has a storage also after a reload. */
function useEditDrafts() {
  const persistence = usePersistence({ storageKey: 'brainstem-findings' }, savedTextsFormat);
  const [save] = useState(() => persistence && createEntrySaver<string>(persistence.update));
  const [drafts, setDrafts] = useState(noDrafts);
  useEffect(() => {
    // Text typed or sent meanwhile is newer.
    void persistence?.read().then((saved = new Map()) => {
      if (saved.size > 0) setDrafts((now) => new Map([...saved, ...now]));
    });
  }, [persistence]);
  return {
    drafts,
    setDraft: (id: string, draft: string | undefined): void => {
      setDrafts((now) => new Map(now).set(id, draft));
      void save?.([[id, () => (draft === '' ? undefined : draft)]]);
    },
  };
}
