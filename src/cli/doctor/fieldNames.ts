import * as contract from '../../contract/index.ts';
import { isRecord } from '../../contract/index.ts';

/**
 * Returns true if an undocumented key looks like a field name: all its words occur in documented
 * names. Any other key may be user content.
 */
export function isFieldName(key: string): boolean {
  return /^[a-z][A-Za-z_]{0,39}$/.test(key) && wordsOf(key).every((word) => known.has(word));
}

/** Generic words of field names, which can't be user content. */
const everywhere =
  'access active all as at by can code color current data date default detail details display done enabled end ended error errors expires failed first found from group groups has html icon in info is item items key keys kind label labels last length level link links list message meta method more next node nodes number of offset on order page percent previous problem progress queue reason result results role rows score size start started state success tag tags text time to updated url user value values version warning warnings with';

const known: ReadonlySet<string> = new Set([
  ...namesIn(Object.values(contract)).flatMap(wordsOf),
  ...everywhere.split(' '),
]);

/** Returns the names of fields, and the documented values of enums. */
function namesIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { entries, literal, options, name, path } = isRecord(schema) ? schema : {};
  const own = [name, path, literal, options].flat();
  return [
    ...(isRecord(entries) ? Object.keys(entries) : []),
    ...own.filter((it) => typeof it === 'string'),
    ...Object.values(schema).flatMap((inner: unknown) => namesIn(inner, seen)),
  ];
}

function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}
