import { TaskList, type TaskListView, type TaskPatch } from 'brainstem/react';
import { useState } from 'react';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useAddressView } from '../routing/useAddressView.ts';
import { signInToWebApp } from '../session/backend.ts';

export interface TasksProps {
  /** Called when the user has a session of the platform's web app, which stores the tasks. */
  onWebApp: () => void;
}

/** Names a task's fields as the web app does. */
function writePatch({ due, ...fields }: TaskPatch): Record<string, string> {
  return { ...fields, ...(due !== undefined && { dueDate: due }) };
}

/** Shows the platform's task list, which asks to sign in to the web app. */
export function Tasks({ onWebApp }: TasksProps) {
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
    <div className="page">
      <PageTitle title="Tasks" text="What you and your team have to do." />
      <section className="card widget">
        <TaskList
          key={signedIn}
          view={view}
          onViewChange={setView}
          onSignIn={() => void signIn()}
          writePatch={writePatch}
        />
      </section>
      <p role="alert" className="problem">
        {hasFailed && 'Couldn’t sign in. Try again.'}
      </p>
    </div>
  );
}
