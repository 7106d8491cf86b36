import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the first of some commands lies on the path, or undefined when none does. */
export function findCommand(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
