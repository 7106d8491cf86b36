import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The compiler leaves two things in declarations that only our sources have: imports of CSS files,
// and `.ts` in import paths. A strict host's compiler stumbles over the first.
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
  const path = join('dist', file);
  writeFileSync(path, finish(readFileSync(path, 'utf8')));
}

// Compilers from TypeScript 6 on want types for every import, a style sheet's too.
writeFileSync(join('dist', 'styles.css.d.ts'), 'export {};\n');

function finish(declarations: string): string {
  return declarations
    .replace(/^import ['"][^'"]+\.css['"];\n/gm, '')
    .replace(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2');
}
