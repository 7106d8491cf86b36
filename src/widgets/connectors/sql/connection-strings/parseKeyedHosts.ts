import { splitAt } from '../../forms/paste/splitConnectionUrl.ts';
import {
  beginReading,
  endReading,
  takeOption,
  takeServer,
  type ParsedSql,
} from '../sqlConnection.ts';

/**
 * Reads the forms in which hosts have names for their parts: `(host=a,port=1)`,
 * `address=(host=a)(port=1)` and `[a:1,address=…]`. Undefined for every other URL.
 */
export function parseKeyedHosts(text: string): ParsedSql | undefined {
  const match =
    /^(mysqlx?|mariadb)(?:\+srv)?:\/\/(?:([^[(]*)@)?((?:\[[^\]]*[=,][^\]]*\]|\(\s*\w+\s*=|address\s*=).*)$/is.exec(
      text,
    );
  if (match === null) return undefined;
  const [, scheme = '', login, rest = ''] = match;
  const end = endOfHosts(rest);
  const [path, query = ''] = splitAt(rest.slice(end + 1), '?');
  const reading = beginReading();
  if (login !== undefined) {
    const [username, password] = splitAt(login, ':');
    reading.fields.username = decode(username);
    if (password !== undefined) reading.fields.password = decode(password);
  }
  const [first = '', ...further] = entriesOf(rest.slice(0, end));
  if (further.length > 0) reading.ignored.push('hosts');
  const pairs = pairsOf(first);
  if (pairs === undefined) takeServer(reading, first);
  else for (const [name, value] of pairs) takeOption(reading, name, decode(value));
  if (path !== '') reading.fields.database = decode(path);
  for (const pair of query.split('&').filter((one) => one !== '')) {
    const [name, value = ''] = splitAt(pair, '=');
    takeOption(reading, name, decode(value));
  }
  return endReading(reading, scheme.toLowerCase() === 'mariadb' ? 'sql-e' : 'sql-a');
}

/** The slash after the hosts, outside of all brackets. */
function endOfHosts(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if ('[('.includes(character)) depth += 1;
    else if ('])'.includes(character)) depth -= 1;
    else if (depth === 0 && '/?'.includes(character)) return at;
  }
  return text.length;
}

function entriesOf(text: string): string[] {
  const list = /^\[(.*)\]$/s.exec(text.trim())?.[1] ?? text;
  return list.split(/,(?![^(]*\))/).map((entry) => entry.trim());
}

function pairsOf(entry: string): (readonly [string, string])[] | undefined {
  const parts = /^address\s*=/i.test(entry)
    ? Array.from(entry.matchAll(/\(([^()]*)\)/g), ([, part = '']) => part)
    : /^\((.*)\)$/s.exec(entry)?.[1]?.split(',');
  return parts?.map((part) => {
    const [name, value = ''] = splitAt(part, '=');
    return [name.trim(), value.trim()] as const;
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
