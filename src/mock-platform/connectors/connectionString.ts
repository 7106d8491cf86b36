/**
 * Removes the name and password from a connection string. They end at the last `@` before the
 * options, since an unencoded password may contain `@` and slashes.
 */
export function withoutCredentials(connectionString: string): string {
  const { scheme, rest } = split(connectionString);
  return `${scheme}${rest}`;
}

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

/** Returns the first host of a connection string, without its port. */
export function hostIn(connectionString: string): string {
  return /^[^:,/?]*/.exec(split(connectionString).rest)?.[0] ?? '';
}

function split(connectionString: string) {
  const after = connectionString.indexOf('://');
  const start = after === -1 ? 0 : after + '://'.length;
  const scheme = connectionString.slice(0, start);
  const body = connectionString.slice(start);
  const options = body.indexOf('?');
  const beforeOptions = options === -1 ? body : body.slice(0, options);
  const before = beforeOptions.lastIndexOf('@');
  // An `@` only after a question mark ends a password, unless hosts come first.
  const at = before === -1 && !hosts.test(beforeOptions) ? body.lastIndexOf('@') : before;
  if (at === -1) return { scheme, credentials: undefined, rest: body };
  return { scheme, credentials: body.slice(0, at), rest: body.slice(at + 1) };
}

/** Matches hosts with ports, and a path. */
const hosts = /^[^:,/]+(:\d+)?(,[^:,/]+(:\d+)?)*(\/.*)?$/;
