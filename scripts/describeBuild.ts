import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { designTokens } from './designTokens.ts';
import { describeElements } from './widget-reference/describeElements.ts';
import { readWidgets } from './widget-reference/readWidgets.ts';

const folder = 'dist/browser';

/**
 * Writes the files beside the built code: hashes for `integrity`, the manifest of the elements, the
 * tokens.
 */
export function describeBuild(program: ts.Program): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .toSorted();
  writeJson(
    join(folder, 'integrity.json'),
    Object.fromEntries(files.map((name) => [name, integrityOf(join(folder, name))])),
  );
  writeJson('dist/custom-elements.json', describeElements(readWidgets(program)));
  writeJson('dist/tokens.json', designTokens(readFileSync('src/ui/theme/tokens.css', 'utf8')));
}

function integrityOf(path: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
