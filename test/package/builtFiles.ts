import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Every file of the build whose name ends so, as paths from the root of the repository. */
export function builtFiles(ending = ''): string[] {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith(ending)).map((file) => join('dist', file));
}

const imports = new Map<string, readonly string[]>();

/** Lists the imports and re-exports of a built module, static or dynamic, as written. */
export function importsOf(path: string): readonly string[] {
  const known = imports.get(path);
  if (known !== undefined) return known;
  const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'), true, true);
  const names = importedFiles.map(({ fileName }) => fileName);
  imports.set(path, names);
  return names;
}

/** The files that a built file was made of, as the bundler names them in it: `src/index.ts`. */
export function sourcesOf(path: string): string[] {
  const named = readFileSync(path, 'utf8').matchAll(/^\/\/ ((?:src|node_modules)\/\S+)$/gm);
  return Array.from(named, ([, source = '']) => source);
}

/** The built files that one needs, itself among them. */
export function filesBehind(entry: string): Set<string> {
  const files = new Set([entry]);
  for (const path of files) {
    for (const name of importsOf(path)) {
      if (name.startsWith('.')) files.add(join(dirname(path), name));
    }
  }
  return files;
}

/** The packages that a module needs, itself or through modules of ours, those in the build among them. */
export function packagesBehind(entry: string): Set<string> {
  const packages = new Set<string>();
  for (const path of filesBehind(entry)) {
    for (const source of sourcesOf(path)) {
      const [, takenIn] = /^node_modules\/(.*)/.exec(source) ?? [];
      if (takenIn !== undefined) packages.add(packageName(takenIn));
    }
    for (const name of importsOf(path)) {
      if (!name.startsWith('.')) packages.add(packageName(name));
    }
  }
  return packages;
}

/** `@scope/name` or `name` of an import such as `hono/cors`. */
export function packageName(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
