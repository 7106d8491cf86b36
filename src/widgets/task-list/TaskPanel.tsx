import { useContext, useDeferredValue, useState } from 'react';
import { usePlatformQuery, WidgetBoundary } from '../../provider/index.ts';
import { taskCountsQuery, type TaskView } from '../../query/index.ts';
import { Button, Skeleton } from '../../ui/index.ts';
import { Filters } from './Filters.tsx';
import { isUnfiltered, noFilters, queryOf } from './taskFilters.ts';
import { TaskError } from './TaskError.tsx';
import { TaskItem } from './TaskItem.tsx';
import styles from './TaskList.module.css';
import { readCounts, readTask, valuesOf } from './taskModel.ts';
import { TaskSettings } from './taskSettings.ts';
import { useTasks } from './useTasks.ts';
import { useTaskWords } from './useTaskWords.ts';

/** One list of tasks under its filters. */
export function TaskPanel({ view }: { view: TaskView }) {
  const words = useTaskWords();
  const { openWord } = useContext(TaskSettings);
  const [filters, setFilters] = useState(noFilters);
  const [values, setValues] = useState<Record<'priority' | 'status', readonly string[]>>({
    priority: [],
    status: [],
  });
  const query = queryOf(view, useDeferredValue(filters), openWord);
  const { tasks, error, hasMore, isLoadingMore, loadMore, refetch } = useTasks(view, query);
  const rows = tasks?.map(readTask);

  // Values that were seen once can be chosen on, though a filter hides their tasks.
  const seen = {
    priority: [...new Set([...values.priority, ...valuesOf(rows ?? [], 'priority')])],
    status: [...new Set([...values.status, ...valuesOf(rows ?? [], 'status')])],
  };
  if (JSON.stringify(seen) !== JSON.stringify(values)) setValues(seen);

  return (
    <div className={styles.panel}>
      <WidgetBoundary>
        <Filters view={view} filters={filters} values={values} onChange={setFilters} />
      </WidgetBoundary>
      <WidgetBoundary>
        <Counts view={view} />
      </WidgetBoundary>
      {error !== null && <TaskError error={error} title={words.listFailed} onRetry={refetch} />}
      {rows === undefined && error === null && (
        <>
          <Skeleton height="44px" />
          <Skeleton height="44px" />
          <Skeleton height="44px" />
        </>
      )}
      {rows?.length === 0 && error === null && (
        <Empty
          view={view}
          isFiltered={!isUnfiltered(filters)}
          onClear={() => setFilters(noFilters)}
        />
      )}
      {rows !== undefined && rows.length > 0 && (
        <ul className={styles.tasks}>
          {rows.map((row, at) => (
            <WidgetBoundary key={row.id ?? at} as="li">
              <TaskItem row={row} />
            </WidgetBoundary>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button aria-disabled={isLoadingMore} onClick={loadMore}>
          {isLoadingMore ? words.loading : words.loadMore}
        </Button>
      )}
    </div>
  );
}

/** The platform's counters under the names that it gives them. Without them the list stands alone. */
function Counts({ view }: { view: TaskView }) {
  const { data } = usePlatformQuery((client) => taskCountsQuery(client, view));
  const counts = readCounts(data);
  if (counts.length === 0) return null;
  return (
    <dl className={styles.counts}>
      {counts.map(({ name, count }) => (
        <div key={name} className={styles.count}>
          <dt className={styles.countName}>{name}</dt>
          <dd className={styles.countValue}>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function Empty({
  view,
  isFiltered,
  onClear,
}: {
  view: TaskView;
  isFiltered: boolean;
  onClear: () => void;
}) {
  const words = useTaskWords();
  const [title, text] = isFiltered
    ? [words.noneFound, words.noneFoundText]
    : view === 'todo'
      ? [words.emptyMine, words.emptyMineText]
      : [words.emptyAll, words.emptyAllText];
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      <p className={styles.text}>{text}</p>
      {isFiltered && (
        <Button size="small" onClick={onClear}>
          {words.clearFilters}
        </Button>
      )}
    </div>
  );
}
