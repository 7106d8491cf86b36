import type { SqlEngine, SslMode } from '../../../contract/index.ts';
import { isPort } from '../forms/splitConnectionUrl.ts';

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
  | 'bad-srv';

/** What a connection string says beyond the form's fields: `certificate`, that it wants one checked. */
export type SqlNote = 'certificate';

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
}

/** Begins to read. */
export function beginReading(): SqlReading {
  return { fields: {}, ignored: [], notes: [] };
}

/** Ends a reading: a host has to be there, and the port has to be one. */
export function endReading({ fields, ignored, notes }: SqlReading, engine?: SqlEngine): ParsedSql {
  const { host = '', port } = fields;
  if (host.startsWith('/')) return { ok: false, problem: 'socket' };
  if (host === '') return { ok: false, problem: 'no-host' };
  if (port !== undefined && !isPort(port)) return { ok: false, problem: 'bad-port' };
  return { ok: true, engine, fields, ignored, notes };
}

const names: Readonly<Record<string, 'host' | 'port' | 'database' | 'username' | 'password'>> = {
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
};

/** Takes one option; one that the form has no field for is noted by its name. */
export function takeOption(reading: SqlReading, name: string, value: string): void {
  const { fields, ignored } = reading;
  const key = name.toLowerCase().replaceAll(/[\s_-]/g, '');
  const field = names[key];
  if (field !== undefined) {
    if (value !== '') fields[field] ??= value;
  } else if (key === 'schema' || key === 'currentschema' || key === 'searchpath') {
    fields.schema = value
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
  } else if (!takeSsl(reading, key, value)) {
    ignored.push(name);
  }
}

const sslNames = new Set([
  'sslmode',
  'ssl',
  'usessl',
  'requiressl',
  'encrypt',
  'tls',
  'sslenabled',
]);
const off = new Set(['disable', 'disabled', 'none', 'off', 'no', 'false', '0']);
const whenOffered = new Set(['allow', 'prefer', 'preferred', 'optional']);

function takeSsl({ fields, notes }: SqlReading, key: string, value: string): boolean {
  if (!sslNames.has(key)) return false;
  const mode = value.toLowerCase();
  if (/^verify/.test(mode) && !notes.includes('certificate')) notes.push('certificate');
  fields.useSSL = !off.has(mode);
  if (off.has(mode)) fields.sslMode = 'disable';
  else fields.sslMode = whenOffered.has(mode) ? 'prefer' : 'require';
  return true;
}

/** Takes `tcp:host\instance,1433` and `host:port` apart, as some engines write a host. */
export function takeServer(reading: SqlReading, text: string): void {
  const match = /^(?:tcp:)?(\[[^\]]+\]|[^,:\\]*)(\\[^,:]*)?(?:[,:]\s*(.*))?$/i.exec(text.trim());
  if (match === null) return;
  const [, host = '', instance, port] = match;
  reading.fields.host = host.trim();
  if (port !== undefined) reading.fields.port = port.trim();
  if (instance !== undefined) reading.ignored.push('instance');
}
