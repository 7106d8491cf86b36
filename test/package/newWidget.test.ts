import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'brainstem-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  for (const file of files.toString().split('\n')) {
    if (/^(src|test|scripts|stories|docs|playground|[^/]+$)/.test(file)) {
      cpSync(file, join(copy, file), { recursive: true });
    }
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});

afterEach(() => rmSync(copy, { recursive: true }));

const run = async (...args: [command: string, ...rest: string[]]): Promise<string> => {
  const { stdout } = await promisify(execFile)(args[0], args.slice(1), { cwd: copy });
  return stdout;
};

test('a new widget has a line in every list that types demand', async () => {
  const said = await run('npm', 'run', '--silent', 'new-widget', '--', 'service-actors');
  expect(said).toContain('Wrote ServiceActors.');
  const tsc = resolve('node_modules/@typescript/native/bin/tsc');
  expect(await run('node', tsc, '--noEmit')).toBe('');
});

test('a widget of a wrong name, or one that is there, is refused before anything is written', async () => {
  await expect(run('npm', 'run', 'new-widget', '--', 'ServiceActors')).rejects.toThrow('as in');
  await expect(run('npm', 'run', 'new-widget', '--', 'task-list')).rejects.toThrow('there already');
});
