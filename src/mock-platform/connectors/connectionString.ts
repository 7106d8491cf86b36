/**
 * A connection string without the name and password that may stand in it. They end at the last `@`
 * before the path, since a password may hold one.
 */
export function withoutCredentials(connectionString: string): string {
  const { scheme, credentials, rest } = split(connectionString);
  return credentials === undefined ? connectionString : `${scheme}${rest}`;
}

/** The password of a connection string, or nothing. */
export function passwordIn(connectionString: string): string {
  const { credentials } = split(connectionString);
  const at = credentials?.indexOf(':') ?? -1;
  if (credentials === undefined || at === -1) return '';
  const password = credentials.slice(at + 1);
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}

interface SplitString {
  readonly scheme: string;
  readonly credentials: string | undefined;
  readonly rest: string;
}

function split(connectionString: string): SplitString {
  const after = connectionString.indexOf('://');
  const start = after === -1 ? 0 : after + '://'.length;
  const scheme = connectionString.slice(0, start);
  const body = connectionString.slice(start);
  const path = body.search(/[/?]/);
  // A password may hold a slash that was not encoded: then the last `@` of all counts.
  const authority = path === -1 || !body.slice(0, path).includes('@') ? body : body.slice(0, path);
  const at = authority.lastIndexOf('@');
  if (at === -1) return { scheme, credentials: undefined, rest: body };
  return { scheme, credentials: body.slice(0, at), rest: body.slice(at + 1) };
}
