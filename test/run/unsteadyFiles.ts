import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';

const recordSchema = v.record(v.string(), v.number());

/** In how many runs in a row a file may need its second try: a real defect hides behind more. */
const maxInARow = 2;

/**
 * Remembers which files needed a second try in this run, and forgets those that needed none.
 *
 * @returns The files that needed one in too many runs in a row.
 */
export function rememberUnsteady(path: string, files: readonly string[]): string[] {
  const before = existsSync(path)
    ? v.parse(recordSchema, JSON.parse(readFileSync(path, 'utf8')))
    : {};
  const now = Object.fromEntries(files.map((file) => [file, (before[file] ?? 0) + 1]));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(now));
  return files.filter((file) => (now[file] ?? 0) > maxInARow);
}
