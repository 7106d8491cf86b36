/**
 * Explains why no database answers, if none does. Assumption: the mock reads it off what a person
 * gives, so that each failure can be tried: the password `wrong`, and hosts that begin with
 * `unreachable.`.
 */
export function whyUnreachable({
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
