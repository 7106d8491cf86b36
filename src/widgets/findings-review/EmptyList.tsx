import { Button } from '../../ui/index.ts';
import { useFindingsWords } from './DeskContext.ts';
import styles from './FindingsDesk.module.css';
import { isFiltering, noFilter, type FindingsView } from './findingsView.ts';

/** Props of {@link EmptyList}. */
export interface EmptyListProps {
  view: FindingsView;
  onViewChange: (view: FindingsView) => void;
  /** Whether the list itself is empty, and not only what passes the filter. */
  isListEmpty: boolean;
  /** Whether the platform knows no finding at all. */
  isNew: boolean;
  onRefresh: (() => void) | undefined;
}

/** What stands in place of rows: why there are none, and the one next thing to do. */
export function EmptyList({ view, onViewChange, isListEmpty, isNew, onRefresh }: EmptyListProps) {
  const words = useFindingsWords();
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
