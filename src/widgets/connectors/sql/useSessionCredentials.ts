import { useEffect, useState } from 'react';
import { useBrainstem } from '../../../provider/index.ts';
import type { FormValues } from '../forms/declaration.ts';
import { readPath } from '../forms/body/path.ts';
import { isSecret } from '../forms/secrets/secretModel.ts';

/** Database credentials that are kept between two steps of one form. */
export interface SessionCredentials {
  /** Keeps what was typed for a connection in place of what was kept before. */
  keep: (connectionId: string, values: FormValues) => void;
  /** Returns those of a connection; undefined where no password was typed, and once dropped. */
  read: (connectionId: string) => Credentials | undefined;
  drop: () => void;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Keeps the credentials of a saved connection for the next step of the same form. They are dropped
 * with the component, as signing out does, and when the page is left.
 */
export function useSessionCredentials(): SessionCredentials {
  const [session] = useState(createSessionCredentials);
  const { visibility } = useBrainstem().environment;
  useEffect(() => {
    const stop = visibility.onLeave(session.drop);
    return () => {
      stop();
      session.drop();
    };
  }, [visibility, session]);
  return session;
}

/** They are in a variable, since React keeps an old state until the next render. */
function createSessionCredentials(): SessionCredentials {
  const kept = new Map<string, Credentials>();
  return {
    keep(connectionId, values) {
      kept.clear();
      const username = readPath(values, 'username');
      const password = readPath(values, 'password');
      if (typeof username !== 'string' || !isSecret(password)) return;
      if (password.kind !== 'typed' || password.value === '') return;
      kept.set(connectionId, { username, password: password.value });
    },
    read: (connectionId) => kept.get(connectionId),
    drop: () => kept.clear(),
  };
}
