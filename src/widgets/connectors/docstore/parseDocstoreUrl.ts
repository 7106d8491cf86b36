import { fitsField, isPlaceholder } from '../forms/paste/plainFields.ts';
import {
  isPort,
  splitConnectionUrl,
  type ConnectionUrl,
} from '../forms/paste/splitConnectionUrl.ts';
import type { ConnectionStringProblem, Refusal } from '../sql/sqlConnection.ts';

export type ParsedDocstore =
  | {
      readonly ok: true;
      /** The string without name, password and secret options. */
      readonly connectionString: string;
      /** The scheme, including `+srv`. */
      readonly protocol: string;
      readonly username: string | undefined;
      readonly password: string | undefined;
      /** Names of secret options, which are ignored. */
      readonly ignored: readonly string[];
      /** True if the name or password was a placeholder and is therefore undefined. */
      readonly hasPlaceholders: boolean;
    }
  | Refusal;

const schemes = /^(?:mongodb|docs|docstore)(?:\+srv)?$/;

const secretOption = /password|secret|token|authmechanismproperties/i;

/** An option's value: a word, a list, a path, tags such as `dc:ny`, or an application's name. */
const optionValue = /^(?:[\w.,$+~*%/-]*|\w+:\w+(?:,\w+:\w+)*|@?[\w.$%-]+@[\w.-]*)$/;

function meant(value: string | undefined): string | undefined {
  return value === undefined || isPlaceholder(value) ? undefined : value;
}

/**
 * Parses a standard or `+srv` connection string, without checking which other form an unknown one
 * belongs to. Results never quote its secrets.
 */
export function parseDocstoreUrl(text: string): ParsedDocstore {
  const given = text.trim();
  if (given === '') return { ok: false, problem: 'empty' };
  if (given.length > 10_000) return { ok: false, problem: 'too-long' };
  const url = splitConnectionUrl(given);
  if (url === undefined || !schemes.test(url.scheme)) return { ok: false, problem: 'unknown' };
  const problem = hostProblem(url) ?? (isOne(url) ? undefined : 'several');
  if (problem !== undefined) return { ok: false, problem };
  const ignored = url.options.map(([name]) => name).filter((name) => secretOption.test(name));
  return {
    ok: true,
    connectionString: withoutOptions(url.redacted, ignored),
    protocol: url.scheme,
    username: meant(url.username),
    password: meant(url.password),
    ignored,
    hasPlaceholders: [url.username, url.password].some((value) => isPlaceholder(value ?? '')),
  };
}

/** Adds a name and a password to a connection string without any, as sent to list the databases. */
export function withCredentials(
  connectionString: string,
  username: string,
  password: string,
): string {
  if (username === '' && password === '') return connectionString;
  const login = [username, ...(password === '' ? [] : [password])].map(encodeURIComponent);
  return connectionString.replace('://', () => `://${login.join(':')}@`);
}

function hostProblem({ hosts, scheme }: ConnectionUrl): ConnectionStringProblem | undefined {
  const isSrv = scheme.endsWith('+srv');
  if (hosts.some(({ host }) => /^%2f|^\//i.test(host))) return 'socket';
  if (hosts.some(({ host }) => host === '')) return 'no-host';
  if (isSrv && (hosts.length > 1 || hosts.some(({ port }) => port !== undefined))) return 'bad-srv';
  const isBad = hosts.some(({ port }) => port !== undefined && !isPort(port));
  return isBad ? 'bad-port' : undefined;
}

/** Returns true if each readable part is valid and holds no other string. */
function isOne({ isSeveral, hosts, path, options }: ConnectionUrl): boolean {
  return (
    !isSeveral &&
    hosts.every(({ host }) => fitsField('host', host)) &&
    (path === '' || fitsField('database', path)) &&
    options.every(
      ([name, value]) =>
        /^[\w.]+$/.test(name) &&
        (secretOption.test(name) ? !/[@;]/.test(value) : optionValue.test(value)),
    )
  );
}

function withoutOptions(url: string, names: readonly string[]): string {
  const at = url.indexOf('?');
  if (at === -1 || names.length === 0) return url;
  const kept = url
    .slice(at + 1)
    .split('&')
    .filter((pair) => !names.includes(pair.split('=', 1)[0] ?? ''));
  return kept.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${kept.join('&')}`;
}
