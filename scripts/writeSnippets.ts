import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSnippets } from './pageSnippets.ts';

// Writes the code that pages quote into them, behind the lines that name it.
for (const name of readdirSync('docs')) {
  if (!name.endsWith('.md')) continue;
  const path = join('docs', name);
  writeFileSync(path, await withSnippets(readFileSync(path, 'utf8')));
}
