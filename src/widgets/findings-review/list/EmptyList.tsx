import type { ReactNode } from 'react';
import { Button } from '../../../ui/index.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import styles from '../FindingsWorkspace.module.css';
import { isFiltering, noFilter } from '../core/findingsView.ts';

/** In place of rows: why there are none, and the one next thing to do. */
export function EmptyList() {
  const words = useFindingsWords();
  const { findings = [], pendingCount, counters, view, doneCount, ...workspace } = useWorkspace();
  const { onViewChange, onRefresh } = workspace;
  const isFiltered = isFiltering(view.filter);
  const clear = (
    <Button onClick={() => onViewChange({ ...view, filter: noFilter })}>
      {words.clearFilters}
    </Button>
  );
  const refresh = onRefresh && <Button onClick={onRefresh}>{words.refresh}</Button>;
  if (isFiltered && doneCount > 0) {
    const left = pendingCount ?? 0;
    return (
      <Message
        title={words.allDone(doneCount)}
        text={left > 0 ? words.leftElsewhere(left) : words.donePendingText}
      >
        {clear}
      </Message>
    );
  }
  if (isFiltered && findings.length > 0) {
    return (
      <Message title={words.nothingFoundTitle} text={words.nothingFoundText}>
        {clear}
      </Message>
    );
  }
  if (counters?.total === 0) {
    return (
      <Message title={words.emptyTitle} text={words.emptyText}>
        {refresh}
      </Message>
    );
  }
  if (view.tab !== 'pending') return <Message title={words.emptyListTitle}>{refresh}</Message>;
  return (
    <Message
      title={doneCount > 0 ? words.allDone(doneCount) : words.donePendingTitle}
      text={words.donePendingText}
    >
      {refresh}
    </Message>
  );
}

interface MessageProps {
  title: string;
  text?: string;
  children: ReactNode;
}

function Message({ title, text, children }: MessageProps) {
  return (
    <div className={styles.empty}>
      <strong className={styles.emptyTitle}>{title}</strong>
      {text !== undefined && <span>{text}</span>}
      {children}
    </div>
  );
}
