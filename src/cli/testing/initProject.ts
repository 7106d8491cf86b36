import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Inside the repository, so that what is written finds its packages. A folder for each test file. */
export const projectsFolder = resolve('.cache/init', String(process.pid));

let projects = 0;

/** A folder with a manifest that names a package and those beside it, and with what else is there. */
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

/** Files of a project with TypeScript and sources. */
export const typed = { 'tsconfig.json': '{}', 'src/keep.txt': '' };

/** The paths of all files in a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
