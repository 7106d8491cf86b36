import { Workspace } from './layout/Workspace.tsx';
import { usePreferences } from './preferences/usePreferences.ts';
import { SignIn } from './session/SignIn.tsx';
import { useSession } from './session/useSession.ts';

/** The product: a sign-in page, and a user's workspace behind it. */
export function App() {
  const session = useSession();
  const [preferences, changePreferences] = usePreferences();
  const { state } = session;

  if (state.status === 'loading') return null;
  if (state.status === 'failed') {
    return (
      <main className="outage">
        <h1>Quaymark cannot be reached</h1>
        <p>Our server did not answer. Your work is safe.</p>
        <button type="button" className="button" onClick={session.reload}>
          Try again
        </button>
      </main>
    );
  }
  if (state.status === 'signed-out') {
    return <SignIn accounts={state.config.accounts} onSignIn={session.signIn} />;
  }
  return (
    <Workspace
      key={state.client.key}
      config={state.config}
      account={state.account}
      client={state.client}
      session={session}
      preferences={preferences}
      onPreferences={changePreferences}
    />
  );
}
