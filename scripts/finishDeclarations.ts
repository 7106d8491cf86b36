import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { createTypeWriter, infers } from './inferredTypes.ts';
import { reachedDeclarations } from './reachedDeclarations.ts';

// The compiler leaves two things in declarations that only our sources have: imports of CSS files,
// and `.ts` in import paths. A strict host's compiler stumbles over the first. What it infers from a
// schema, nobody could read.
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.d.ts'),
);
const finished = files.map((file) => ({
  path: join('dist', file),
  source: join('src', file.replace(/d\.ts$/, 'ts')),
  declarations: finish(readFileSync(join('dist', file), 'utf8')),
}));
const writeTypes = createTypeWriter(
  finished.filter(({ declarations }) => infers(declarations)).map(({ source }) => source),
);
for (const { path, source, declarations } of finished) {
  writeFileSync(path, writeTypes(source, declarations));
}

// Compilers from TypeScript 6 on want types for every import, a style sheet's too.
writeFileSync(join('dist', 'styles.css.d.ts'), 'export {};\n');

// No host's compiler asks for the types of a module that no entry leads to.
const entries = Object.values(manifest.exports).flatMap((entry) =>
  typeof entry === 'object' && 'types' in entry ? [entry.types] : [],
);
const reached = reachedDeclarations(entries);
for (const file of files) {
  if (!reached.has(join('dist', file))) rmSync(join('dist', file));
}

function finish(declarations: string): string {
  return declarations
    .replace(/^import ['"][^'"]+\.css['"];\n/gm, '')
    .replace(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2');
}
