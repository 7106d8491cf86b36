import { TaskList, type TaskListView } from 'brainstem/react';
import { useState } from 'react';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useAddressView } from '../routing/useAddressView.ts';
import { signInToWebApp } from '../session/backend.ts';

/** Shows the platform's own task list. */
export function Tasks({ onWebApp }: { onWebApp: () => void }) {
  const [view, setView] = useAddressView<TaskListView>();
  const [signedIn, setSignedIn] = useState(0);
  const signIn = async (): Promise<void> => {
    await signInToWebApp();
    setSignedIn((count) => count + 1);
    onWebApp();
  };
  return (
    <div className="page page-narrow">
      <PageTitle title="Tasks" text="What you and the others are to do." />
      <section className="card widget">
        <TaskList
          key={signedIn}
          view={view}
          onViewChange={setView}
          onSignIn={() => {
            // After a failure the list goes on asking to sign in.
            signIn().catch(() => undefined);
          }}
        />
      </section>
    </div>
  );
}
