import type { ReactNode } from 'react';
import { WidgetBoundary } from '../../../provider/index.ts';
import { FloatingBars, useRowHeights } from '../../../ui/index.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import styles from '../FindingsWorkspace.module.css';
import { EmptyList } from './EmptyList.tsx';
import { FocusedFinding } from '../details/FocusedFinding.tsx';
import { FindingsGrid } from './FindingsGrid.tsx';
import { usualListHeights } from './listHeights.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { useOutcome } from './useOutcome.ts';

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
  const { heights, scale, probe } = useRowHeights(usualListHeights);
  const isNarrow = width > 0 && width < widthForColumns * scale;
  const isFilled = findings !== undefined && failure === undefined;
  return (
    <div className={styles.list}>
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
    <div className={styles.foot} data-quiet={isQuiet ? '' : undefined}>
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
