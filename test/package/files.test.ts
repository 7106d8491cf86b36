import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { builtFiles, packagesBehind } from './builtFiles.ts';

const clientDirective = /^(["'])use client\1;?\s/;

const startsWithDirective = (path: string) => clientDirective.test(readFileSync(path, 'utf8'));

test('every entry under React starts with "use client", and no part does, which bundlers would warn of', () => {
  const isPart = (path: string) => path.startsWith('dist/parts/');
  const entries = builtFiles('.js').filter(
    (path) => !isPart(path) && (path === 'dist/react.js' || packagesBehind(path).has('react')),
  );
  expect(entries).toContain('dist/react/chat.js');
  expect(entries.filter((path) => !startsWithDirective(path))).toEqual([]);
  expect(builtFiles('.js').filter(isPart).filter(startsWithDirective)).toEqual([]);
});

test('the entries without React do not', () => {
  const entries = ['index', 'core', 'server/index', 'mock-platform/index'].map(
    (name) => `dist/${name}.js`,
  );
  expect(entries.filter(startsWithDirective)).toEqual([]);
});

test('the stylesheet has the tokens and every name that a component uses', () => {
  const styles = readFileSync('dist/styles.css', 'utf8');
  const names = builtFiles('.js')
    .filter((path) => !path.startsWith('dist/browser/'))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/: "(brainstem-\w+__[\w-]+)"/g)].map(
        ([, name = '']) => name,
      ),
    );
  expect(styles).toContain('--brainstem-accent');
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !styles.includes(name))).toEqual([]);
});

test('the sheets of the widgets with the base have every rule of the whole sheet, each once', () => {
  const classesOf = (path: string) =>
    new Set(
      [...readFileSync(path, 'utf8').matchAll(/\.(brainstem-\w+__[\w-]+)/g)].map(
        ([, name]) => name,
      ),
    );
  const sheets = builtFiles('.css').filter((path) => path.startsWith('dist/styles/'));
  expect(sheets).toContain('dist/styles/chat.css');
  const bySheet = sheets.flatMap((path) => [...classesOf(path)]);
  expect(bySheet.toSorted()).toEqual([...classesOf('dist/styles.css')].toSorted());
  expect(readFileSync('dist/styles/base.css', 'utf8')).toContain('--brainstem-accent');
});

test('no test is built', () => {
  expect(builtFiles().filter((path) => /\.test\./.test(path))).toEqual([]);
});

test('the folder for the script tag holds no style sheet, and the hash of every script', () => {
  const inFolder = builtFiles().filter((path) => path.startsWith('dist/browser/'));
  expect(inFolder.filter((path) => path.endsWith('.css'))).toEqual([]);
  const hashes = v.parse(
    v.record(v.string(), v.string()),
    JSON.parse(readFileSync('dist/browser/integrity.json', 'utf8')),
  );
  const scripts = inFolder.filter((path) => path.endsWith('.js'));
  expect(Object.keys(hashes).map((name) => `dist/browser/${name}`)).toEqual(
    expect.arrayContaining(scripts),
  );
});
