import { defaultSqlPorts, sqlEngines, type SqlEngine } from '../../../../contract/index.ts';
import {
  decoded,
  containsHost,
  splitConnectionUrl,
  type ConnectionUrl,
} from '../../forms/paste/splitConnectionUrl.ts';
import {
  createParse,
  finishParse,
  engineNamed,
  applyOption,
  parseServer,
  type ConnectionStringProblem,
  type ParsedSql,
  type SqlParse,
} from '../sqlConnection.ts';
import { parseCommand } from './parseCommand.ts';
import { takeKeyedHosts } from './parseKeyedHosts.ts';
import { parseNamedTarget, parseTarget } from './parseOracle.ts';
import { readLayers, type Layer } from './readLayers.ts';
import { splitCommand } from './splitCommand.ts';
import { startsAnotherString, splitSemicolons, splitSpaces, type Pairs } from './splitPairs.ts';

/** Ports of databases that share a protocol but not its default port. */
const ports: readonly (readonly [scheme: RegExp, port: string])[] = [
  [/^redshift/, '5439'],
  [/^cockroach/, '26257'],
];

const otherForms: readonly (readonly [RegExp, ConnectionStringProblem])[] = [
  [/^(?:snowflake|bigquery)/i, 'warehouse'],
  [/^mongodb/i, 'document'],
];

/**
 * Parses a connection string of any SQL engine, alone or in text it is usually copied with. Pure;
 * results never quote the text.
 */
export function parseConnectionString(text: string): ParsedSql {
  return readLayers(text, parseLayer);
}

function parseLayer({ text, settings }: Layer): ParsedSql {
  if (text === '') return parsePairs({ ok: true, pairs: settings }, undefined);
  const parsed = parseString(text);
  if (!parsed.ok || settings.length === 0) return parsed;
  // Adjacent settings complete a string but must not contradict it.
  const reading = createParse(parsed.engine);
  for (const [name, value] of settings) applyOption(reading, name, value);
  const { fields, problem } = reading;
  const isOther = (['host', 'port', 'database', 'username', 'password'] as const).some(
    (name) => fields[name] !== undefined && (parsed.fields[name] ?? fields[name]) !== fields[name],
  );
  if (isOther || problem !== undefined) return { ok: false, problem: problem ?? 'several' };
  const whole = finishParse({ ...reading, groups: {}, fields: { ...fields, ...parsed.fields } });
  return whole.ok ? { ...parsed, fields: whole.fields } : whole;
}

/** Parses a single string by the grammar its prefix indicates. */
function parseString(text: string): ParsedSql {
  const command = splitCommand(text);
  if (command !== undefined) return parseCommand(command, parseString);
  const scheme = /^[a-z][\w+.-]*(?=:)/i.exec(text)?.[0] ?? '';
  const rest = text.slice(scheme.length + 1);
  if (/^(?:jdbc|r2dbcs?)$/i.test(scheme)) return parseJdbc(rest.replace(/^pool:/, ''));
  if (/^oracle$/i.test(scheme) && /^(?:thin|oci8?):/i.test(rest)) return parseJdbc(text);
  if (rest.startsWith('//')) return parseUrl(text);
  if (/^(?:pgsql|mysql|sqlsrv)$/i.test(scheme) && /^\w+\s*=/.test(rest)) {
    return parsePairs(splitSemicolons(rest), engineNamed(scheme));
  }
  return parsePlain(text);
}

function parsePlain(text: string): ParsedSql {
  const driver = /^(?:(.*)@)?(tcp6?|unix)(?:\(([^()]*)\))?\/(.*)$/is.exec(text);
  if (driver !== null) return parseDriver(driver);
  if (/^\w+\s*=\s*(?:'(?:\\.|[^'\\])*'|[^\s;'"]*)(?:\s+\w+\s*=|$)/s.test(text)) {
    return parsePairs(splitSpaces(text), undefined, 'sql-b');
  }
  if (/^[\w ]+=/.test(text)) return parsePairs(splitSemicolons(text), undefined);
  if (/^[^\s:/@]+:\S*@\/[^\s/]*$/.test(text)) return { ok: false, problem: 'no-host' };
  const file = /^([^\s:/@]+):(\d+|\*):([^\s:/@]+):([^\s:/@]+):(\S+)$/.exec(text);
  if (file !== null) return parsePasswordFile(file);
  if (/^(?:\/\/)?(?:\[[^\]]+\]|[\w.-]+):\d+(?:\/[\w.$-]+)?$/.test(text) || isBareUrl(text)) {
    return parseAuthority(text.replace(/^\/\//, ''));
  }
  const target = text.replace(/^conn(?:ect)?\s+/i, '');
  if (/^\(\s*description\s*=/i.test(target)) return parseTarget(target);
  if (/^[^\s/@]+\/.+@\S+$|^[^\s/@:]+@(?:\/\/\S+|[^\s/@:]+:\d+\/\S+)$/.test(target)) {
    return parseNamedTarget(target);
  }
  return { ok: false, problem: 'unknown' };
}

/**
 * Returns true for `user:password@host/database`, a URL without a scheme. A slash before the first
 * colon, or a name without a password at Oracle's port, is Oracle's syntax.
 */
function isBareUrl(text: string): boolean {
  const place = /^[^\s:/@]+:\S*@([^\s:/@]+(?::\w*)?(?:\/[^\s@]*)?|\[[^\s@]+)$/.exec(text)?.[1];
  if (place !== undefined) return /[:/]/.test(place);
  const port = /^[^\s:/@]+@(?:\[[^\s\]]+\]|[^\s:/@]+):(\d+)(?:\/\S*)?$/.exec(text)?.[1];
  return port !== undefined && port !== String(defaultSqlPorts['sql-d']);
}

/** Parses a URL without a scheme, whose port may identify the engine. */
function parseAuthority(text: string): ParsedSql {
  const url = splitConnectionUrl(`any://${text}`);
  if (url === undefined) return { ok: false, problem: 'unknown' };
  const reading = createParse(undefined, true);
  takeUrl(reading, url);
  reading.engine = engineOfPort(reading.fields.port);
  return finishParse(reading);
}

function parseUrl(text: string): ParsedSql {
  const url = splitConnectionUrl(text);
  const scheme = url?.scheme.split('+', 1)[0] ?? '';
  const engine = engineNamed(scheme);
  if (url === undefined || engine === undefined) {
    return { ok: false, problem: otherForms.find(([form]) => form.test(scheme))?.[1] ?? 'unknown' };
  }
  if (/^sqlserver:\/\/[^?@]*;/i.test(text)) return parseJdbc(text);
  const odbc = /[?&]odbc_connect=([^&]*)/i.exec(text)?.[1];
  if (odbc !== undefined) {
    return parsePairs(splitSemicolons(decoded(odbc.replaceAll('+', ' '))), engine);
  }
  const keyed =
    /^[^:]+:\/\/(?:([^[(]*)@)?(\[[^\]]*[=,][^\]]*\]|(?:address\s*=)?\(.*\))(?:\/(.*))?$/is.exec(
      text,
    );
  const reading = createParse(engine, true);
  const { fields, notes, ignored } = reading;
  // With the engine's own scheme the path is an instance, otherwise the database.
  const isInstance = url.scheme === 'sqlserver' && url.path !== '';
  if (isInstance) ignored.push('instance');
  if (keyed === null) takeUrl(reading, isInstance ? { ...url, path: '' } : url);
  else {
    const login = keyed[1] === undefined ? '' : `${keyed[1]}@`;
    const around = splitConnectionUrl(`any://${login}/${keyed[3] ?? ''}`);
    takeKeyedHosts(reading, keyed[2] ?? '');
    if (/^[^?]*@/.test(keyed[3] ?? '')) reading.problem = 'several';
    if (around !== undefined) takeUrl(reading, around);
  }
  if (fields.port === undefined) {
    const port = ports.find(([name]) => name.test(scheme))?.[1];
    if (port !== undefined) fields.port = port;
  }
  const hasPlace = fields.port !== undefined || fields.database !== undefined;
  const isSource = url.scheme === 'mssql+pyodbc' && !reading.keys.has('driver');
  const isAlias = !hasPlace && (engine === 'sql-d' || isSource);
  if (engine === 'sql-d' && url.path !== '') notes.push('sid');
  return isAlias && fields.host !== undefined
    ? { ok: false, problem: 'alias' }
    : finishParse(reading);
}

/** Applies a URL, with its path as the database. */
function takeUrl(reading: SqlParse, url: ConnectionUrl): void {
  const { fields, ignored } = reading;
  const { username, password, hosts } = url;
  if (username !== undefined && username !== '') fields.username = username;
  if (password !== undefined) fields.password = password;
  const [first] = hosts;
  if (first !== undefined && first.host !== '') {
    if (first.host.includes('\\')) parseServer(reading, first.host);
    else fields.host = decoded(first.host);
  }
  if (first?.port !== undefined && first.port !== '') fields.port = first.port;
  if (hosts.length > 1) ignored.push('hosts');
  const path = url.path.replace(/\/$/, '');
  if (path !== '') fields.database = decoded(path);
  for (const [name, value] of url.options) {
    if (startsAnotherString(value) || value.includes(';')) reading.problem = 'several';
    applyOption(reading, name, decoded(value));
  }
  if (url.isSeveral) reading.problem = 'several';
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
    /^(?:aws-wrapper:)?(\w+)(?::(?:iam|loadbalance|replication|failover|sequential|aurora|load-balance-read))*:(?=\/\/)/i,
    '$1:',
  );
  if (/^\w+:\/\//.test(url)) {
    const parsed = parseUrl(url);
    // The form doesn't support cloud IAM authentication.
    const isByRole = parsed.ok && /^\w+:iam:/i.test(text);
    return isByRole ? { ...parsed, ignored: [...parsed.ignored, 'iam'] } : parsed;
  }
  const [scheme = ''] = text.split(':', 1);
  const other = otherForms.find(([form]) => form.test(scheme))?.[1] ?? 'unknown';
  return { ok: false, problem: engineNamed(scheme) === undefined ? other : 'no-host' };
}

function parseSemicolonJdbc([, server = '', path = '', options = '']: RegExpExecArray): ParsedSql {
  const split = splitSemicolons(options);
  if (!split.ok) return split;
  const reading = createParse('sql-c');
  if (server !== '') parseServer(reading, server);
  if (path !== '') reading.fields.database = path;
  if (/\s/.test(path)) reading.problem = 'several';
  for (const [name, value] of split.pairs) applyOption(reading, name, value);
  if (server === '' && reading.fields.host !== undefined) parseServer(reading, reading.fields.host);
  return finishParse(reading);
}

/** Parses `user:password@tcp(host:3306)/database?options`. */
function parseDriver([, login = '', kind, place = '', rest = '']: RegExpExecArray): ParsedSql {
  if (kind?.toLowerCase() === 'unix') return { ok: false, problem: 'socket' };
  const around = splitConnectionUrl(`any://${login === '' ? '' : `${login}@`}/${rest}`);
  const reading = createParse('sql-a', true);
  if (place !== '') parseServer(reading, place);
  if (around !== undefined) takeUrl(reading, around);
  if (containsHost(login) || /^[^?]*@/.test(rest)) reading.problem = 'several';
  return finishParse(reading);
}

/** Parses `host:port:database:user:password`, where `*` is a wildcard. */
function parsePasswordFile([, ...parts]: RegExpExecArray): ParsedSql {
  const reading = createParse('sql-b');
  ['host', 'port', 'database', 'user', 'password'].forEach((name, index) => {
    const part = parts[index] ?? '';
    if (name === 'password' && startsAnotherString(part)) reading.problem = 'several';
    if (part !== '*') applyOption(reading, name, part.replaceAll(/\\(.)/g, '$1'));
  });
  return finishParse(reading);
}

function parsePairs(split: Pairs, known: SqlEngine | undefined, otherwise?: SqlEngine): ParsedSql {
  if (!split.ok) return split;
  const reading = createParse(known);
  for (const [name, value] of split.pairs) applyOption(reading, name, value);
  const isVariable = reading.groups.host !== '';
  reading.engine ??= (isVariable ? undefined : otherwise) ?? guessEngine(reading);
  const { host = '', database } = reading.fields;
  const isName = reading.keys.has('datasource') && database === undefined && /^[\w-]+$/.test(host);
  if (reading.engine === undefined && isName) return { ok: false, problem: 'alias' };
  if (reading.engine === 'sql-d' && (host.includes('/') || host.startsWith('('))) {
    delete reading.fields.host;
    return parseTarget(host, reading);
  }
  const isList =
    reading.engine === 'sql-b' || (reading.engine !== 'sql-c' && /,\s*[^\d\s]/.test(host));
  const [first = '', ...further] = isList ? host.split(',') : [host];
  if (further.length > 0) reading.ignored.push('hosts');
  if (!further.every((one) => /^\s*[\w.-]+(?::\d+)?\s*$/.test(one))) reading.problem = 'several';
  if (first !== '' && !first.startsWith('/')) parseServer(reading, first);
  return finishParse(reading);
}

const onlyInC = [
  'failoverpartner',
  'initialcatalog',
  'trustservercertificate',
  'integratedsecurity',
  'encrypt',
];

/** Returns the engine that uses such keys; undefined if several do. */
function guessEngine({ fields, keys }: SqlParse): SqlEngine | undefined {
  const host = fields.host ?? '';
  if (/^\((?!local)/i.test(host) || /^(?:\/\/)?[\w.-]+(:\d+)?\/\w/.test(host)) return 'sql-d';
  if (keys.has('host') && keys.has('username')) return 'sql-b';
  if (onlyInC.some((name) => keys.has(name)) || /^tcp:|\\|,\d+$/i.test(host)) return 'sql-c';
  if (keys.has('searchpath')) return 'sql-b';
  return engineOfPort(fields.port);
}

function engineOfPort(port: string | undefined): SqlEngine | undefined {
  return sqlEngines.find((engine) => String(defaultSqlPorts[engine]) === port);
}
