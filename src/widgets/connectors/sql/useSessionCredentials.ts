import { useState } from 'react';
import type { FormValues } from '../forms/declaration.ts';
import { readPath } from '../forms/body/path.ts';
import { isSecret } from '../forms/secrets/secretModel.ts';
import { useForget } from '../forms/secrets/useForget.ts';

export type SessionCredentials = ReturnType<typeof createSessionCredentials>;

/**
 * Keeps a saved connection's credentials for the form's next step. They are dropped on unmount, as
 * by signing out, and when the page is left.
 */
export function useSessionCredentials(): SessionCredentials {
  const [session] = useState(createSessionCredentials);
  useForget(session.drop);
  return session;
}

/** Kept in a variable, since React retains old state until the next render. */
function createSessionCredentials() {
  const kept = new Map<string, { username: string; password: string }>();
  return {
    /** Keeps a connection's typed credentials, replacing earlier ones. */
    keep: (connectionId: string, values: FormValues): void => {
      kept.clear();
      const username = readPath(values, 'username');
      const password = readPath(values, 'password');
      if (typeof username !== 'string' || !isSecret(password)) return;
      if (password.kind !== 'typed' || password.value === '') return;
      kept.set(connectionId, { username, password: password.value });
    },
    /** Returns a connection's credentials; undefined without a typed password, or once dropped. */
    read: (connectionId: string) => kept.get(connectionId),
    drop: () => kept.clear(),
  };
}
