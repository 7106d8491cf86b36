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
