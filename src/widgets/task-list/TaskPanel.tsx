import { useDeferredValue, useState } from 'react';
import {
  LeftOutNote,
  usePlatformInfiniteQuery,
  usePlatformQuery,
  WidgetBoundary,
} from '../../provider/index.ts';
import { taskCountsQuery, taskQuery, tasksQuery, type TaskView } from '../../query/index.ts';
import { Button, EmptyState, Skeleton } from '../../ui/index.ts';
import { isUnfiltered, noFilters, queryOf, shownTasks } from './core/taskFilters.ts';
import { readCounts, readTask, valuesOf, type TaskRow } from './core/taskModel.ts';
import { Filters, type FilterValues } from './Filters.tsx';
import { TaskError } from './TaskError.tsx';
import { TaskItem } from './TaskItem.tsx';
import styles from './TaskList.module.css';
import {
  useTaskListActions,
  useTaskListOptions,
  useTaskListState,
  useTaskWords,
} from './TaskListContext.ts';
import { useFocusAfterTask } from './useFocusAfterTask.ts';

/** One list of tasks under its filters. */
export function TaskPanel({ view }: { view: TaskView }) {
  const words = useTaskWords();
  const { openWord } = useTaskListOptions();
  const filters = useTaskListState((state) => state.view.filters);
  const { setFilters } = useTaskListActions();
  const query = queryOf(view, useDeferredValue(filters), openWord);
  const list = usePlatformInfiniteQuery((client) => tasksQuery(client, view, query));
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  const read = list.data?.pages.flatMap(({ tasks }) => tasks.map(readTask));
  const rows = read && shownTasks(read, filters);
  const values = useSeenValues(read);
  const focus = useFocusAfterTask();

  return (
    <div className={styles.panel} {...focus}>
      <WidgetBoundary>
        <Filters view={view} values={values} />
      </WidgetBoundary>
      <WidgetBoundary>
        <Counts view={view} />
      </WidgetBoundary>
      {error !== null && (
        <TaskError error={error} title={words.listFailed} onRetry={() => void refetch()} />
      )}
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
      <LeftOutNote lists={list.data?.pages.map(({ tasks }) => tasks) ?? []} />
      {rows !== undefined && <TaskElsewhere rows={rows} />}
      {rows !== undefined && rows.length > 0 && (
        <ul className={styles.tasks}>
          {rows.map((row, index) => (
            <WidgetBoundary key={row.id ?? index} as="li">
              <TaskItem row={row} />
            </WidgetBoundary>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? words.loading : words.loadMore}
        </Button>
      )}
    </div>
  );
}

/** The open task where the list doesn't show it: one that a host links to, or that a filter hides. */
function TaskElsewhere({ rows }: { rows: readonly TaskRow[] }) {
  const words = useTaskWords();
  const taskId = useTaskListState(({ view }) => view.taskId);
  const isElsewhere = taskId !== undefined && rows.every(({ id }) => id !== taskId);
  const { data, error, refetch } = usePlatformQuery((client) => ({
    ...taskQuery(client, taskId ?? ''),
    enabled: isElsewhere,
  }));
  if (!isElsewhere) return null;
  if (error !== null) {
    return <TaskError error={error} title={words.taskFailed} onRetry={() => void refetch()} />;
  }
  if (data === undefined || data === null) return <Skeleton height="44px" />;
  return (
    <ul className={styles.tasks}>
      <WidgetBoundary as="li">
        <TaskItem row={{ ...readTask(data), id: taskId }} />
      </WidgetBoundary>
    </ul>
  );
}

/** Returns all values that came so far, so that a filter still offers those that it hides. */
function useSeenValues(rows: readonly TaskRow[] = []): FilterValues {
  const [seen, setSeen] = useState<FilterValues>({ priority: [], status: [] });
  const added = (field: 'priority' | 'status'): readonly string[] =>
    valuesOf(rows, field).filter((value) => !seen[field].includes(value));
  const [priority, status] = [added('priority'), added('status')];
  if (priority.length > 0 || status.length > 0) {
    setSeen({
      priority: [...seen.priority, ...priority].sort(),
      status: [...seen.status, ...status].sort(),
    });
  }
  return seen;
}

/** The platform's counters under its own names. */
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

interface EmptyProps {
  view: TaskView;
  isFiltered: boolean;
  onClear: () => void;
}

function Empty({ view, isFiltered, onClear }: EmptyProps) {
  const words = useTaskWords();
  const [title, text] = isFiltered
    ? [words.noneFound, words.noneFoundText]
    : view === 'todo'
      ? [words.emptyMine, words.emptyMineText]
      : [words.emptyAll, words.emptyAllText];
  return (
    <EmptyState title={title} text={text}>
      {isFiltered && (
        <Button size="small" onClick={onClear}>
          {words.clearFilters}
        </Button>
      )}
    </EmptyState>
  );
}
