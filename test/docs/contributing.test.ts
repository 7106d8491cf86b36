import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const text = readFileSync('CONTRIBUTING.md', 'utf8');

test('is read in one go: 150 lines at most', () => {
  expect(text.split('\n').length - 1).toBeLessThanOrEqual(150);
});

test('names files that are there; those of the walk of a message are below the chat or in src', () => {
  const files = [...text.matchAll(/`([\w./-]+\/[\w.-]+\.\w+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  const folders = ['', 'src/', 'src/widgets/chat/'];
  expect(files.filter((file) => !folders.some((folder) => existsSync(folder + file)))).toEqual([]);
});

test('names commands that are there', () => {
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
});
