import { useContext } from 'react';
import { isPlatformError } from '../../client/errors/index.ts';
import { ErrorNotice, useGeneralWords } from '../../provider/index.ts';
import { Button, Notice } from '../../ui/index.ts';
import { TaskSettings } from './taskSettings.ts';
import { useTaskWords } from './useTaskWords.ts';

/** Props of {@link TaskError}. */
export interface TaskErrorProps {
  error: unknown;
  /** What could not be done. */
  title: string;
  onRetry?: () => void;
}

/** An error of the tasks' routes. That nobody is signed in to the web app is its own case. */
export function TaskError({ error, title, onRetry }: TaskErrorProps) {
  const words = useTaskWords();
  const general = useGeneralWords();
  const { onSignIn } = useContext(TaskSettings);
  const again = onRetry !== undefined && (
    <Button size="small" onClick={onRetry}>
      {general.tryAgain}
    </Button>
  );
  if (isPlatformError(error) && error.status === 401) {
    return (
      <Notice
        tone="warning"
        icon="lock"
        role="alert"
        title={words.signedOut}
        actions={
          <>
            {onSignIn !== undefined && (
              <Button size="small" variant="primary" onClick={onSignIn}>
                {words.signIn}
              </Button>
            )}
            {again}
          </>
        }
      >
        {words.signedOutText}
      </Notice>
    );
  }
  return <ErrorNotice error={error} title={title} actions={again} />;
}
