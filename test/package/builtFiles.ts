import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Every file of the build whose name ends so, as paths from the root of the repository. */
export function builtFiles(ending = ''): string[] {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith(ending)).map((file) => join('dist', file));
}

/** Lists the imports and re-exports of a built module, static or dynamic, as written. */
export const importsOf = ofEachFileOnce((text) =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
);

/** Lists the files that a built file was made of, as the bundler names them in it: `src/index.ts`. */
export const sourcesOf = ofEachFileOnce((text) =>
  Array.from(text.matchAll(/^\/\/ ((?:src|node_modules)\/\S+)$/gm), ([, source = '']) => source),
);

/** Returns what reads a file of the build, which stays as it is, the first time that it is asked for. */
function ofEachFileOnce(read: (text: string) => string[]): (path: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (path) => {
    const result = known.get(path) ?? read(readFileSync(path, 'utf8'));
    known.set(path, result);
    return result;
  };
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
