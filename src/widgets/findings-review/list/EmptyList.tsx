import { Button } from '../../../ui/index.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import styles from '../FindingsWorkspace.module.css';
import { isFiltering, noFilter } from '../core/findingsView.ts';

/** In place of rows: why there are none, and the one next thing to do. */
export function EmptyList() {
  const words = useFindingsWords();
  const { findings, counters, view, onViewChange, onRefresh } = useWorkspace();
  const isListEmpty = findings?.length === 0;
  const isNew = counters?.total === 0;
  if (!isListEmpty && isFiltering(view.filter)) {
    return (
      <div className={styles.empty}>
        <strong className={styles.emptyTitle}>{words.nothingFoundTitle}</strong>
        <span>{words.nothingFoundText}</span>
        <Button onClick={() => onViewChange({ ...view, filter: noFilter })}>
          {words.clearFilters}
        </Button>
      </div>
    );
  }
  const [title, text] = isNew
    ? [words.emptyTitle, words.emptyText]
    : view.tab === 'pending'
      ? [words.donePendingTitle, words.donePendingText]
      : [words.emptyListTitle, undefined];
  return (
    <div className={styles.empty}>
      <strong className={styles.emptyTitle}>{title}</strong>
      {text !== undefined && <span>{text}</span>}
      {onRefresh !== undefined && <Button onClick={onRefresh}>{words.refresh}</Button>}
    </div>
  );
}
