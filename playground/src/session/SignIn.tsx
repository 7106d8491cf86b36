import { useState } from 'react';
import { Wordmark } from '../brand/Wordmark.tsx';
import { Avatar } from './Avatar.tsx';
import type { Account } from './backend.ts';
import { TideChart } from './TideChart.tsx';

export interface SignInProps {
  accounts: readonly Account[];
  onSignIn: (accountId: string) => Promise<void>;
}

/** A choice of two users, without passwords. */
export function SignIn({ accounts, onSignIn }: SignInProps) {
  const [entering, setEntering] = useState<string>();
  const [hasFailed, setFailed] = useState(false);

  const enter = (accountId: string): void => {
    setEntering(accountId);
    setFailed(false);
    onSignIn(accountId).catch(() => {
      setEntering(undefined);
      setFailed(true);
    });
  };

  return (
    <div className="sign-in">
      <header className="sign-in-art">
        <Wordmark />
        <p>Every consignment, from quay to customer.</p>
        <TideChart />
      </header>
      <main className="sign-in-form">
        <h1>Sign in to Tidewater Foods</h1>
        <p>This workspace is for trying things out: choose who you are, no password needed.</p>
        <ul>
          {accounts.map(({ id, name, role, access }) => (
            <li key={id}>
              <button
                type="button"
                className="account"
                disabled={entering !== undefined}
                onClick={() => enter(id)}
              >
                <Avatar name={name} />
                <span>
                  <strong>{name}</strong>
                  <span className="account-role">{role}</span>
                  <small>{access}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p role="alert" className="sign-in-error">
          {hasFailed && 'Couldn’t sign in. Try again.'}
        </p>
      </main>
    </div>
  );
}
