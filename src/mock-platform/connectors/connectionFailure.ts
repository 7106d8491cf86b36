import type { Call } from '../serve.ts';

/**
 * Returns the reason why a database is unreachable, if any. Assumption: inputs select each failure,
 * so that it can be tried: the password `wrong`, and hosts that start with `unreachable.`.
 */
export function connectionFailure({
  host,
  password,
}: {
  host: unknown;
  password: unknown;
}): string | undefined {
  if (typeof host === 'string' && host.startsWith('unreachable.')) {
    return 'Could not reach the host: connection timed out';
  }
  if (password === 'wrong') return 'Authentication failed for the given username and password';
  return undefined;
}

/** In milliseconds. */
const slowHostDelay = 60_000;

/** Delays the response of a host that starts with `slow.`. */
export async function waitForSlowHost(host: string, { environment, signal }: Call): Promise<void> {
  if (host.startsWith('slow.')) await environment.wait(slowHostDelay, signal);
}
