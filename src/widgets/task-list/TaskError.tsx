import type { ReactNode } from 'react';
import { hasStatus } from '../../client/errors/index.ts';
import { ErrorNotice, useGeneralWords } from '../../provider/index.ts';
import { Button, Notice, icons, revealHidden } from '../../ui/index.ts';
import {
  useTaskListActions,
  useTaskListOptions,
  useTaskListState,
  useTaskWords,
} from './TaskListContext.ts';

export interface TaskErrorProps {
  error: unknown;
  /** The action that failed. */
  title: string;
  onRetry?: () => void;
  /** Further buttons, after the one that retries. */
  actions?: ReactNode;
}

/** Shows an error of the task routes, or asks to sign in to the web app if it has no session. */
export function TaskError({ error, title, onRetry, actions }: TaskErrorProps) {
  const words = useTaskWords();
  const general = useGeneralWords();
  const { onSignIn } = useTaskListOptions();
  if (hasStatus(error, 401)) {
    return (
      <Notice
        tone="warning"
        icon={icons.lock}
        role="alert"
        title={words.signedOut}
        actions={
          <>
            {onSignIn !== undefined && (
              <Button size="small" variant="primary" onClick={() => onSignIn()}>
                {words.signIn}
              </Button>
            )}
            {onRetry !== undefined && (
              <Button size="small" onClick={onRetry}>
                {general.tryAgain}
              </Button>
            )}
            {actions}
          </>
        }
      >
        {words.signedOutText}
      </Notice>
    );
  }
  return <ErrorNotice error={error} title={title} onRetry={onRetry} actions={actions} />;
}

/** Shows a task's files that couldn't be attached. */
export function FailedUploads({ id }: { id: string }) {
  const words = useTaskWords();
  const general = useGeneralWords();
  const uploads = useTaskListState((state) => state.uploads);
  const { retryUpload, cancelUpload } = useTaskListActions();
  return uploads.map(
    ({ key, taskId, file, state }) =>
      taskId === id &&
      state.status === 'failed' && (
        <TaskError
          key={key}
          error={state.error}
          title={words.notAttached(revealHidden(file.name))}
          onRetry={() => retryUpload(key)}
          actions={
            <Button size="small" onClick={() => cancelUpload(key)}>
              {general.discard}
            </Button>
          }
        />
      ),
  );
}
