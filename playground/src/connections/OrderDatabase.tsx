import { SqlConnectionForm, type TunnelDeclaration } from 'brainstem/react';
import { useMemo, useState } from 'react';
import { connectorMarks } from './connectorMarks.tsx';
import { signInToWebApp } from '../session/backend.ts';

export interface OrderDatabaseProps {
  name: string;
  organizationId: string | undefined;
}

/** Our agreement with the platform on its access to databases behind customers' firewalls. */
const tunnels: readonly TunnelDeclaration[] = [
  {
    method: 'SSH_PASSWORD_AUTH',
    label: 'SSH with a password',
    fields: [
      {
        name: 'sourceConfig.tunnel_method.tunnel_host',
        label: 'Tunnel host',
        required: true,
      },
      {
        name: 'sourceConfig.tunnel_method.tunnel_user',
        label: 'Tunnel user',
        required: true,
      },
      {
        name: 'sourceConfig.tunnel_method.tunnel_user_password',
        label: 'Tunnel password',
        kind: 'secret',
        required: true,
      },
    ],
  },
];

const engines = ['sql-a', 'sql-b', 'sql-c', 'sql-d', 'sql-e'] as const;
const engineNames = Object.fromEntries(
  engines.map((engine) => [engine, connectorMarks[engine]?.name]),
);

/** A customer's SQL server. Choosing tables requires a web-app session. */
export function OrderDatabase({ name, organizationId }: OrderDatabaseProps) {
  const [isSignedIn, setSignedIn] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const discovery = useMemo(
    () => (isSignedIn && organizationId !== undefined ? { organizationId, tunnels } : undefined),
    [isSignedIn, organizationId],
  );
  const signIn = (): void => {
    signInToWebApp().then(
      () => setSignedIn(true),
      () => setFailed(true),
    );
  };
  return (
    <>
      <SqlConnectionForm
        name={name}
        engineNames={engineNames}
        {...(discovery !== undefined && { discovery })}
        onSignIn={signInToWebApp}
      />
      {!isSignedIn && (
        <footer className="connect-session">
          <p role="status">
            {hasFailed
              ? 'Couldn’t sign in. Try again.'
              : 'To choose single tables, sign in to the web app as well.'}
          </p>
          <button type="button" className="button" onClick={signIn}>
            Sign in to the web app
          </button>
        </footer>
      )}
    </>
  );
}
