import { useState } from 'react';
import type { ForwardedBody } from '../../contract/index.ts';
import {
  useBrainstem,
  usePlatformActions,
  WidgetBoundary,
  withSession,
  type WidgetProps,
} from '../../provider/index.ts';
import { createTaskUploader, type TaskView } from '../../query/index.ts';
import { Surface, Tabs } from '../../ui/index.ts';
import { createTaskList } from './core/index.ts';
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
 * Routes: all of `{app_url}/api/tasks` but `PATCH` and the bare `/attachments`.
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
  label,
}: TaskListProps) {
  const { environment } = useBrainstem();
  const attach = usePlatformActions(createTaskUploader);
  const [list] = useState(() => createTaskList({ attach, view: defaultView, environment }));
  return (
    <TaskListOptionsContext.Provider value={{ onSignIn, writeComment, openWord }}>
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
  return (
    <Surface
      role="region"
      aria-label={label ?? words.tasks}
      className={styles.list}
      data-part="task-list"
    >
      <WidgetBoundary>
        <NewTask />
      </WidgetBoundary>
      <Tabs<TaskView>
        label={words.views}
        value={view}
        onChange={setView}
        tabs={[
          { key: 'todo', label: words.mine },
          { key: 'all', label: words.everyones },
        ]}
      >
        <WidgetBoundary key={view}>
          <TaskPanel view={view} />
        </WidgetBoundary>
      </Tabs>
    </Surface>
  );
}

function asText(text: string): ForwardedBody {
  return { text };
}
