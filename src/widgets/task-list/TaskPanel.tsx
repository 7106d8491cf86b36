import { useDeferredValue, useId, useRef, useState } from 'react';
import {
  UnreadableEntriesNotice,
  usePlatformInfiniteQuery,
  usePlatformQuery,
  WidgetBoundary,
} from '../../provider/index.ts';
import { taskCountsQuery, taskQuery, tasksQuery } from '../../query/index.ts';
import {
  Button,
  EmptyState,
  icons,
  Skeleton,
  useElementWidth,
  joinClasses,
  layout,
  useFocusInRows,
} from '../../ui/index.ts';
import { isUnfiltered, noFilters, queryOf, shownTasks } from './core/taskFilters.ts';
import {
  isAllZero,
  rankOf,
  readPages,
  readTask,
  valuesOf,
  type TaskRow,
} from './core/taskModel.ts';
import { Filters, optionsOf, type FilterValues } from './Filters.tsx';
import { TaskAside } from './TaskDetails.tsx';
import { TaskError } from './TaskError.tsx';
import { TaskItem } from './TaskItem.tsx';
import styles from './TaskList.module.css';
import {
  useTaskListActions,
  useTaskListOptions,
  useTaskListState,
  useTaskWords,
} from './TaskListContext.ts';

/** The width, in CSS pixels, from which details are beside the list. */
const widthForAside = 680;

export function TaskPanel() {
  const words = useTaskWords();
  const { openWord, filterOptions } = useTaskListOptions();
  const { list: view, filters } = useTaskListState((state) => state.view);
  const query = queryOf(view, useDeferredValue(filters), openWord);
  const list = usePlatformInfiniteQuery((client) => tasksQuery(client, view, query));
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  const read = list.data && readPages(list.data.pages);
  const rows = read && shownTasks(read, filters);
  const values = useKnownFilterValues(read);
  const choices = {
    priority: optionsOf('priority', filterOptions, values),
    status: optionsOf('status', filterOptions, values),
  };
  // Renders again once a failed upload is gone, whose buttons may have had the focus.
  useTaskListState(
    ({ uploads }) => uploads.filter(({ state }) => state.status === 'failed').length,
  );
  const focus = useFocusInRows<HTMLDivElement>('[data-part="task"]');
  const columns = useRef<HTMLDivElement>(null);
  const hasAside = useElementWidth(columns) >= widthForAside;
  const asideId = useId();
  const { open, isElsewhere, elsewhere } = useOpenTask(rows);
  const shown = [...(isElsewhere && open !== undefined ? [open] : []), ...(rows ?? [])];
  const counts = usePlatformQuery((client) => taskCountsQuery(client, view));
  // Without any task, even completed, there is nothing to search or filter.
  const hasNone = read === undefined ? error !== null : read.length === 0 && isAllZero(counts.data);
  const hasFilters = !hasNone || !isUnfiltered(filters);

  return (
    <div className={joinClasses(layout.stack3, styles.panel)} {...focus}>
      {hasFilters && (
        <WidgetBoundary>
          <Filters values={values} />
        </WidgetBoundary>
      )}
      {error !== null && (
        <TaskError error={error} title={words.listFailed} onRetry={() => void refetch()} />
      )}
      {rows?.length === 0 && error === null && <Empty />}
      <UnreadableEntriesNotice lists={list.data?.pages.map(({ tasks }) => tasks) ?? []} />
      {elsewhere}
      <div ref={columns} className={styles.columns} data-beside={hasAside ? '' : undefined}>
        {rows === undefined && error === null && (
          <div className={styles.tasks}>
            {['46%', '32%', '39%'].map((width) => (
              <div key={width} className={styles.waiting}>
                <Skeleton width="16px" height="16px" />
                <Skeleton width={width} height="12px" />
              </div>
            ))}
          </div>
        )}
        {shown.length > 0 && (
          <ul className={styles.tasks}>
            {shown.map((row, index) => (
              <WidgetBoundary key={row.id ?? index} as="li">
                <TaskItem row={row} asideId={hasAside ? asideId : undefined} choices={choices} />
              </WidgetBoundary>
            ))}
          </ul>
        )}
        {hasAside && open !== undefined && (
          <WidgetBoundary key={open.id}>
            <TaskAside id={asideId} row={open} choices={choices} />
          </WidgetBoundary>
        )}
      </div>
      {hasNextPage && (
        <Button aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? words.loading : words.loadMore}
        </Button>
      )}
    </div>
  );
}

/**
 * Returns the open task. It is elsewhere, with a loading or error state of its own, if the host
 * linked to it or a filter hides it.
 */
function useOpenTask(rows: readonly TaskRow[] | undefined) {
  const words = useTaskWords();
  const taskId = useTaskListState(({ view }) => view.taskId);
  const listed = rows?.find(({ id }) => id !== undefined && id === taskId);
  const isElsewhere = rows !== undefined && taskId !== undefined && listed === undefined;
  const { data, error, refetch } = usePlatformQuery((client) => ({
    ...taskQuery(client, taskId ?? ''),
    enabled: isElsewhere,
  }));
  if (!isElsewhere) return { open: listed, isElsewhere, elsewhere: null };
  const fetched = data === undefined || data === null ? undefined : readTask(data);
  return {
    open: fetched && { ...fetched, id: taskId },
    isElsewhere,
    elsewhere:
      error !== null ? (
        <TaskError error={error} title={words.taskFailed} onRetry={() => void refetch()} />
      ) : (
        fetched === undefined && <Skeleton height="44px" />
      ),
  };
}

/** Returns all values seen so far, so that a filter still offers those it hides. */
function useKnownFilterValues(rows: readonly TaskRow[] = []): FilterValues {
  const [seen, setSeen] = useState<FilterValues>({ priority: [], status: [] });
  const added = (field: 'priority' | 'status'): readonly string[] =>
    valuesOf(rows, field).filter((value) => !seen[field].includes(value));
  const [priority, status] = [added('priority'), added('status')];
  if (priority.length > 0 || status.length > 0) {
    setSeen({
      priority: [...seen.priority, ...priority].sort((one, other) => rankOf(one) - rankOf(other)),
      status: [...seen.status, ...status].sort(),
    });
  }
  return seen;
}

function Empty() {
  const words = useTaskWords();
  const { list, filters } = useTaskListState(({ view }) => view);
  const { setFilters } = useTaskListActions();
  const isFiltered = !isUnfiltered(filters);
  const [title, text] = isFiltered
    ? [words.noneFound, words.noneFoundText]
    : list === 'todo'
      ? [words.emptyMine, words.emptyMineText]
      : [words.emptyAll, words.emptyAllText];
  return (
    <EmptyState icon={isFiltered ? icons.search : icons.check} title={title} text={text}>
      {isFiltered && (
        <Button size="small" onClick={() => setFilters(noFilters)}>
          {words.clearFilters}
        </Button>
      )}
    </EmptyState>
  );
}
