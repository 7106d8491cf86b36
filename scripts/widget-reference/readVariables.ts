import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The `--brainstem-*` variables that our style sheets read, each with its first default. */
export function readVariables(): { name: string; default: string }[] {
  const found = new Map<string, string>();
  const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' });
  for (const sheet of sheets.filter((file) => file.endsWith('.css')).toSorted()) {
    const text = readFileSync(join('src/ui', sheet), 'utf8');
    for (const { 0: start, 1: name = '', index } of text.matchAll(
      /var\(\s*(--brainstem-[\w-]+),/g,
    )) {
      if (!found.has(name)) found.set(name, untilClosed(text.slice(index + start.length)));
    }
  }
  return [...found].map(([name, value]) => ({ name, default: value }));
}

/** A text up to the bracket that closes what was opened before it, on one line. */
function untilClosed(text: string): string {
  let depth = 1;
  const end = text.split('').findIndex((letter) => {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    return depth === 0;
  });
  return text.slice(0, end).replace(/\s+/g, ' ').trim();
}
