import { defaultSqlPorts, sqlEngines, type SqlEngine } from '../../../../contract/index.ts';
import {
  splitAt,
  splitConnectionUrl,
  type ConnectionUrl,
} from '../../forms/paste/splitConnectionUrl.ts';
import { parseNamedTarget, parseTarget } from './parseOracle.ts';
import { parseCommand } from './parseCommand.ts';
import { parseKeyedHosts } from './parseKeyedHosts.ts';
import { splitCommand } from './splitCommand.ts';
import { splitSemicolons, splitSpaces, type Pairs } from './splitPairs.ts';
import {
  type ConnectionStringProblem,
  beginReading,
  endReading,
  takeOption,
  takeServer,
  type ParsedSql,
  type SqlReading,
} from '../sqlConnection.ts';
import { unwrap } from './unwrap.ts';

/** The engine of a URL's scheme; what follows a `+` names a driver. */
const schemes: ReadonlyMap<string, SqlEngine> = new Map<string, SqlEngine>(
  Object.entries({
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
    redshift: 'sql-b',
    cockroachdb: 'sql-b',
    cockroach: 'sql-b',
  } as const),
);

/** Ports of databases that share another one's protocol and not its port. */
const ports: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    redshift: '5439',
    cockroachdb: '26257',
    cockroach: '26257',
  } as const),
);

/** Schemes that belong to another form. */
const otherForms: ReadonlyMap<string, ConnectionStringProblem> = new Map<
  string,
  ConnectionStringProblem
>(
  Object.entries({
    snowflake: 'warehouse',
    bigquery: 'warehouse',
    mongodb: 'document',
  } as const),
);

/** The engine of a PDO driver's name. */
const pdoEngines: ReadonlyMap<string, SqlEngine> = new Map<string, SqlEngine>(
  Object.entries({ pgsql: 'sql-b', mysql: 'sql-a', sqlsrv: 'sql-c' } as const),
);

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
  const command = splitCommand(given);
  if (command !== undefined) return parseCommand(command, parseConnectionString);
  const pdo = /^(pgsql|mysql|sqlsrv):(\w+\s*=.*)$/is.exec(given);
  if (pdo !== null) return parsePairs(splitSemicolons(pdo[2] ?? ''), pdoEngines.get(pdo[1] ?? ''));
  if (/^(?:jdbc|oracle:(?:thin|oci8?)):/i.test(given))
    return parseJdbc(given.replace(/^jdbc:/i, ''));
  if (/^[a-z][\w+.-]*:\/\//i.test(given)) return parseUrl(given);
  const socketed = /^(?:(.*)@)?(tcp6?|unix)(?:\(([^)]*)\))?\/(.*)$/is.exec(given);
  if (socketed !== null) return parseSocketed(socketed);
  const isSpaced = /^\w+\s*=\s*(?:'(?:\\.|[^'\\])*'|[^\s;'"]*)(?:\s+\w+\s*=|$)/s.test(given);
  if (isSpaced) return parsePairs(splitSpaces(given), 'sql-b');
  if (/^[\w ]+=/.test(given)) return parsePairs(splitSemicolons(given), undefined);
  const address = /^(?:\/\/)?(\[[^\]]+\]|[\w.-]+):(\d+)(?:\/([\w.$-]+))?$/.exec(given);
  if (address !== null) return parseAddress(address);
  const local = /^([^\s:/@]+):(\S*)@\/([^\s/]*)$/.exec(given);
  if (local !== null)
    return parseSocketed([given, `${local[1]}:${local[2]}`, 'tcp', '127.0.0.1', local[3] ?? '']);
  if (isBareUrl(given)) return parseBareUrl(given);
  const target = given.replace(/^conn(?:ect)?\s+/i, '');
  if (/^\(\s*description\s*=/i.test(target)) return parseTarget(target);
  if (/^[^\s/@]+\/.+@\S+$|^[^\s/@:]+@(?:\/\/\S+|[^\s/@:]+:\d+\/\S+)$/s.test(target)) {
    return parseNamedTarget(target);
  }
  return { ok: false, problem: 'unknown' };
}

/** `host:port/database`, which several engines write. The port may tell which one it is. */
function parseAddress([, host = '', port, database]: RegExpExecArray): ParsedSql {
  const reading = beginReading();
  reading.fields.host = host;
  if (port !== undefined) reading.fields.port = port;
  if (database !== undefined) reading.fields.database = database;
  return endReading(reading, engineOfPort(port));
}

/**
 * Whether a text is `user:password@host/database`, a URL whose scheme was left out. A slash before
 * the first colon, and a name without a password at Oracle's port, are Oracle's own form.
 */
function isBareUrl(text: string): boolean {
  const place = /^[^\s:/@]+:\S*@([^\s:/@]+(?::\w*)?(?:\/[^\s@]*)?|\[[^\s@]+)$/.exec(text)?.[1];
  if (place !== undefined) return /[:/]/.test(place);
  const port = /^[^\s:/@]+@(?:\[[^\s\]]+\]|[^\s:/@]+):(\d+)(?:\/\S*)?$/.exec(text)?.[1];
  return port !== undefined && port !== String(defaultSqlPorts['sql-d']);
}

/** The port may tell which engine it is. */
function parseBareUrl(text: string): ParsedSql {
  const url = splitConnectionUrl(`any://${text}`);
  if (url === undefined) return { ok: false, problem: 'unknown' };
  const reading = readAuthority(url);
  const [database = ''] = url.path.split('/', 1);
  if (database !== '') reading.fields.database = decodeHost(database);
  for (const [name, value] of url.options) takeOption(reading, name, value);
  return endReading(reading, engineOfPort(reading.fields.port));
}

function parseUrl(text: string): ParsedSql {
  const url = splitConnectionUrl(text);
  const scheme = url?.scheme.split('+', 1)[0] ?? '';
  const engine = schemes.get(scheme);
  if (url === undefined || engine === undefined) {
    return { ok: false, problem: otherForms.get(scheme) ?? 'unknown' };
  }
  const keyed = parseKeyedHosts(text);
  if (keyed !== undefined) return keyed;
  if (/^sqlserver:\/\/[^?@]*;/i.test(text)) return parseJdbc(text);
  const odbc = /[?&]odbc_connect=([^&]*)/i.exec(text)?.[1];
  if (odbc !== undefined) {
    return parsePairs(splitSemicolons(decodeHost(odbc.replaceAll('+', ' '))), engine);
  }
  const reading = readAuthority(url);
  const { fields, ignored, notes } = reading;
  const [database = ''] = url.path.split('/', 1);
  // In the engine's own scheme the path is an instance; everywhere else it is the database.
  if (url.scheme === 'sqlserver' && database !== '') ignored.push('instance');
  else if (database !== '') fields.database = decodeHost(database);
  for (const [name, value] of url.options) takeOption(reading, name, value);
  fields.port ??= ports.get(scheme) ?? fields.port;
  if (fields.port === undefined) delete fields.port;
  const hasPlace = fields.port !== undefined || fields.database !== undefined;
  const isSource =
    url.scheme === 'mssql+pyodbc' && !url.options.some(([name]) => name === 'driver');
  const isAlias = !hasPlace && (engine === 'sql-d' || isSource);
  if (engine === 'sql-d' && database !== '') notes.push('sid');
  return isAlias && fields.host !== undefined
    ? { ok: false, problem: 'alias' }
    : endReading(reading, engine);
}

/** Name, password and the first of the hosts. */
function readAuthority({ username, password, hosts }: ConnectionUrl): SqlReading {
  const reading = beginReading();
  const { fields, ignored } = reading;
  if (username !== undefined && username !== '') fields.username = username;
  if (password !== undefined) fields.password = password;
  const [first] = hosts;
  if (first !== undefined && first.host !== '') fields.host = decodeHost(first.host);
  if (first?.port !== undefined && first.port !== '') fields.port = first.port;
  if (hosts.length > 1) ignored.push('hosts');
  return reading;
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
  const server =
    /^(?:jtds:|microsoft:|datadirect:)?sqlserver:\/\/([^;/]*)(?:\/([^;]*))?(?:;(.*))?$/is.exec(
      text,
    );
  if (server !== null) return parseSemicolonJdbc(server);
  const url = text.replace(
    /^(?:aws-wrapper:)?(\w+)(?::iam)?:(?:(?:loadbalance|replication|failover|sequential|aurora|load-balance-read):)?(?=\/\/)/i,
    '$1:',
  );
  if (/^\w+:\/\//.test(url)) {
    const parsed = parseUrl(url);
    // Signing in by the cloud's own roles is nothing that the form has.
    const isByRole = parsed.ok && /^\w+:iam:/i.test(text);
    return isByRole ? { ...parsed, ignored: [...parsed.ignored, 'iam'] } : parsed;
  }
  const scheme = (url.split(':', 1)[0] ?? '').toLowerCase();
  const problem =
    schemes.get(scheme) === undefined ? (otherForms.get(scheme) ?? 'unknown') : 'no-host';
  return { ok: false, problem };
}

function parseSemicolonJdbc([, server = '', path = '', options = '']: RegExpExecArray): ParsedSql {
  const split = splitSemicolons(options);
  if (!split.ok) return split;
  const reading = beginReading();
  if (server !== '') takeServer(reading, server);
  if (path !== '') reading.fields.database = path;
  for (const [name, value] of split.pairs) takeOption(reading, name, value);
  if (server === '' && reading.fields.host !== undefined) takeServer(reading, reading.fields.host);
  return endReading(reading, 'sql-c');
}

/** `user:password@tcp(host:3306)/database?options` */
function parseSocketed([
  ,
  login = '',
  kind,
  place = '127.0.0.1',
  rest = '',
]: readonly string[]): ParsedSql {
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
  const isList = engine === 'sql-b' || (engine !== 'sql-c' && /,\s*[^\d\s]/.test(host));
  const [first = '', ...further] = isList ? host.split(',') : [host];
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
  if (/^\((?!local)/i.test(host) || /^(?:\/\/)?[\w.-]+(:\d+)?\/\w/.test(host)) return 'sql-d';
  if (keys.has('host') && keys.has('username')) return 'sql-b';
  const isC = [
    'failoverpartner',
    'initialcatalog',
    'trustservercertificate',
    'integratedsecurity',
    'encrypt',
  ];
  if (isC.some((name) => keys.has(name)) || /^tcp:|\\|,\d+$/i.test(host)) return 'sql-c';
  if (keys.has('searchpath')) return 'sql-b';
  return engineOfPort(fields.port);
}

/** The first engine that takes a port by default. */
function engineOfPort(port: string | undefined): SqlEngine | undefined {
  return sqlEngines.find((engine) => String(defaultSqlPorts[engine]) === port);
}
