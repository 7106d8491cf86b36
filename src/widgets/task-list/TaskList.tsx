import { useIsMutating } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { isPlatformError } from '../../client/errors/index.ts';
import type { ForwardedBody } from '../../contract/index.ts';
import {
  LimitNote,
  useBrainstem,
  useControlledValue,
  useControllerEvent,
  useFormat,
  usePlatformQuery,
  WidgetBoundary,
  withSession,
  type WidgetProps,
} from '../../provider/index.ts';
import { taskCountsQuery, type TaskView, type WriteAttachment } from '../../query/index.ts';
import { Surface, Tabs } from '../../ui/index.ts';
import { createTaskList, type TaskChange, type TaskListView } from './core/index.ts';
import type { TaskPatch } from './core/taskChanges.ts';
import type { TaskFilterOptions } from './core/taskFilters.ts';
import { readCount, type TaskRow } from './core/taskModel.ts';
import { TaskError } from './TaskError.tsx';
import { NewTask } from './NewTask.tsx';
import styles from './TaskList.module.css';
import {
  TaskListOptionsContext,
  TaskListProvider,
  useTaskListActions,
  useTaskListOptions,
  useTaskListState,
  useTaskWords,
} from './TaskListContext.ts';
import { TaskPanel } from './TaskPanel.tsx';
import { useTaskUploader } from './useTaskUploader.ts';

/** Props of {@link TaskList}. */
export interface TaskListProps extends WidgetProps {
  /**
   * The open list, its filters and the open task, if the host keeps them. Omitted fields are the
   * person's, and unknown ones are ignored.
   *
   * @default our own
   */
  view?: Partial<TaskListView>;
  /** The view at first, when the host does not keep it. @default the person's own tasks */
  defaultView?: Partial<TaskListView>;
  /** Called with each change of the view that a person makes. */
  onViewChange?: (view: TaskListView) => void;
  /** Called when the platform has taken a change of a task. */
  onTaskChange?: (change: TaskChange) => void;
  /** Called to sign the person in to the web app, whose session the tasks need. @default no button */
  onSignIn?: () => void;
  /**
   * Returns the body of a comment, which isn't documented.
   *
   * @default an object with `text`
   */
  writeComment?: (text: string) => ForwardedBody;
  /**
   * The value of the filter `completion` for open tasks, and the name of their counter. Neither is
   * documented.
   *
   * @default 'open'
   */
  openWord?: string;
  /**
   * The options of the filters of everyone's list, by the name of the filter. The platform
   * documents no values.
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
  /**
   * Returns what is posted to a task's `/attachments` once a file was uploaded for it, with what the
   * upload answered. The documents leave the body open: “JSON forwarded”.
   *
   * @default nothing is posted: the upload names the task
   */
  writeAttachment?: WriteAttachment;
  /**
   * Renders the content of a row in place of the title, inside the button that opens the task. In
   * an element, a function of the node to fill and the task, which returns what clears up. It need
   * not stay the same function.
   *
   * @default the title
   */
  renderTask?: (task: TaskRow) => ReactNode;
  /** Renders additional content in the details of a task, above its comments. @default nothing */
  renderDetails?: (task: TaskRow) => ReactNode;
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
 * Routes: all of `{app_url}/api/tasks`; `/{id}/attachments` with `writeAttachment` alone.
 */
export const TaskList = withSession(TasksView, {
  name: 'taskList',
  events: { onViewChange: ['view'], onTaskChange: [], onSignIn: [] },
  optionalEvents: ['onSignIn'],
});

function TasksView({
  view,
  defaultView,
  onViewChange,
  onTaskChange,
  onSignIn,
  writeComment = asText,
  openWord = 'open',
  filterOptions = noOptions,
  writePatch,
  writeAssignees,
  writeAttachment,
  renderTask,
  renderDetails,
  label,
}: TaskListProps) {
  const { environment } = useBrainstem();
  const attach = useTaskUploader(writeAttachment);
  const [list] = useState(() => createTaskList({ attach, view: view ?? defaultView, environment }));
  useControllerEvent(list, 'viewChange', onViewChange);
  useControllerEvent(list, 'taskChange', onTaskChange);
  useControlledValue(list, 'viewChange', view, list.actions.followView);
  return (
    <TaskListOptionsContext.Provider
      value={{
        onSignIn,
        writeComment,
        openWord,
        filterOptions,
        writePatch,
        writeAssignees,
        renderTask,
        renderDetails,
      }}
    >
      <TaskListProvider controller={list}>
        <Tasks label={label} />
      </TaskListProvider>
    </TaskListOptionsContext.Provider>
  );
}

function Tasks({ label }: { label: string | undefined }) {
  const words = useTaskWords();
  const list = useTaskListState(({ view }) => view.list);
  const { openList } = useTaskListActions();
  const { error, refetch } = usePlatformQuery((client) => taskCountsQuery(client, list));
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
        <Lists view={list} onViewChange={openList} />
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
  const { number } = useFormat();
  const { queryClient } = useBrainstem();
  const { openWord } = useTaskListOptions();
  const isSending = useIsMutating(undefined, queryClient) > 0;
  const mine = usePlatformQuery((client) => taskCountsQuery(client, 'todo'));
  const all = usePlatformQuery((client) => taskCountsQuery(client, 'all'));
  const countIn = (answer: unknown): string | undefined => {
    const count = readCount(answer, openWord) ?? 0;
    return count === 0 ? undefined : number(count);
  };
  return (
    <>
      <WidgetBoundary>
        <NewTask />
        <LimitNote isSending={isSending} />
      </WidgetBoundary>
      <Tabs<TaskView>
        label={words.views}
        value={view}
        onChange={onViewChange}
        tabs={[
          { key: 'todo', label: words.mine, count: countIn(mine.data) },
          { key: 'all', label: words.everyones, count: countIn(all.data) },
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
