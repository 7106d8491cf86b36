import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserVariables, findBrowser } from '../scripts/findBrowser.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brainstem-'));
  for (const name of browserVariables) vi.stubEnv(name, undefined);
  vi.stubEnv('PATH', [folder, join(folder, 'none')].join(delimiter));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('takes what an environment variable names before the system’s own', () => {
  executable('chromium');
  vi.stubEnv('CHROME_PATH', executable('my-chrome'));
  expect(findBrowser()).toBe(join(folder, 'my-chrome'));
});

test('takes the first of the known commands on the path', () => {
  executable('google-chrome');
  executable('chromium');
  expect(findBrowser()).toBe(join(folder, 'chromium'));
});

test('passes over a file that cannot be run', () => {
  chmodSync(executable('chromium'), 0o644);
  executable('google-chrome');
  expect(findBrowser()).toBe(join(folder, 'google-chrome'));
});

test('says which variable names a file that cannot be run', () => {
  executable('chromium');
  vi.stubEnv('BRAINSTEM_CHROMIUM', join(folder, 'gone'));
  expect(() => findBrowser()).toThrow(/BRAINSTEM_CHROMIUM names .*gone, which cannot be run/);
});

function executable(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n', { mode: 0o755 });
  return path;
}
