import { isPort, splitConnectionUrl } from '../forms/paste/splitConnectionUrl.ts';
import { isPlaceholder } from '../sql/connection-strings/isPlaceholder.ts';
import { readOptions, splitCommand } from '../sql/connection-strings/splitCommand.ts';
import type { ConnectionStringProblem } from '../sql/sqlConnection.ts';
import { unwrap } from '../sql/connection-strings/unwrap.ts';

/** What came of reading the connection string of a document database. */
export type ParsedDocstore =
  | {
      readonly ok: true;
      /** Without name, password, and options that hold a secret. */
      readonly connectionString: string;
      /** The scheme, with `+srv` where it has it. */
      readonly protocol: string;
      readonly username: string | undefined;
      readonly password: string | undefined;
      /** Names of the options that were left out, since they hold a secret. */
      readonly ignored: readonly string[];
      /** Whether placeholders stood for the name or the password, which are then undefined. */
      readonly hasPlaceholders: boolean;
    }
  | { readonly ok: false; readonly problem: ConnectionStringProblem };

/** Schemes of document databases. */
const schemes = /^(?:mongodb|docs|docstore)(?:\+srv)?$/;

/** Options whose values are secrets. */
const secretOption = /password|secret|token|authmechanismproperties/i;

/** A value, unless a placeholder stands for it. */
function meant(value: string | undefined): string | undefined {
  return value === undefined || isPlaceholder(value) ? undefined : value;
}

interface Unwrapped {
  text: string;
  username?: string | undefined;
  password?: string | undefined;
}

/** The text without a settings file's name, quotes or the shell's command around it. */
export function unwrapDocstore(text: string): Unwrapped {
  const bare = unwrap(text);
  const command = splitCommand(bare);
  if (command?.program.startsWith('mongo') !== true) return { text: bare };
  const names = { u: 'username', username: 'username', p: 'password', password: 'password' };
  const { values, others } = readOptions(command.args, { names });
  const login = new Map(values);
  return {
    text: others.find((arg) => arg.includes('://')) ?? bare,
    username: login.get('username'),
    password: login.get('password'),
  };
}

/**
 * Reads a connection string in its standard or its `+srv` form, without a look at which other form
 * an unknown one belongs to. No answer quotes its secrets.
 */
export function parseDocstoreUrl(text: string): ParsedDocstore {
  const { text: given, ...login } = unwrapDocstore(text);
  if (given === '') return { ok: false, problem: 'empty' };
  if (given.length > 10_000) return { ok: false, problem: 'too-long' };
  const url = splitConnectionUrl(given);
  if (url === undefined || !schemes.test(url.scheme)) return { ok: false, problem: 'unknown' };
  const problem = hostProblem(url.hosts, url.scheme.endsWith('+srv'));
  if (problem !== undefined) return { ok: false, problem };
  const ignored = url.options.map(([name]) => name).filter((name) => secretOption.test(name));
  return {
    ok: true,
    connectionString: withoutOptions(url.redacted, ignored),
    protocol: url.scheme,
    username: meant(url.username) ?? login.username,
    password: meant(url.password) ?? login.password,
    ignored,
    hasPlaceholders: [url.username, url.password].some((value) => isPlaceholder(value ?? '')),
  };
}

/**
 * The connection string with a name and a password in it, as it is sent to list the databases.
 *
 * @param connectionString - One without credentials.
 */
export function withCredentials(
  connectionString: string,
  username: string,
  password: string,
): string {
  if (username === '' && password === '') return connectionString;
  const login = [username, ...(password === '' ? [] : [password])].map(encodeURIComponent);
  return connectionString.replace('://', () => `://${login.join(':')}@`);
}

function hostProblem(
  hosts: readonly { host: string; port: string | undefined }[],
  isSrv: boolean,
): ConnectionStringProblem | undefined {
  if (hosts.some(({ host }) => /^%2f|^\//i.test(host))) return 'socket';
  if (hosts.some(({ host }) => host === '')) return 'no-host';
  if (isSrv && (hosts.length > 1 || hosts.some(({ port }) => port !== undefined))) return 'bad-srv';
  const isBad = hosts.some(({ port }) => port !== undefined && !isPort(port));
  return isBad ? 'bad-port' : undefined;
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
