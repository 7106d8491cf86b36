import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { threadId } from 'node:worker_threads';

/** A folder inside the repository, so that written files resolve its packages. One per test thread. */
export const projectsFolder = resolve('.cache/init', `${process.pid}-${threadId}`);

let projects = 0;

/** Creates a folder with a manifest that depends on a package and others, and further files. */
export function project(
  dependency: string,
  files: Record<string, string> = {},
  beside = '',
): string {
  projects += 1;
  const folder = join(projectsFolder, `${dependency}-${projects}`);
  const names = [dependency, ...beside.split(' ').filter(Boolean)];
  const dependencies = Object.fromEntries(names.map((name) => [name, '*']));
  const manifest = JSON.stringify({ dependencies });
  for (const [path, text] of Object.entries({ 'package.json': manifest, ...files })) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** The files of a TypeScript project with a `src` folder. */
export const typed = { 'tsconfig.json': '{}', 'src/keep.txt': '' };

/** Lists the paths of all files in a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
