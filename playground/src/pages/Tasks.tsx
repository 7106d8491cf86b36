import { TaskList, type TaskListView } from 'brainstem/react';
import { useState } from 'react';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useAddressView } from '../routing/useAddressView.ts';
import { signInToWebApp } from '../session/backend.ts';

export interface TasksProps {
  /** True if the user has a session of the platform's web app, which stores the tasks. */
  isInWebApp: boolean;
  onWebApp: () => void;
}

/** Shows the platform's task list, or its sign-in: requests without a session are refused. */
export function Tasks({ isInWebApp, onWebApp }: TasksProps) {
  const [view, setView] = useAddressView<TaskListView>();
  const [signedIn, setSignedIn] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const signIn = async (): Promise<void> => {
    setFailed(false);
    try {
      await signInToWebApp();
      setSignedIn((count) => count + 1);
      onWebApp();
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="page page-narrow">
      <PageTitle title="Tasks" text="What you and your team have to do." />
      {isInWebApp ? (
        <section className="card widget">
          <TaskList
            key={signedIn}
            view={view}
            onViewChange={setView}
            onSignIn={() => void signIn()}
          />
        </section>
      ) : (
        <section className="card tasks-sign-in" aria-label="Tasks">
          <h2>Sign in to see tasks</h2>
          <p>Tasks live in the platform’s own web app, which has a session of its own.</p>
          <button type="button" className="button" onClick={() => void signIn()}>
            Sign in
          </button>
          <p role="alert">{hasFailed && 'Couldn’t sign in. Try again.'}</p>
        </section>
      )}
    </div>
  );
}
