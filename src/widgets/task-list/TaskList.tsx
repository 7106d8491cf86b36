import { useState } from 'react';
import type { ForwardedBody } from '../../contract/index.ts';
import { withSession, type WidgetProps, WidgetBoundary } from '../../provider/index.ts';
import type { TaskView } from '../../query/index.ts';
import { Surface, Tabs } from '../../ui/index.ts';
import { NewTask } from './NewTask.tsx';
import { TaskSettings } from './taskSettings.ts';
import styles from './TaskList.module.css';
import { TaskPanel } from './TaskPanel.tsx';
import { useTaskWords } from './useTaskWords.ts';

/** Props of {@link TaskList}. */
export interface TaskListProps extends WidgetProps {
  /** Which list is open first. @default 'todo', the person's own */
  defaultView?: TaskView;
  /** Signs the person in to the web app, whose session the tasks need. @default no button for it */
  onSignIn?: () => void;
  /**
   * Makes the body of a comment; the platform's documents do not show it.
   *
   * @default an object with `text`
   */
  writeComment?: (text: string) => ForwardedBody;
  /** The value of the filter `completion` for open tasks, which is not documented. @default 'open' */
  openWord?: string;
  /** Names the region. @default 'Tasks', in the locale's words */
  label?: string;
}

/**
 * The tasks of the web app: one's own and everybody's, with filters, the platform's counters, and
 * what can be done with them. They go with the cookie of the web app's session, never with a token;
 * the client needs an `appUrl`.
 *
 * Parts, for styling: `[data-part]` of `task-list`, `tabs`, `task`, `field` and `notice`. Looks come
 * from the `--brainstem-*` variables.
 *
 * Routes: all of `{app_url}/api/tasks` but `PATCH` and the bare `/attachments`.
 */
export const TaskList = withSession(TaskListView);

function TaskListView({
  defaultView = 'todo',
  onSignIn,
  writeComment = asText,
  openWord = 'open',
  label,
}: TaskListProps) {
  const words = useTaskWords();
  const [view, setView] = useState(defaultView);
  return (
    <TaskSettings.Provider value={{ onSignIn, writeComment, openWord }}>
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
    </TaskSettings.Provider>
  );
}

function asText(text: string): ForwardedBody {
  return { text };
}
