import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { WidgetBoundary } from '../../../provider/index.ts';
import {
  FloatingBars,
  hiddenText,
  useRowHeights,
  Button,
  EmptyState,
  icons,
  layout,
} from '../../../ui/index.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import styles from '../FindingsWorkspace.module.css';
import { FocusedFinding } from '../details/FocusedFinding.tsx';
import { FindingsGrid } from './FindingsGrid.tsx';
import { usualListHeights } from './listHeights.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { useReviewController, useReviewProps, useReviewState } from '../ReviewProvider.ts';
import { isFiltering, noFilter } from '../core/findingsView.ts';

export interface FindingsListProps {
  /** The widget's width in CSS pixels. 0 before it is measured. */
  width: number;
  /** Bars that float over the end of the list. */
  children: ReactNode;
}

/** The width below which rows are cards, in CSS pixels at the default text size. */
const widthForColumns = 680;

/** Shows the list or the reason why it is empty, and its number of findings. */
export function FindingsList({ width, children }: FindingsListProps) {
  const { findings, rows, failure, view, opening } = useWorkspace();
  const isFocused = view.layout === 'focus' && (rows.length > 0 || opening !== undefined);
  const { heights: usual, row, scale, probe } = useRowHeights(usualListHeights);
  const heights = useMemo(() => ({ ...usual, themed: row }), [usual, row]);
  const isNarrow = width > 0 && width < widthForColumns * scale;
  const isFilled = findings !== undefined && failure === undefined;
  return (
    <div className={layout.column}>
      {probe}
      <WidgetBoundary>
        {failure}
        {failure === undefined && findings === undefined && (
          <LoadingRows isNarrow={isNarrow} heights={heights} />
        )}
        {isFilled && isFocused && <FocusedFinding />}
        {isFilled && !isFocused && rows.length === 0 && <EmptyList />}
        {isFilled && !isFocused && rows.length > 0 && (
          <FindingsGrid isNarrow={isNarrow} heights={heights} />
        )}
      </WidgetBoundary>
      <FloatingBars>{children}</FloatingBars>
      {isFilled && <Counts />}
    </div>
  );
}

function Counts() {
  const words = useFindingsWords();
  const {
    rows,
    findings = [],
    listedCount,
    doneCount,
    counters,
    view,
    leftOut = 0,
  } = useWorkspace();
  const outcome = useOutcome();
  const total = view.tab === 'all' ? counters?.total : counters?.[view.tab];
  const isPartial = total !== undefined && total > findings.length + leftOut;
  const isQuiet = rows.length === 0 && outcome === undefined && !isPartial;
  return (
    <div className={isQuiet ? hiddenText : styles.foot}>
      <span role="status" dir="auto">
        {rows.length === listedCount
          ? words.shownAll(listedCount)
          : words.shown(rows.length, listedCount)}
      </span>
      {doneCount > 0 && <span>{words.progress(doneCount, doneCount + rows.length)}</span>}
      <span role="status">{outcome}</span>
      {isPartial && <span>{words.listedOf(findings.length, total)}</span>}
    </div>
  );
}

/** Reports the number of saved decisions, once none is pending. */
function useOutcome(): string | undefined {
  const words = useFindingsWords();
  const review = useReviewController();
  const isWaiting = useReviewState(({ pending }) => pending.length > 0);
  const [wasWaiting, setWasWaiting] = useState(isWaiting);
  const [saved, setSaved] = useState(0);
  if (isWaiting !== wasWaiting) {
    setWasWaiting(isWaiting);
    if (isWaiting) setSaved(0);
  }
  useEffect(
    () => review.on('decision', ({ findingIds }) => setSaved((count) => count + findingIds.length)),
    [review],
  );
  return saved > 0 && !isWaiting ? words.saved(saved) : undefined;
}

function EmptyList() {
  const words = useFindingsWords();
  const { findings = [], pendingCount, counters, view, doneCount, ...workspace } = useWorkspace();
  const { onViewChange, onRefresh } = workspace;
  const { onConnectSource } = useReviewProps();
  const isFiltered = isFiltering(view.filter);
  const clear = (
    <Button onClick={() => onViewChange({ ...view, filter: noFilter })}>
      {words.clearFilters}
    </Button>
  );
  const isSending = useReviewState(({ pending, outbox }) => pending.length + outbox.length > 0);
  const restText = isSending ? words.allDecidedText : words.donePendingText;
  const refresh = <Button onClick={onRefresh}>{words.refresh}</Button>;
  if (isFiltered && doneCount > 0) {
    const left = pendingCount ?? 0;
    return (
      <EmptyState
        icon={icons.check}
        title={isSending ? words.allDecidedTitle : words.allDone(doneCount)}
        text={left > 0 ? words.leftElsewhere(left) : restText}
      >
        {clear}
      </EmptyState>
    );
  }
  if (isFiltered && findings.length > 0) {
    return (
      <EmptyState icon={icons.search} title={words.nothingFoundTitle} text={words.nothingFoundText}>
        {clear}
      </EmptyState>
    );
  }
  if (counters?.total === 0) {
    return (
      <EmptyState icon={icons.plug} title={words.emptyTitle} text={words.emptyText}>
        {onConnectSource === undefined ? (
          refresh
        ) : (
          <Button variant="primary" onClick={() => onConnectSource()}>
            {words.connectSource}
          </Button>
        )}
      </EmptyState>
    );
  }
  if (view.tab !== 'pending') return <EmptyState icon={icons.check} title={words.emptyListTitle} />;
  if (isSending)
    return <EmptyState icon={icons.check} title={words.allDecidedTitle} text={restText} />;
  return (
    <EmptyState
      icon={icons.check}
      title={doneCount > 0 ? words.allDone(doneCount) : words.donePendingTitle}
      text={restText}
    >
      {refresh}
    </EmptyState>
  );
}
