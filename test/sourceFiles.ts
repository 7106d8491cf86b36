import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const notOurs = new Set(['node_modules', 'fixtures', 'peers']);

/** Every file below these folders of the project that ends so, sorted by path. */
export function sourceFiles(folders: readonly string[], ending: RegExp): string[] {
  return folders.flatMap((folder) => below(folder).filter((file) => ending.test(file))).toSorted();
}

function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name).replaceAll('\\', '/');
    if (!entry.isDirectory()) return [path];
    return notOurs.has(entry.name) ? [] : below(path);
  });
}
