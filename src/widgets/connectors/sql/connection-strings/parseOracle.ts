import { containsHost, splitAt } from '../../forms/paste/splitConnectionUrl.ts';
import { startsAnotherString } from './splitPairs.ts';
import {
  createParse,
  finishParse,
  applyOption,
  type ParsedSql,
  type SqlParse,
} from '../sqlConnection.ts';

/** Parses `user/password@target`, where the part before the `@` is optional. */
export function parseNamedTarget(text: string): ParsedSql {
  const reading = createParse('sql-d');
  const descriptor = text.indexOf('@(');
  const at = descriptor === -1 ? text.lastIndexOf('@') : descriptor;
  if (at > 0) {
    const [username, password = ''] = splitAt(text.slice(0, at), '/');
    reading.fields.username = unquoted(username);
    if (password !== '') reading.fields.password = unquoted(password);
    if (password === unquoted(password) && containsHost(`${username}:${password}`)) {
      reading.problem = 'several';
    }
  }
  return parseTarget(text.slice(at + 1), reading);
}

/**
 * Parses a service's location: `//host:port/service`, `host:port:sid`, or a descriptor in brackets.
 */
export function parseTarget(text: string, reading: SqlParse = createParse('sql-d')): ParsedSql {
  if (/^ldaps?:/i.test(text.trim())) return { ok: false, problem: 'alias' };
  return text.trimStart().startsWith('(')
    ? parseDescriptor(text, reading)
    : parseEasy(text.trim(), reading);
}

function parseEasy(text: string, reading: SqlParse): ParsedSql {
  const match =
    /^(?:(tcps?):)?(?:\/\/)?(\[[^\]]+\]|[^:/?\s]*)(?::([^:/?\s]+))?(?:([:/])([^:/?\s]*))?(?::(?:dedicated|shared|pooled))?(?:\/\w*)?(?:\?(.*))?$/i.exec(
      text,
    );
  if (match === null) return { ok: false, problem: 'unknown' };
  const [, protocol, places = '', port, mark, service = '', query = ''] = match;
  const { fields, ignored, notes } = reading;
  const [host = '', ...further] = places.split(',');
  const isNamed = port === undefined && service === '' && !/^(?:tcps?:)?\/\//i.test(text);
  if (isNamed && (!host.includes('.') || /tns_admin/i.test(query))) {
    return { ok: false, problem: 'alias' };
  }
  if (further.length > 0) ignored.push('hosts');
  if (mark === ':') notes.push('sid');
  if (/\s/.test(query)) reading.problem = 'several';
  for (const [name, value] of new URLSearchParams(query)) {
    if (startsAnotherString(value)) reading.problem = 'several';
    applyOption(reading, name, value);
  }
  fields.host = host;
  if (port !== undefined && port !== '') fields.port = port;
  if (service !== '') fields.database = service;
  if (protocol?.toLowerCase() === 'tcps') Object.assign(fields, encrypted);
  return finishParse(reading);
}

const encrypted = { useSSL: true, sslMode: 'require' } as const;

function parseDescriptor(text: string, reading: SqlParse): ParsedSql {
  if (text.split('(').length !== text.split(')').length) return { ok: false, problem: 'unclosed' };
  if (!text.trimEnd().endsWith(')') || /\)[^()\s]/.test(text)) {
    return { ok: false, problem: 'several' };
  }
  const value = (name: string): string | undefined =>
    new RegExp(`\\(\\s*${name}\\s*=\\s*([^()]*?)\\s*\\)`, 'i').exec(text)?.[1];
  const { fields } = reading;
  const [host, port] = [value('HOST'), value('PORT')];
  const service = value('SERVICE_NAME');
  const database = service ?? value('SID');
  if (service === undefined && database !== undefined) reading.notes.push('sid');
  if ((text.match(/\(\s*HOST\s*=/gi) ?? []).length > 1) reading.ignored.push('hosts');
  if (host !== undefined) fields.host = host;
  if (port !== undefined) fields.port = port;
  if (database !== undefined) fields.database = database;
  applyOption(reading, 'ssl_server_dn_match', value('SSL_SERVER_DN_MATCH') ?? '');
  if (value('PROTOCOL')?.toLowerCase() === 'tcps') Object.assign(fields, encrypted);
  return finishParse(reading);
}

function unquoted(text: string): string {
  return /^"([^"]*)"$/.exec(text)?.[1] ?? text;
}
