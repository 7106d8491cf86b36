export interface UrlHost {
  readonly host: string;
  /** As written; may not be a number. */
  readonly port: string | undefined;
}

/** The parts of a connection URL. Name and password are decoded, the rest is raw. */
export interface ConnectionUrl {
  /** In lower case, without `://`. */
  readonly scheme: string;
  readonly username: string | undefined;
  readonly password: string | undefined;
  /** At least one. Names may be empty. */
  readonly hosts: readonly UrlHost[];
  /** Without the leading slash. */
  readonly path: string;
  /** Raw names and values. */
  readonly options: readonly (readonly [name: string, value: string])[];
  /** The URL without name and password. */
  readonly redacted: string;
  /** True if it may hold more than one URL. */
  readonly isSeveral: boolean;
}

const host = String.raw`(?:\[[0-9a-fA-F:.%]+\]|[\p{L}\p{N}_.%\\-]*)(?::\d*)?`;
const option = String.raw`[\w.+-]+(?:=[^&#\s]*)?`;
/** Hosts, a path and options that can't contain a piece of a password. */
const clean = new RegExp(
  String.raw`^${host}(?:,${host})*(?:/[^?#@\s]*)?(?:\?(?:${option}(?:&${option})*)?)?$`,
  'u',
);

/**
 * Splits a connection URL. Passwords may hold any unencoded character, so name and password end at
 * the first `@` that is followed by nothing but hosts, a path and options.
 *
 * @returns Undefined for text without a scheme.
 */
export function splitConnectionUrl(text: string): ConnectionUrl | undefined {
  const match = /^([a-z][\w+.-]*):\/\/(.*)$/is.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  const scheme = match[1].toLowerCase();
  const body = match[2];
  const end = endOfCredentials(body);
  const credentials = end === -1 ? undefined : body.slice(0, end);
  const rest = body.slice(end + 1);
  const [username, password] = splitAt(credentials ?? '', ':');
  const [place, query = ''] = splitAt(rest, '?');
  const [hosts, path = ''] = splitAt(place, '/');
  return {
    scheme,
    username: credentials === undefined ? undefined : decoded(username),
    password: password === undefined ? undefined : decoded(password),
    hosts: hosts.split(',').map(hostOf),
    path,
    options: query.split('&').flatMap((pair) => {
      const [name, value = ''] = splitAt(pair, '=');
      return name === '' ? [] : [[name, value] as const];
    }),
    redacted: `${match[1]}://${rest}`,
    isSeveral: containsHost(credentials ?? '') || /\s|:\/\//.test(rest),
  };
}

/**
 * Returns true if the text before an `@` is more than a name and a password: it holds a host with a
 * path, or characters that are usually encoded.
 */
export function containsHost(credentials: string): boolean {
  const [username, password = ''] = splitAt(credentials, ':');
  return (
    (/[\s,;/?=&]|^\[[^\]]*$/.test(username) && !/^<[^<>]*>$/.test(username)) ||
    /:\/\/|jdbc:|\p{Cc}/u.test(credentials) ||
    /&&|@.*[\s,;]|\s\S*[:/=@]|;\w+=|@[\w.-]*(?::\d+)?\/.*[:/]|@(?:[\w-]+\.[\w.-]+|[\w.-]+:\d+|localhost)\/|\/.*[\s;]|\/.*,\S*[:/]|^\d{1,5}(?:[/?,;\s]|.*:)/.test(
      password,
    )
  );
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Splits at the first occurrence of a separator. The second part is undefined if there is none. */
export function splitAt(text: string, mark: string): readonly [string, string | undefined] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}

export function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}

function endOfCredentials(body: string): number {
  if (clean.test(body)) return -1;
  for (let at = body.indexOf('@'); at !== -1; at = body.indexOf('@', at + 1)) {
    if (clean.test(body.slice(at + 1))) return at;
  }
  // No match, as with a non-numeric port: the last `@` leaves no part of the secret behind.
  return body.lastIndexOf('@');
}

function hostOf(text: string): UrlHost {
  const bracket = text.startsWith('[') ? text.indexOf(']') + 1 : 0;
  const colon = text.indexOf(':', bracket);
  if (colon === -1) return { host: text, port: undefined };
  return { host: text.slice(0, colon), port: text.slice(colon + 1) };
}
