import { optionKey } from '../forms/paste/ignoredOptions.ts';
import type { SqlEngine, SslMode } from '../../../contract/index.ts';
import { fitsField, isPlaceholder } from '../forms/paste/plainFields.ts';
import { isPort } from '../forms/paste/splitConnectionUrl.ts';

/** The parts of a connection string, by form field. */
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

/** The reason why a connection string can't be parsed. Never quotes it. */
export type ConnectionStringProblem =
  | 'empty'
  | 'too-long'
  | 'unknown'
  | 'no-host'
  | 'bad-port'
  | 'unclosed'
  /** More than one string, or unrelated text. */
  | 'several'
  | 'loose-text'
  | 'socket'
  | 'bad-srv'
  /** An IPv6 address without brackets. */
  | 'ipv6'
  /** A database on the local computer. */
  | 'local'
  /** An entry of an alias file. */
  | 'alias'
  /** A string for the data warehouse form. */
  | 'warehouse'
  /** A string for the document database form. */
  | 'document'
  /** A string for the SQL database form. */
  | 'relational';

/**
 * A note on a connection string beyond the form's fields: it requires a verified certificate, its
 * database is an instance id (SID) instead of a service, or values were placeholders.
 */
export type SqlWarning = 'certificate' | 'sid' | 'placeholder';

export interface ReadSql {
  readonly ok: true;
  /** The string's engine; undefined if several match. */
  readonly engine: SqlEngine | undefined;
  readonly fields: SqlConnection;
  /** Names of options without a form field, and `hosts` for additional hosts. */
  readonly ignored: readonly string[];
  readonly notes: readonly SqlWarning[];
}

export interface Refusal {
  readonly ok: false;
  readonly problem: ConnectionStringProblem;
}

export type ParsedSql = ReadSql | Refusal;

export interface SqlParse {
  readonly fields: SqlConnection;
  readonly ignored: string[];
  readonly notes: SqlWarning[];
  engine: SqlEngine | undefined;
  /** True if options may repeat the host, as in a URL. */
  readonly isUrl: boolean;
  /** Lower-case option names without separators. */
  readonly keys: Set<string>;
  /** Prefixes of the host's and login's setting names: `pg`, `db`, `spring.datasource`. */
  readonly groups: { [field in Field]?: string };
  problem?: ConnectionStringProblem;
  /** The encryption options parsed so far. */
  ssl?: { name: string; isMode: boolean; isOff: boolean };
}

export function createParse(engine?: SqlEngine, isUrl = false): SqlParse {
  return { fields: {}, ignored: [], notes: [], engine, isUrl, keys: new Set(), groups: {} };
}

/** Finishes parsing: requires a host, and every field must match its grammar. */
export function finishParse(reading: SqlParse): ParsedSql {
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

function fieldProblem({ fields, groups, keys }: SqlParse): ConnectionStringProblem | undefined {
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

/** Options that refer to an alias file, which holds the host. */
const aliasKeys = ['dsn', 'service'];

/** Splits off a port after the host, which any format may contain. */
function splitPort(fields: SqlConnection): void {
  const match = /^([^:[\]/\\]+):([^:[\]/\\]+)$/.exec(fields.host ?? '');
  if (match?.[1] === undefined || match[2] === undefined || local.test(fields.host ?? '')) return;
  fields.host = match[1];
  fields.port = match[2];
}

/** Matches local hosts, such as named pipes. A number after `np:` is the port of a host named `np`. */
const local = /^(?:\(local(?:db)?\)|\.(?:$|\\)|(?:np|lpc):(?!\d+$)|\\\\)/i;

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

const engineKeys = new Set(
  'driver provider adapter engine dialect type connection driverclassname'.split(' '),
);

/** Returns the engine named by a scheme, a driver or a variable's prefix. */
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

/** Splits a name into its group, `PG` or `spring.datasource.`, its lookup key and its last part. */
function splitName(name: string): readonly [group: string, key: string, last: string] {
  const last = /[^.:]*$/.exec(name)?.[0] ?? '';
  const path = name.slice(0, name.length - last.length);
  const key = optionKey(last);
  if (isKnown(key)) return [path, key, last];
  const match =
    /^([A-Z][A-Z0-9_]*)_([A-Z0-9]+)$/.exec(last) ??
    /^(pg|postgres|mysql|mariadb|mssql|oracle|db|database)(.+)$/.exec(key);
  const rest = optionKey(match?.[2] ?? '');
  return isKnown(rest)
    ? [`${path}${match?.[1] ?? ''}`.toLowerCase(), rest, last]
    : [path, key, last];
}

function isKnown(key: string): boolean {
  return fieldNames.has(key) || engineKeys.has(key) || sslModeNames.has(key);
}

/** Returns the group of a setting, such as `spring.datasource.`, and its field, if any. */
export function fieldOf(name: string): readonly [group: string, field: Field | undefined] {
  const [group, key] = splitName(name);
  return [group, fieldNames.get(key)];
}

export const secretName = /secret|token|passw|pwd|credential|api_?key|private/i;

/** Applies an option. Options without a form field are recorded by name. */
export function applyOption(reading: SqlParse, name: string, value: string): void {
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
  } else if (!applySsl(reading, key, value, name)) {
    if (/^[A-Z\d_]+$/.test(last) && secretName.test(last)) reading.problem ??= 'several';
    ignored.push(name);
  }
}

const sslModeNames = new Set(['sslmode', 'encrypt', 'tls']);
const sslFlagNames = new Set(['ssl', 'usessl', 'requiressl', 'sslenabled', 'usetls']);
/** Options that verify the server's certificate, with the values that enable it. */
const certificateNames: ReadonlyMap<string, RegExp> = new Map<string, RegExp>(
  Object.entries({
    trustservercertificate: /^(?:false|no|0)$/i,
    verifyservercertificate: /^true$/i,
    sslserverdnmatch: /^(?:yes|on|true)$/i,
  } as const),
);
const off = new Set(['danger_plaintext', 'disable', 'disabled', 'none', 'off', 'no', 'false', '0']);
const whenOffered = new Set(['allow', 'prefer', 'preferred', 'optional']);

function applySsl(reading: SqlParse, key: string, value: string, name: string): boolean {
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
  // A mode is more specific than a flag: if they differ, the flag is ignored.
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

function noteCertificate({ notes }: SqlParse): void {
  if (!notes.includes('certificate')) notes.push('certificate');
}

/** Parses `tcp:host\\instance,1433` and `host:port`, as some engines write hosts. */
export function parseServer(reading: SqlParse, text: string): void {
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
