import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { builtFiles, filesBehind, importsOf, packageName, packagesBehind } from './builtFiles.ts';

const react = ['react', 'react-dom', '@tanstack/react-query'];

test('the client entry reaches no React', () => {
  const packages = packagesBehind('dist/index.js');
  expect(packages).toContain('valibot');
  expect(react.filter((name) => packages.has(name))).toEqual([]);
});

test('the core entry reaches no React', () => {
  const packages = packagesBehind('dist/core.js');
  expect(packages).toContain('zustand');
  expect(react.filter((name) => packages.has(name))).toEqual([]);
});

test('the server entry reaches no React', () => {
  const packages = packagesBehind('dist/server/index.js');
  expect(react.filter((name) => packages.has(name))).toEqual([]);
});

test('the React entry reaches React, and not the mock platform', () => {
  const packages = packagesBehind('dist/react.js');
  expect(packages).toContain('react');
  expect(packages).not.toContain('hono');
  expect(packagesBehind('dist/mock-platform/index.js')).toContain('hono');
});

test('no other entry, and no style sheet, has anything of the panel for developers', () => {
  const said = ['Brainstem devtools', 'data-brainstem-devtools', '/__mock'];
  const holds = (file: string) => {
    const text = readFileSync(file, 'utf8');
    return said.some((words) => text.includes(words));
  };
  expect(holds('dist/devtools/index.js')).toBe(true);
  const others = ['index', 'core', 'react', 'elements/index', 'server/index'].flatMap((name) => [
    ...filesBehind(`dist/${name}.js`),
  ]);
  const inBrowsers = builtFiles('.js').filter((file) => file.startsWith('dist/browser/'));
  expect([...others, ...inBrowsers, ...builtFiles('.css')].filter(holds)).toEqual([]);
});

test.each([
  'brainstem',
  'brainstem/core',
  'brainstem/react',
  'brainstem/elements',
  'brainstem/server',
  'brainstem/mock-platform',
  'brainstem/devtools',
])('%s loads in plain Node, without a window', (entry) => {
  const { status, stdout, stderr } = load(entry);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(Number(stdout)).toBeGreaterThan(0);
});

test('brainstem/server does not resolve for a browser', () => {
  const { status, stderr } = load('brainstem/server', '--conditions=browser');
  expect(status).not.toBe(0);
  expect(stderr).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
});

test('the build takes in what only the mock platform needs, so that a host does not install it', () => {
  const takenIn = ['hono', 'uqr'];
  expect(takenIn.filter((name) => name in manifest.dependencies)).toEqual([]);
  const imported = new Set(builtFiles('.js').flatMap(importsOf).map(packageName));
  expect(takenIn.filter((name) => imported.has(name))).toEqual([]);
});

test('every package that the build or its types import is a dependency or a peer', () => {
  const declared = [manifest.dependencies, manifest.peerDependencies].flatMap(Object.keys);
  const foreignIn = (ending: string) =>
    builtFiles(ending)
      .flatMap(importsOf)
      .filter((name) => !/^(\.|node:)/.test(name))
      .map(packageName);
  const typed = foreignIn('.d.ts');
  // Undeclared, they are those of another React in pnpm’s and Yarn’s workspaces, or none.
  const typings = typed
    .map((name) => `@types/${name}`)
    .filter((name) => existsSync(`node_modules/${name}`));
  const wanted = [...foreignIn('.js'), ...typed, ...typings];
  expect([...new Set(wanted)].filter((name) => !declared.includes(name))).toEqual([]);
});

function load(entry: string, ...flags: string[]) {
  const script = `console.log(Object.keys(await import('${entry}')).length)`;
  const args = [...flags, '--input-type=module', '--eval', script];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}
