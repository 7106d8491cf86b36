import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The files of types that entries lead to, with the entries themselves.
 *
 * @param entries - Paths of `.d.ts` files. A `*` in one stands for every file of its folder.
 */
export function reachedDeclarations(entries: readonly string[]): Set<string> {
  const reached = new Set(entries.flatMap(filesOf));
  for (const path of reached) {
    for (const imported of importsOf(readFileSync(path, 'utf8'))) {
      const declarations = join(dirname(path), imported.replace(/\.js$/, '.d.ts'));
      if (existsSync(declarations)) reached.add(declarations);
    }
  }
  return reached;
}

function filesOf(entry: string): string[] {
  const folder = dirname(entry);
  if (!entry.includes('*')) return [join(entry)];
  const names = readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  return names.map((name) => join(folder, name));
}

function importsOf(declarations: string): string[] {
  const imports = declarations.matchAll(/(?:\bfrom |\bimport[ (])["'](\.{1,2}\/[^"']+)["']/g);
  return Array.from(imports, ([, path = '']) => path);
}
