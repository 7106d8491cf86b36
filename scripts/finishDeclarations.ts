import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import type ts from 'typescript';
import manifest from '../package.json' with { type: 'json' };
import { allowUndefined } from './allowUndefined.ts';
import { createTypeWriter } from './inferredTypes.ts';

/** The folder that the compiler writes declarations to, one file a module. */
const compiled = resolve('.cache/declarations');

/** A source with the declarations that the compiler wrote of it. */
interface Declarations {
  path: string;
  source: string;
  declarations: string;
}

/**
 * Reads what the compiler wrote. It leaves two things in declarations that only our sources have:
 * imports of CSS files, and `.ts` in import paths.
 */
export function readDeclarations(): Declarations[] {
  return readdirSync(compiled, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts'))
    .map((file) => ({
      path: join(compiled, file),
      source: join('src', file.replace(/d\.ts$/, 'ts')),
      declarations: finish(readFileSync(join(compiled, file), 'utf8')),
    }));
}

/**
 * Writes the declarations that hosts get: a file for each entry, and one for each folder of ours that
 * entries share, a tenth of the modules' files and half of their bytes. What the compiler infers from
 * a schema is written out, since nobody could read it.
 */
export async function finishDeclarations(
  program: ts.Program,
  files: readonly Declarations[],
): Promise<void> {
  const writeTypes = createTypeWriter(program);
  for (const { path, source, declarations } of files) {
    writeFileSync(path, allowUndefined(writeTypes(source, declarations)));
  }
  const entries = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'object' && 'types' in entry ? modulesOf(entry.types) : [],
  );
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((path) => [nameOf(path), path])),
    plugins: [dts()],
    external: (id) => !/^[./]/.test(id),
  });
  await bundle.write({
    dir: 'dist',
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'types/[name].d.ts',
    // oxlint-disable-next-line typescript/no-deprecated -- The default of Rollup 5, which 4 has to be told.
    onlyExplicitManualChunks: true,
    manualChunks: (path) => (entries.includes(path) ? undefined : nameOf(path).split('/')[0]),
  });
  rmSync(compiled, { recursive: true });

  // Compilers from TypeScript 6 on want types for every import, a style sheet's too.
  writeFileSync(join('dist', 'styles.css.d.ts'), 'export {};\n');
}

function finish(declarations: string): string {
  return declarations
    .replace(/^(?:import|export \{ default as \w+ \} from) ['"][^'"]+\.css['"];\n/gm, '')
    .replace(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2');
}

/** Lists what the compiler wrote for an entry; a `*` in one stands for every file of its folder. */
function modulesOf(entry: string): string[] {
  const path = join(compiled, relative('dist', entry));
  if (path.endsWith('.css.d.ts')) return [];
  if (!path.includes('*')) return [path];
  const names = readdirSync(dirname(path)).filter((name) => name.endsWith('.d.ts'));
  return names.map((name) => join(dirname(path), name));
}

function nameOf(path: string): string {
  return relative(compiled, path).replace(/\.d\.ts$/, '');
}
