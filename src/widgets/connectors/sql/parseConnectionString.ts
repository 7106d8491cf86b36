import { defaultSqlPorts, sqlEngines, type SqlEngine } from '../../../contract/index.ts';
import { splitAt, splitConnectionUrl } from '../forms/splitConnectionUrl.ts';
import { parseNamedTarget, parseTarget } from './parseOracle.ts';
import { splitSemicolons, splitSpaces, type Pairs } from './splitPairs.ts';
import {
  beginReading,
  endReading,
  takeOption,
  takeServer,
  type ParsedSql,
  type SqlReading,
} from './sqlConnection.ts';

/** The engine of a URL's scheme; what follows a `+` names a driver. */
const schemes: Readonly<Record<string, SqlEngine>> = {
  mysql: 'sql-a',
  mysql2: 'sql-a',
  mysqlx: 'sql-a',
  postgres: 'sql-b',
  postgresql: 'sql-b',
  pgsql: 'sql-b',
  postgis: 'sql-b',
  mssql: 'sql-c',
  sqlserver: 'sql-c',
  oracle: 'sql-d',
  mariadb: 'sql-e',
};

/** Characters of the longest text that is looked at. */
const longest = 10_000;

/**
 * Reads a connection string of any of the SQL engines: a URL, JDBC, pairs of names and values with
 * semicolons or spaces, or a named target. It is pure, keeps nothing, and no answer quotes the text.
 */
export function parseConnectionString(text: string): ParsedSql {
  const given = unwrap(text);
  if (given === '') return { ok: false, problem: 'empty' };
  if (given.length > longest) return { ok: false, problem: 'too-long' };
  if (/^jdbc:/i.test(given)) return parseJdbc(given.slice('jdbc:'.length));
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(given)) return parseUrl(given);
  const socketed = /^(.*)@(tcp|unix)\(([^)]*)\)\/(.*)$/is.exec(given);
  if (socketed !== null) return parseSocketed(socketed);
  const isSpaced = /^\w+\s*=\s*(?:'(?:\\.|[^'\\])*'|[^\s;'"]*)(?:\s+\w+\s*=|$)/s.test(given);
  if (isSpaced) return parsePairs(splitSpaces(given), 'sql-b');
  if (/^[\w ]+=/.test(given)) return parsePairs(splitSemicolons(given), undefined);
  if (/^[^\s/@]+\/.+@\S+$/s.test(given)) return parseNamedTarget(given);
  return { ok: false, problem: 'unknown' };
}

/** The text without what a settings file puts around it: `DATABASE_URL="…"`. */
function unwrap(text: string): string {
  const bare = text
    .trim()
    .replace(/^(?:export\s+)?[A-Z][A-Z0-9_]*=(?=["']?[a-z][a-z0-9+.-]*:)/, '');
  return /^(["'])(.*)\1$/s.exec(bare)?.[2]?.trim() ?? bare;
}

function parseUrl(text: string): ParsedSql {
  const url = splitConnectionUrl(text);
  const engine = url === undefined ? undefined : schemes[url.scheme.split('+', 1)[0] ?? ''];
  if (url === undefined || engine === undefined) return { ok: false, problem: 'unknown' };
  const reading = beginReading();
  const { fields, ignored } = reading;
  if (url.username !== undefined && url.username !== '') fields.username = url.username;
  if (url.password !== undefined) fields.password = url.password;
  const [first] = url.hosts;
  if (first !== undefined && first.host !== '') fields.host = decodeHost(first.host);
  if (first?.port !== undefined && first.port !== '') fields.port = first.port;
  if (url.hosts.length > 1) ignored.push('hosts');
  const [database = ''] = url.path.split('/', 1);
  if (database !== '') fields.database = decodeHost(database);
  for (const [name, value] of url.options) takeOption(reading, name, value);
  return endReading(reading, engine);
}

/** A host may be an encoded path to a socket. */
function decodeHost(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parseJdbc(text: string): ParsedSql {
  const target = /^oracle:(?:thin|oci8?):(.*)$/is.exec(text)?.[1];
  if (target !== undefined) return parseNamedTarget(target);
  const server = /^(?:jtds:|microsoft:)?sqlserver:\/\/([^;/]*)(?:\/([^;]*))?(?:;(.*))?$/is.exec(
    text,
  );
  if (server !== null) return parseSemicolonJdbc(server);
  const url = text.replace(
    /^(\w+):(?:loadbalance|replication|failover|sequential|aurora):/i,
    '$1:',
  );
  if (/^\w+:\/\//.test(url)) return parseUrl(url);
  return { ok: false, problem: /^\w+:/.test(url) && engineOf(url) ? 'no-host' : 'unknown' };
}

function engineOf(url: string): SqlEngine | undefined {
  return schemes[(url.split(':', 1)[0] ?? '').toLowerCase()];
}

function parseSemicolonJdbc([, server = '', path = '', options = '']: RegExpExecArray): ParsedSql {
  const split = splitSemicolons(options);
  if (!split.ok) return split;
  const reading = beginReading();
  if (server !== '') takeServer(reading, server);
  if (path !== '') reading.fields.database = path;
  for (const [name, value] of split.pairs) takeOption(reading, name, value);
  return endReading(reading, 'sql-c');
}

/** `user:password@tcp(host:3306)/database?options` */
function parseSocketed([, login = '', kind, place = '', rest = '']: RegExpExecArray): ParsedSql {
  if (kind?.toLowerCase() === 'unix') return { ok: false, problem: 'socket' };
  const reading = beginReading();
  const [username, password] = splitAt(login, ':');
  const [database, options = ''] = splitAt(rest, '?');
  if (username !== '') reading.fields.username = username;
  if (password !== undefined) reading.fields.password = password;
  if (database !== '') reading.fields.database = database;
  takeServer(reading, place);
  for (const [name, value] of new URLSearchParams(options)) takeOption(reading, name, value);
  return endReading(reading, 'sql-a');
}

function parsePairs(split: Pairs, known: SqlEngine | undefined): ParsedSql {
  if (!split.ok) return split;
  const keys = new Map(
    split.pairs.map(([name, value]) => [name.toLowerCase().replaceAll(/[\s_-]/g, ''), value]),
  );
  const reading = beginReading();
  for (const [name, value] of split.pairs) {
    if (!/^driver$/i.test(name)) takeOption(reading, name, value);
  }
  const engine = known ?? guessEngine(keys, reading);
  const { host = '' } = reading.fields;
  if (engine === 'sql-d' && (host.includes('/') || host.startsWith('('))) {
    delete reading.fields.host;
    return parseTarget(host, reading);
  }
  const [first = '', ...further] = engine === 'sql-b' ? host.split(',') : [host];
  if (further.length > 0) reading.ignored.push('hosts');
  if (first !== '' && !first.startsWith('/')) takeServer(reading, first);
  return endReading(reading, engine);
}

/** Which engine writes its pairs like this; undefined where several do. */
function guessEngine(
  keys: ReadonlyMap<string, string>,
  { fields }: SqlReading,
): SqlEngine | undefined {
  const driver = (keys.get('driver') ?? keys.get('provider') ?? '').toLowerCase();
  const byDriver = Object.entries({
    'sql server': 'sql-c',
    sqloledb: 'sql-c',
    msoledbsql: 'sql-c',
    mariadb: 'sql-e',
    mysql: 'sql-a',
    postgres: 'sql-b',
    oracle: 'sql-d',
  } as const).find(([name]) => driver.includes(name));
  if (byDriver !== undefined) return byDriver[1];
  const host = fields.host ?? '';
  if (host.startsWith('(') || /^(?:\/\/)?[\w.-]+(:\d+)?\/\w/.test(host)) return 'sql-d';
  const isC = ['initialcatalog', 'trustservercertificate', 'integratedsecurity', 'encrypt'];
  if (isC.some((name) => keys.has(name)) || /^tcp:|\\|,\d+$/i.test(host)) return 'sql-c';
  if (keys.has('searchpath') || (keys.has('host') && keys.has('username'))) return 'sql-b';
  return sqlEngines.find((engine) => String(defaultSqlPorts[engine]) === fields.port);
}
