import { useIsMutating } from '@tanstack/react-query';
import { hasStatus } from '../../client/errors/index.ts';
import {
  RateLimitNotice,
  useBrainstem,
  useFormat,
  useGeneralWords,
  usePlatformQuery,
  WidgetBoundary,
  withSession,
} from '../../provider/index.ts';
import { taskCountsQuery, type TaskView, createTaskMutation } from '../../query/index.ts';
import {
  Button,
  EmptyState,
  icons,
  Surface,
  Tabs,
  TextInput,
  VisuallyHidden,
  joinClasses,
  layout,
} from '../../ui/index.ts';
import { readCount } from './core/taskModel.ts';
import styles from './TaskList.module.css';
import {
  TaskListProvider,
  useTaskListActions,
  useTaskListOptions,
  useTaskListState,
  useTaskWords,
} from './TaskListContext.ts';
import { TaskPanel } from './TaskPanel.tsx';
import { taskList, type TaskListProps } from './declaration.ts';
import { useState, type SyntheticEvent } from 'react';
import { isRecord } from '../../contract/index.ts';
import { TaskError } from './TaskError.tsx';
import { useTaskMutation } from './useTaskMutation.ts';

/**
 * Shows the web app's tasks: the user's own and everyone's, with filters, the platform's counters,
 * comments and files. Requests send the web app's session cookie, never a token; the client needs
 * an `appUrl`.
 *
 * Parts, for styling: `[data-part]` of `task-list`, `tabs`, `task`, `field` and `notice`. Looks
 * come from the `--brainstem-*` variables.
 *
 * Routes: all of `{app_url}/api/tasks`; `/{id}/attachments` with `writeAttachment` alone.
 */
export const TaskList = withSession(TasksView, taskList);

function TasksView(props: TaskListProps) {
  return (
    <TaskListProvider props={props}>
      <Tasks />
    </TaskListProvider>
  );
}

function Tasks() {
  const words = useTaskWords();
  const { label } = useTaskListOptions();
  const list = useTaskListState(({ view }) => view.list);
  const { error, refetch } = usePlatformQuery((client) => taskCountsQuery(client, list));
  const isSignedOut = hasStatus(error, 401);
  return (
    <Surface
      role="region"
      aria-label={label ?? words.tasks}
      className={styles.root}
      data-part="task-list"
    >
      {isSignedOut ? <SignedOut onRetry={() => void refetch()} /> : <Lists />}
    </Surface>
  );
}

/** Asks to sign in to the web app, and hides what is of no use before. */
function SignedOut({ onRetry }: { onRetry: () => void }) {
  const words = useTaskWords();
  const general = useGeneralWords();
  const { onSignIn } = useTaskListOptions();
  return (
    <div role="alert">
      <EmptyState icon={icons.lock} title={words.signedOut} text={words.signedOutText}>
        {onSignIn !== undefined && (
          <Button variant="primary" onClick={() => onSignIn()}>
            {words.signIn}
          </Button>
        )}
        <Button variant={onSignIn ? 'quiet' : 'secondary'} onClick={onRetry}>
          {general.tryAgain}
        </Button>
      </EmptyState>
    </div>
  );
}

function Lists() {
  const words = useTaskWords();
  const list = useTaskListState(({ view }) => view.list);
  const { openList } = useTaskListActions();
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
        <RateLimitNotice isSending={isSending} />
      </WidgetBoundary>
      <Tabs<TaskView>
        label={words.views}
        className={styles.tabs}
        value={list}
        onChange={openList}
        tabs={[
          { key: 'todo', label: words.mine, count: countIn(mine.data) },
          { key: 'all', label: words.everyones, count: countIn(all.data) },
        ]}
      >
        <WidgetBoundary key={list}>
          <TaskPanel />
        </WidgetBoundary>
      </Tabs>
    </>
  );
}

/** A field to create a task. Keeps its text until the platform has saved it. */
function NewTask() {
  const words = useTaskWords();
  const title = useTaskListState((state) => state.newTitle);
  const { setNewTitle } = useTaskListActions();
  const { mutate, isPending, error } = useTaskMutation(createTaskMutation, (_title, answer) => {
    const taskId = idIn(answer);
    return taskId === undefined ? undefined : { taskId, change: 'created' };
  });
  const [added, setAdded] = useState('');
  const newTitle = title.trim();
  const isEmpty = newTitle === '';

  const onSuccess = (): void => {
    setNewTitle('');
    setAdded(newTitle);
  };
  const add = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isEmpty && !isPending) mutate(newTitle, { onSuccess });
  };
  return (
    <div className={joinClasses(layout.stack2, styles.new)}>
      <form className={layout.bar2} onSubmit={add}>
        <TextInput
          aria-label={words.newTask}
          placeholder={words.newTaskExample}
          value={title}
          readOnly={isPending}
          autoComplete="off"
          onChange={({ target }) => setNewTitle(target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          className={styles.add}
          aria-disabled={isEmpty || isPending}
        >
          {words.add}
        </Button>
      </form>
      <VisuallyHidden role="status">{added !== '' && words.added(added)}</VisuallyHidden>
      {error !== null && <TaskError error={error} title={words.notAdded} />}
    </div>
  );
}

/** Returns the new task's id from an undocumented response, if present. */
function idIn(answer: unknown): string | undefined {
  const id = isRecord(answer) ? answer['id'] : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
