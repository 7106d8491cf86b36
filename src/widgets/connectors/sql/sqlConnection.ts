import type { SqlEngine, SslMode } from '../../../contract/index.ts';
import { isPort } from '../forms/paste/splitConnectionUrl.ts';
import { isPlaceholder } from './connection-strings/isPlaceholder.ts';

/** What a connection string says, by the fields of the form. */
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

/** Why a connection string cannot be read. None of them quotes it. */
export type ConnectionStringProblem =
  | 'empty'
  | 'too-long'
  | 'unknown'
  | 'no-host'
  | 'bad-port'
  | 'unclosed'
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
 * What a connection string says beyond the form's fields: that it wants a certificate checked, that
 * its database is an instance's id (SID) and no service, that placeholders stood for values.
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

/** What came of reading a connection string. */
export type ParsedSql = ReadSql | { readonly ok: false; readonly problem: ConnectionStringProblem };

/** Collects what a connection string says while it is read. */
export interface SqlReading {
  readonly fields: SqlConnection;
  readonly ignored: string[];
  readonly notes: SqlNote[];
  /** Whether an option names a socket file, which takes the place of the host. */
  isSocket?: boolean;
  /** What was said of encryption so far. */
  ssl?: { name: string; isMode: boolean; isOff: boolean };
}

/** Begins to read. */
export function beginReading(): SqlReading {
  return { fields: {}, ignored: [], notes: [] };
}

/** Ends a reading: a host has to be there, and the port has to be one. */
export function endReading(reading: SqlReading, engine?: SqlEngine): ParsedSql {
  const { fields, ignored, notes } = reading;
  for (const name of ['host', 'port', 'database', 'username', 'password'] as const) {
    if (!isPlaceholder(fields[name] ?? '')) continue;
    Reflect.deleteProperty(fields, name);
    if (!notes.includes('placeholder')) notes.push('placeholder');
  }
  splitPort(fields);
  const { host = '', port } = fields;
  if (reading.isSocket === true || /^[/@]|^%2f/i.test(host))
    return { ok: false, problem: 'socket' };
  if (local.test(host)) return { ok: false, problem: 'local' };
  if (host === '') return { ok: false, problem: 'no-host' };
  if (port?.includes(':') === true) return { ok: false, problem: 'ipv6' };
  if (port !== undefined && !isPort(port)) return { ok: false, problem: 'bad-port' };
  return { ok: true, engine, fields, ignored: [...new Set(ignored)], notes };
}

/** Some write the port behind a host wherever that stands. */
function splitPort(fields: SqlConnection): void {
  const match = /^([^:[\]/\\]+):([^:[\]/\\]+)$/.exec(fields.host ?? '');
  if (match?.[1] === undefined || match[2] === undefined || local.test(fields.host ?? '')) return;
  fields.host = match[1];
  fields.port = match[2];
}

/** Names of what is on the same computer alone. */
const local = /^(?:\(local(?:db)?\)|\.(?:$|\\)|np:|lpc:|\\\\)/i;

const names: ReadonlyMap<string, 'host' | 'port' | 'database' | 'username' | 'password'> = new Map<
  string,
  'host' | 'port' | 'database' | 'username' | 'password'
>(
  Object.entries({
    host: 'host',
    hostaddr: 'host',
    hostname: 'host',
    server: 'host',
    servername: 'host',
    datasource: 'host',
    addr: 'host',
    address: 'host',
    networkaddress: 'host',
    port: 'port',
    portnumber: 'port',
    database: 'database',
    databasename: 'database',
    db: 'database',
    dbname: 'database',
    initialcatalog: 'database',
    servicename: 'database',
    sid: 'database',
    user: 'username',
    username: 'username',
    userid: 'username',
    uid: 'username',
    password: 'password',
    pwd: 'password',
    passwd: 'password',
  } as const),
);

/** Takes one option; one that the form has no field for is noted by its name. */
export function takeOption(reading: SqlReading, name: string, value: string): void {
  const { fields, ignored } = reading;
  const key = name.toLowerCase().replaceAll(/[\s_-]/g, '');
  const field = names.get(key);
  if (/^(?:local|unix)?socket$/.test(key) && value !== '') reading.isSocket = true;
  if (field !== undefined) {
    const before = fields[field];
    if (before !== undefined && before !== value && value !== '') {
      ignored.push(key === 'host' ? 'hosts' : name);
    }
    if (value !== '') fields[field] ??= value;
    if (key === 'sid') reading.notes.push('sid');
  } else if (key === 'schema' || key === 'currentschema' || key === 'searchpath') {
    fields.schema = value
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
  } else if (!takeSsl(reading, key, value, name)) {
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
  // A mode says more than yes or no: where they differ, the other one is left out.
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
    sixth ?? /^(?:tcp:)?(\[[^\]]+\]|[^,:\\]*)(\\[^,:]*)?(?:[,:]\s*(.*))?$/i.exec(server);
  if (match === null || local.test(server)) {
    reading.fields.host = server;
    return;
  }
  const [, host = '', instance, port] = match;
  reading.fields.host = host.trim();
  if (port !== undefined) reading.fields.port = port.trim();
  if (instance !== undefined) reading.ignored.push('instance');
}
