import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reachedDeclarations } from '../scripts/reachedDeclarations.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brainstem-declarations-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('follows every way in which a file of types names another', () => {
  write({
    'index.d.ts': `export * from './deep/listed.js';\nimport { A } from "./taken.js";\n`,
    'deep/listed.d.ts': `export type B = import('../inline.js').C;\nimport './effect.js';\n`,
    'deep/effect.d.ts': `declare global { interface Window {} }\n`,
    'taken.d.ts': `import type { D } from './index.js';\nimport { E } from 'react';\n`,
    'inline.d.ts': 'export interface C {}\n',
    'unreached.d.ts': `export * from './taken.js';\n`,
  });

  expect(reached('index.d.ts')).toEqual([
    'deep/effect.d.ts',
    'deep/listed.d.ts',
    'index.d.ts',
    'inline.d.ts',
    'taken.d.ts',
  ]);
});

test('takes every file of a folder that an entry names with a star', () => {
  write({ 'react/chat.d.ts': '', 'react/chat.js': '', 'react/tasks.d.ts': '', 'core.d.ts': '' });

  expect(reached('react/*.d.ts')).toEqual(['react/chat.d.ts', 'react/tasks.d.ts']);
});

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function reached(entry: string): string[] {
  const paths = [...reachedDeclarations([join(folder, entry)])];
  return paths.map((path) => relative(folder, path)).toSorted();
}
