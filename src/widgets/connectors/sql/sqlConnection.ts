import type { SqlEngine, SslMode } from '../../../contract/index.ts';
import { fitsField } from '../forms/paste/plainFields.ts';
import { isPort } from '../forms/paste/splitConnectionUrl.ts';
import { isPlaceholder } from './connection-strings/isPlaceholder.ts';

/** The content of a connection string, by the fields of the form. */
export interface SqlConnection {
  host?: string;
  port?: string;
  database?: string;
  username?: string;
  password?: string;
  schema?: readonly string[];
  useSSL?: boolean;
  sslMode?: SslMode;
}

/** The reason why a connection string can't be read. None of them quotes it. */
export type ConnectionStringProblem =
  | 'empty'
  | 'too-long'
  | 'unknown'
  | 'no-host'
  | 'bad-port'
  | 'unclosed'
  /** It holds more than one string, or text that belongs to none. */
  | 'several'
  | 'loose-text'
  | 'socket'
  | 'bad-srv'
  /** It has an IPv6 address without brackets. */
  | 'ipv6'
  /** It leads to a database on the same computer. */
  | 'local'
  /** It names an entry of a file of aliases. */
  | 'alias'
  /** It belongs to the form of a data warehouse. */
  | 'warehouse'
  /** It belongs to the form of a document database. */
  | 'document'
  /** It belongs to the form of a SQL database. */
  | 'relational';

/**
 * A note on a connection string beyond the form's fields: that it wants a certificate checked, that
 * its database is an instance's id (SID) and not a service, that placeholders stood for values.
 */
export type SqlNote = 'certificate' | 'sid' | 'placeholder';

/** A connection string that was read. */
export interface ReadSql {
  readonly ok: true;
  /** The engine that it belongs to; undefined where it fits several. */
  readonly engine: SqlEngine | undefined;
  readonly fields: SqlConnection;
  /** Names of options that the form has no field for, and `hosts` for further hosts. */
  readonly ignored: readonly string[];
  readonly notes: readonly SqlNote[];
}

/** The result of reading a connection string. */
export type ParsedSql = ReadSql | { readonly ok: false; readonly problem: ConnectionStringProblem };

/** Collects what a connection string says while it is read. */
export interface SqlReading {
  readonly fields: SqlConnection;
  readonly ignored: string[];
  readonly notes: SqlNote[];
  /** The engine, as soon as something names it. */
  engine: SqlEngine | undefined;
  /** True if a host may be given again, as a URL does in its options. */
  readonly isUrl: boolean;
  /** Names of options in small letters, without marks between their words. */
  readonly keys: Set<string>;
  /** The prefixes of the names of the host and of the sign-in: `pg`, `db`, `spring.datasource`. */
  readonly groups: { [field in Field]?: string };
  problem?: ConnectionStringProblem;
  /** The encryption settings read so far. */
  ssl?: { name: string; isMode: boolean; isOff: boolean };
}

/** Begins to read. */
export function beginReading(engine?: SqlEngine, isUrl = false): SqlReading {
  return { fields: {}, ignored: [], notes: [], engine, isUrl, keys: new Set(), groups: {} };
}

/** Ends a reading: every field has to fit its grammar, and there has to be a host. */
export function endReading(reading: SqlReading): ParsedSql {
  const { fields, ignored, notes, engine } = reading;
  for (const name of ['host', 'port', 'database', 'username', 'password'] as const) {
    if (!isPlaceholder(fields[name] ?? '')) continue;
    Reflect.deleteProperty(fields, name);
    if (!notes.includes('placeholder')) notes.push('placeholder');
  }
  splitPort(fields);
  const problem = reading.problem ?? fieldProblem(reading);
  if (problem !== undefined) return { ok: false, problem };
  return { ok: true, engine, fields, ignored: [...new Set(ignored)], notes };
}

function fieldProblem({ fields, groups, keys }: SqlReading): ConnectionStringProblem | undefined {
  const { host = '', port, database = '', username = '', schema = [] } = fields;
  if (/^[/@]|^%2f/i.test(host)) return 'socket';
  if (local.test(host)) return 'local';
  const names = [...(database === '' ? [] : [database]), ...schema];
  const fits =
    (host === '' || fitsField('host', host)) &&
    (username === '' || fitsField('username', username)) &&
    names.every((name) => fitsField('database', name)) &&
    !aliasKeys.some((key) => keys.has(key)) &&
    [groups.username, groups.password].every(
      (one) => one === undefined || one === (groups.host ?? ''),
    );
  if (host === '') return fits || groups.host === undefined ? 'no-host' : 'several';
  if (port?.includes(':') === true && /^[\da-f:]+$/i.test(port)) return 'ipv6';
  if (!fits) return 'several';
  return port === undefined || isPort(port) ? undefined : 'bad-port';
}

/** Options that name an entry of a settings file, in which the host is. */
const aliasKeys = ['dsn', 'service'];

/** Splits off a port behind the host, which some write in any format. */
function splitPort(fields: SqlConnection): void {
  const match = /^([^:[\]/\\]+):([^:[\]/\\]+)$/.exec(fields.host ?? '');
  if (match?.[1] === undefined || match[2] === undefined || local.test(fields.host ?? '')) return;
  fields.host = match[1];
  fields.port = match[2];
}

/** Names of what is on the same computer alone. */
const local = /^(?:\(local(?:db)?\)|\.(?:$|\\)|np:|lpc:|\\\\)/i;

type Field = 'host' | 'port' | 'database' | 'username' | 'password';

const named = (field: Field, names: string): (readonly [string, Field])[] =>
  names.split(' ').map((name) => [name, field] as const);

const fieldNames: ReadonlyMap<string, Field> = new Map([
  ...named('host', 'host hostaddr hostname server servername datasource addr address'),
  ...named('host', 'networkaddress'),
  ...named('port', 'port portnumber'),
  ...named('database', 'database databasename db dbname initialcatalog servicename sid'),
  ...named('username', 'user username userid uid'),
  ...named('password', 'password pwd passwd pass'),
]);

/** Names of what says which engine it is. */
const engineKeys = new Set(
  'driver provider adapter engine dialect type connection driverclassname'.split(' '),
);

/** Returns the engine that a text names: a scheme, a driver, the beginning of a variable's name. */
export function engineNamed(text: string): SqlEngine | undefined {
  return engineNames.find(([, pattern]) => pattern.test(text))?.[0];
}

const engineNames: readonly (readonly [SqlEngine, RegExp])[] = [
  ['sql-c', /sql ?server|mssql|sqlsrv|sqloledb|msoledbsql|sqlncli/i],
  ['sql-e', /mariadb/i],
  ['sql-a', /mysql/i],
  ['sql-b', /^pg|postg|redshift|cockroach|npgsql/i],
  ['sql-d', /oracle/i],
];

/** The name as it is looked up, and what of it says only whose it is: `PG`, `spring.datasource.`. */
function splitName(name: string): readonly [group: string, key: string, last: string] {
  const last = /[^.:]*$/.exec(name)?.[0] ?? '';
  const path = name.slice(0, name.length - last.length);
  const key = keyOf(last);
  if (isKnown(key)) return [path, key, last];
  const match =
    /^([A-Z][A-Z0-9_]*)_([A-Z0-9]+)$/.exec(last) ??
    /^(pg|postgres|mysql|mariadb|mssql|oracle|db|database)(.+)$/.exec(key);
  const rest = keyOf(match?.[2] ?? '');
  return isKnown(rest)
    ? [`${path}${match?.[1] ?? ''}`.toLowerCase(), rest, last]
    : [path, key, last];
}

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_+-]/g, '');
}

function isKnown(key: string): boolean {
  return fieldNames.has(key) || engineKeys.has(key) || sslModeNames.has(key);
}

/** Returns the group of a setting, such as `spring.datasource.`, and its field, if any. */
export function fieldOf(name: string): readonly [group: string, field: Field | undefined] {
  const [group, key] = splitName(name);
  return [group, fieldNames.get(key)];
}

/** Matches names of values that must not be shown. */
export const secretName = /secret|token|passw|pwd|credential|api_?key|private/i;

/** Takes one option; one that the form has no field for is noted by its name. */
export function takeOption(reading: SqlReading, name: string, value: string): void {
  const { fields, ignored, keys } = reading;
  const [group, key, last] = splitName(name);
  keys.add(key);
  const field = fieldNames.get(key);
  if (field !== undefined) {
    if (key === 'sid') reading.notes.push('sid');
    if (value === '') return;
    reading.engine ??= engineNamed(group);
    if (fields[field] === undefined) {
      fields[field] = value;
      reading.groups[field] = group;
    } else if (fields[field] !== value) {
      if (key === 'hostaddr') ignored.push(name);
      else if (field === 'host' && reading.isUrl) ignored.push('hosts');
      else reading.problem ??= 'several';
    }
  } else if (engineKeys.has(key) && !reading.isUrl && engineNamed(value) !== undefined) {
    reading.engine ??= engineNamed(value);
  } else if (/^(?:local|unix)?socket$/.test(key) && value !== '') {
    reading.problem ??= 'socket';
  } else if (key === 'schema' || key === 'currentschema' || key === 'searchpath') {
    fields.schema = value
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
  } else if (!takeSsl(reading, key, value, name)) {
    if (/^[A-Z\d_]+$/.test(last) && secretName.test(last)) reading.problem ??= 'several';
    ignored.push(name);
  }
}

const sslModeNames = new Set(['sslmode', 'encrypt', 'tls']);
const sslFlagNames = new Set(['ssl', 'usessl', 'requiressl', 'sslenabled', 'usetls']);
/** Names of options that say whether the server's certificate is checked, with what means that it is. */
const certificateNames: ReadonlyMap<string, RegExp> = new Map<string, RegExp>(
  Object.entries({
    trustservercertificate: /^(?:false|no|0)$/i,
    verifyservercertificate: /^true$/i,
    sslserverdnmatch: /^(?:yes|on|true)$/i,
  } as const),
);
const off = new Set(['danger_plaintext', 'disable', 'disabled', 'none', 'off', 'no', 'false', '0']);
const whenOffered = new Set(['allow', 'prefer', 'preferred', 'optional']);

function takeSsl(reading: SqlReading, key: string, value: string, name: string): boolean {
  const { fields, ignored, ssl } = reading;
  const checked = certificateNames.get(key);
  if (checked !== undefined) {
    if (checked.test(value)) noteCertificate(reading);
    return true;
  }
  const isMode = sslModeNames.has(key);
  if (!isMode && !sslFlagNames.has(key)) return false;
  const mode = value.toLowerCase();
  const isOff = off.has(mode);
  // A mode says more than a flag: if they differ, the flag is ignored.
  if (ssl !== undefined && ssl.isOff !== isOff) ignored.push(ssl.isMode ? name : ssl.name);
  if (ssl?.isMode === true && !isMode) return true;
  reading.ssl = { name, isMode, isOff };
  if (
    /^verify|^strict$|rejectunauthorized"?\s*:\s*true/.test(mode) ||
    (key === 'tls' && mode === 'true')
  )
    noteCertificate(reading);
  fields.useSSL = !isOff;
  if (isOff) fields.sslMode = 'disable';
  else fields.sslMode = whenOffered.has(mode) ? 'prefer' : 'require';
  return true;
}

function noteCertificate({ notes }: SqlReading): void {
  if (!notes.includes('certificate')) notes.push('certificate');
}

/** Takes `tcp:host\\instance,1433` and `host:port` apart, as some engines write a host. */
export function takeServer(reading: SqlReading, text: string): void {
  const server = text.trim();
  const sixth = /^([0-9a-f]*:[0-9a-f.]*:[0-9a-f:.]*)(\\[^,]*)?(?:,\s*(.*))?$/i.exec(server);
  const match =
    sixth ?? /^(?:tcp:)?(\[[^\]]+\]|[^,:\\]*)(\\{1,2}[\w$]*)?(?:[,:]\s*(.*))?$/i.exec(server);
  if (match === null || local.test(server)) {
    reading.fields.host = server;
    return;
  }
  const [, host = '', instance, port] = match;
  reading.fields.host = host.trim();
  if (port !== undefined) reading.fields.port = port.trim();
  if (instance !== undefined) reading.ignored.push('instance');
}
