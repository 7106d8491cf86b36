import { decoded, splitAt } from '../../forms/paste/splitConnectionUrl.ts';
import { applyOption, parseServer, type SqlParse } from '../sqlConnection.ts';

/**
 * Applies a host with named parts: `(host=a,port=1)`, `address=(host=a)(port=1)`, or the first of
 * several in brackets.
 */
export function takeKeyedHosts(reading: SqlParse, text: string): void {
  const list = /^\[(.*)\]$/s.exec(text.trim())?.[1] ?? text;
  const [first = '', ...further] = list.split(/,(?![^(]*\))/).map((entry) => entry.trim());
  if (further.length > 0) reading.ignored.push('hosts');
  const parts = /^address\s*=/i.test(first)
    ? Array.from(first.matchAll(/\(([^()]*)\)/g), ([, part = '']) => part)
    : /^\((.*)\)$/s.exec(first)?.[1]?.split(',');
  if (parts === undefined) parseServer(reading, first);
  for (const part of parts ?? []) {
    const [name, value = ''] = splitAt(part, '=');
    if (/^address$/i.test(name.trim())) parseServer(reading, value.trim());
    else applyOption(reading, name.trim(), decoded(value.trim()));
  }
}
