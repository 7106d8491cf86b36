import { parseConnectionString } from '../sql/connection-strings/parseConnectionString.ts';
import type { ConnectionStringProblem, ParsedSql } from '../sql/sqlConnection.ts';
import { parseDocstoreUrl, unwrapDocstore, type ParsedDocstore } from './parseDocstoreUrl.ts';

/** What is said only of strings that a SQL database would have. */
const relational: ReadonlySet<ConnectionStringProblem> = new Set([
  'alias',
  'bad-port',
  'ipv6',
  'local',
  'no-host',
  'socket',
]);

function warehouseOr(parsed: ParsedSql): ConnectionStringProblem {
  return !parsed.ok && parsed.problem === 'warehouse' ? 'warehouse' : 'unknown';
}

/**
 * Reads the connection string of a document database, and says which other form one belongs to. It
 * reaches the parsers of all SQL databases, so it is imported by what loads later alone.
 */
export function parseDocstoreString(text: string): ParsedDocstore {
  const parsed = parseDocstoreUrl(text);
  if (parsed.ok || parsed.problem !== 'unknown') return parsed;
  const bare = unwrapDocstore(text).text;
  const other = parseConnectionString(bare);
  // `host:port` and `user:password@host/database` may belong to any database.
  const isNamed = other.ok && (other.engine !== undefined || bare.includes('='));
  const isRelational = isNamed || (!other.ok && relational.has(other.problem));
  return { ok: false, problem: isRelational ? 'relational' : warehouseOr(other) };
}
