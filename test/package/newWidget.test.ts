import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'brainstem-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  for (const file of files.toString().split('\n')) {
    if (
      existsSync(file) &&
      /^(\.storybook|src|test|scripts|examples|stories|docs|playground|[^/]+$)/.test(file)
    ) {
      cpSync(file, join(copy, file), { recursive: true });
    }
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true }));

/** Runs a command in the copy, and returns all that it printed. */
function run(command: string, ...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return stdout + stderr;
}

test('a new widget has a line in every list that types demand', () => {
  const said = run('npm', 'run', '--silent', 'new-widget', '--', 'service-actors');
  expect(said).toContain('Wrote ServiceActors.');
  expect(run('node', 'node_modules/@typescript/native/bin/tsc', '--noEmit')).toBe('');
});

test('a widget of a wrong name, or one that is there, is refused before anything is written', () => {
  expect(run('npm', 'run', 'new-widget', '--', 'ServiceActors')).toContain('as in markup');
  expect(run('npm', 'run', 'new-widget', '--', 'task-list')).toContain('is there already');
});
