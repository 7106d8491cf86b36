import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Every file of the build whose name ends so, as paths from the root of the repository. */
export function builtFiles(ending = ''): string[] {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith(ending)).map((file) => join('dist', file));
}

/** What a built module imports or exports from, static or dynamic, as written. */
export function importsOf(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => fileName);
}

/** The packages that a module needs, itself or through modules of ours, those in the build among them. */
export function packagesBehind(entry: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const [, takenIn] = /^dist\/vendor\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
    if (takenIn !== undefined) packages.add(takenIn);
    for (const name of importsOf(path)) {
      if (name.startsWith('.')) visit(join(dirname(path), name));
      else packages.add(packageName(name));
    }
  };
  visit(entry);
  return packages;
}

/** `@scope/name` or `name` of an import such as `hono/cors`. */
export function packageName(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
