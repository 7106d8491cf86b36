import { TaskList } from 'brainstem/react';
import { useState } from 'react';
import { PageTitle } from '../parts/PageTitle.tsx';
import { signInToWebApp } from '../session/backend.ts';

/** Shows the platform's own task list. */
export function Tasks() {
  const [signedIn, setSignedIn] = useState(0);
  const signIn = async (): Promise<void> => {
    await signInToWebApp();
    setSignedIn((count) => count + 1);
  };
  return (
    <div className="page page-narrow">
      <PageTitle title="Tasks" text="What you and the others are to do." />
      <section className="card widget">
        <TaskList
          key={signedIn}
          onSignIn={() => {
            // Where this fails, the list goes on asking to sign in.
            signIn().catch(() => undefined);
          }}
        />
      </section>
    </div>
  );
}
