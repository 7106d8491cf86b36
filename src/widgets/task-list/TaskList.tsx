import { useState } from 'react';
import { isPlatformError } from '../../client/errors/index.ts';
import type { ForwardedBody } from '../../contract/index.ts';
import {
  useBrainstem,
  usePlatformActions,
  usePlatformQuery,
  WidgetBoundary,
  withSession,
  type WidgetProps,
} from '../../provider/index.ts';
import { createTaskUploader, taskCountsQuery, type TaskView } from '../../query/index.ts';
import { Surface, Tabs } from '../../ui/index.ts';
import { createTaskList } from './core/index.ts';
import type { TaskPatch } from './core/taskChanges.ts';
import type { TaskFilterOptions } from './core/taskFilters.ts';
import { TaskError } from './TaskError.tsx';
import { NewTask } from './NewTask.tsx';
import styles from './TaskList.module.css';
import {
  TaskListOptionsContext,
  TaskListProvider,
  useTaskListActions,
  useTaskListState,
  useTaskWords,
} from './TaskListContext.ts';
import { TaskPanel } from './TaskPanel.tsx';

/** Props of {@link TaskList}. */
export interface TaskListProps extends WidgetProps {
  /** Which list is open first. @default 'todo', the person's own */
  defaultView?: TaskView;
  /** Called to sign the person in to the web app, whose session the tasks need. @default no button */
  onSignIn?: () => void;
  /**
   * Returns the body of a comment, which isn't documented.
   *
   * @default an object with `text`
   */
  writeComment?: (text: string) => ForwardedBody;
  /** The value of the filter `completion` for open tasks, which isn't documented. @default 'open' */
  openWord?: string;
  /**
   * What the filters of everyone's list offer, by the name of the filter. The platform documents no
   * values.
   *
   * @default priorities and statuses that came with tasks
   */
  filterOptions?: TaskFilterOptions;
  /**
   * Returns the body of a change of priority, status or due date, which isn't documented. Only what
   * changed is in `patch`.
   *
   * @default only the title can be changed
   */
  writePatch?: (patch: TaskPatch) => ForwardedBody;
  /** Returns the body that assigns people, as they were typed. @default nobody can be assigned */
  writeAssignees?: (assignees: readonly string[]) => ForwardedBody;
  /** Names the region. @default 'Tasks', in the locale's words */
  label?: string;
}

/**
 * The tasks of the web app: the person's own and everyone's, with filters, the platform's counters,
 * comments and files. Requests carry the cookie of the web app's session, never a token; the client
 * needs an `appUrl`.
 *
 * Parts, for styling: `[data-part]` of `task-list`, `tabs`, `task`, `field` and `notice`. Looks come
 * from the `--brainstem-*` variables.
 *
 * Routes: all of `{app_url}/api/tasks` but the bare `/attachments`.
 */
export const TaskList = withSession(TaskListView, {
  name: 'taskList',
  events: { onSignIn: [] },
  optionalEvents: ['onSignIn'],
});

function TaskListView({
  defaultView,
  onSignIn,
  writeComment = asText,
  openWord = 'open',
  filterOptions = noOptions,
  writePatch,
  writeAssignees,
  label,
}: TaskListProps) {
  const { environment } = useBrainstem();
  const attach = usePlatformActions(createTaskUploader);
  const [list] = useState(() => createTaskList({ attach, view: defaultView, environment }));
  return (
    <TaskListOptionsContext.Provider
      value={{ onSignIn, writeComment, openWord, filterOptions, writePatch, writeAssignees }}
    >
      <TaskListProvider controller={list}>
        <Tasks label={label} />
      </TaskListProvider>
    </TaskListOptionsContext.Provider>
  );
}

function Tasks({ label }: { label: string | undefined }) {
  const words = useTaskWords();
  const view = useTaskListState((state) => state.view);
  const { setView } = useTaskListActions();
  const { error, refetch } = usePlatformQuery((client) => taskCountsQuery(client, view));
  const isSignedOut = isPlatformError(error) && error.status === 401;
  return (
    <Surface
      role="region"
      aria-label={label ?? words.tasks}
      className={styles.root}
      data-part="task-list"
    >
      {isSignedOut ? (
        <div className={styles.panel}>
          <TaskError error={error} title={words.listFailed} onRetry={() => void refetch()} />
        </div>
      ) : (
        <Lists view={view} onViewChange={setView} />
      )}
    </Surface>
  );
}

interface ListsProps {
  view: TaskView;
  onViewChange: (view: TaskView) => void;
}

function Lists({ view, onViewChange }: ListsProps) {
  const words = useTaskWords();
  return (
    <>
      <WidgetBoundary>
        <NewTask />
      </WidgetBoundary>
      <Tabs<TaskView>
        label={words.views}
        value={view}
        onChange={onViewChange}
        tabs={[
          { key: 'todo', label: words.mine },
          { key: 'all', label: words.everyones },
        ]}
      >
        <WidgetBoundary key={view}>
          <TaskPanel view={view} />
        </WidgetBoundary>
      </Tabs>
    </>
  );
}

const noOptions: TaskFilterOptions = {};

function asText(text: string): ForwardedBody {
  return { text };
}
