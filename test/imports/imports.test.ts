import { beforeAll, expect, test } from 'vitest';
import { foldersWithReact, layers } from '../../layers.config.js';
import { sourceFiles } from '../sourceFiles.ts';
import { checkLayers, foldersWithoutLayer, needsReact } from './checkLayers.ts';
import { findCycles, reachableFrom, toGraph } from './findCycles.ts';
import { importsOf, readImports, type Import } from './readImports.ts';

const folders = [
  'src',
  'stories',
  'playground',
  'test',
  'scripts',
  '.storybook',
  'docs/.vitepress',
];
const files = sourceFiles(folders, /\.tsx?$/);
let imports: Import[];
beforeAll(() => {
  imports = readImports(files);
});

const ofOurs = (found: readonly Import[]) => found.filter(({ isPackage }) => !isPackage);

test('no files import each other in a circle when the code runs', () => {
  const values = ofOurs(imports).filter(({ isType }) => !isType);
  expect(findCycles(toGraph(values))).toEqual([]);
});

test('no files import each other’s types in a circle', () => {
  expect(findCycles(toGraph(ofOurs(imports)))).toEqual([]);
});

test('every folder of src imports only what layers.config.js allows it', () => {
  expect(checkLayers(imports, { layers, foldersWithReact })).toEqual([]);
});

test('the entries for hosts without React reach no module or package that needs it', () => {
  const values = imports.filter(({ isType }) => !isType);
  const entries = ['index', 'core', 'server/index', 'mock-platform/index', 'loader/index'];
  const needReact = entries.flatMap((entry) =>
    reachableFrom(`src/${entry}.ts`, toGraph(values)).filter((name) => needsReact(name)),
  );
  expect(needReact).toEqual([]);
});

test('only the entry for developers reaches the panel and its words', () => {
  const ofPanel = /^src\/(devtools\/|words\/((\w+\/)?devtools\.(ts|json\?\w+)|modules\.d\.ts)$)/;
  const outside = ofOurs(imports).filter(
    ({ from, to }) => from.startsWith('src/') && !ofPanel.test(from) && ofPanel.test(to),
  );
  expect(outside).toEqual([]);
  expect(reachableFrom('src/devtools/index.ts', toGraph(imports))).toContain(
    'src/words/english/devtools.ts',
  );
});

test('every folder of src has a layer', () => {
  expect(foldersWithoutLayer(files, layers)).toEqual([]);
});

test('no two files differ in their ending alone, since the compiler would leave one of them out', () => {
  const names = files.map((file) => file.replace(/\.tsx?$/, ''));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('all relative imports of code lead to a file that is there', () => {
  const known = new Set(files);
  const code = ofOurs(imports).filter(({ to }) => /\.tsx?$/.test(to));
  expect(code.filter(({ to }) => !known.has(to) && !to.includes('/fixtures/'))).toEqual([]);
});

test('imports of types, values, re-exports and import() are read apart', () => {
  const text = `
    import type { A } from './a.ts';
    import { type B } from './b.ts';
    import { type C, c } from './c.ts';
    import './d.ts';
    export * from './e.ts';
    export type { F } from './f.ts';
    const later = () => import('./g.ts');
    type H = import('./h.ts').H;
    import { useState } from 'react';
    import { createClient } from 'brainstem';
  `;
  const found = importsOf('src/x/file.ts', text).map(({ to, isType }) => [to, isType]);
  expect(Object.fromEntries(found)).toEqual({
    'src/x/a.ts': true,
    'src/x/b.ts': true,
    'src/x/c.ts': false,
    'src/x/d.ts': false,
    'src/x/e.ts': false,
    'src/x/f.ts': true,
    'src/x/g.ts': false,
    'src/x/h.ts': true,
    react: false,
    'src/index.ts': false,
  });
});

test('a circle is found whole, and a file that imports itself is one', () => {
  const edge = (from: string, to: string) => ({ from, to });
  const graph = toGraph([
    ...[edge('a', 'b'), edge('b', 'c'), edge('c', 'a'), edge('c', 'd')],
    ...[edge('d', 'e'), edge('f', 'f')],
  ]);
  expect(findCycles(graph)).toEqual([['a', 'b', 'c'], ['f']]);
});

test('the layers refuse another widget, a way in by the back, React in a core and what is not listed', () => {
  const value = (from: string, to: string, isPackage = false): Import => ({
    from: `src/${from}`,
    to: isPackage ? to : `src/${to}`,
    isPackage,
    isType: false,
  });
  const rules = {
    layers: [
      { folder: 'contract', mayImport: [] },
      { folder: 'query', mayImport: [{ folder: 'contract' }] },
      {
        folder: 'widgets',
        mayImport: [{ folder: 'query' }, { folder: 'widgets/*/core', only: ['./**'] }],
      },
      { folder: 'widgets/*/core', mayImport: [{ folder: 'query', only: ['./chat.ts'] }] },
    ],
    foldersWithReact: ['widgets'],
  };
  const allowed = [
    value('widgets/chat/Chat.tsx', 'query/index.ts'),
    value('widgets/chat/Chat.tsx', 'widgets/chat/core/index.ts'),
    value('widgets/chat/Chat.tsx', 'widgets/chat/core/turns/following/runTurn.ts'),
    value('widgets/chat/Chat.tsx', 'react', true),
    value('widgets/chat/core/createChat.ts', 'query/chat.ts'),
    value('widgets/chat/core/createChat.ts', 'widgets/chat/core/turn.ts'),
    value('widgets/chat/core/createChat.test.ts', 'widgets/chat/testing/openChat.ts'),
    value('query/chat.test.ts', 'mock-platform/index.ts'),
    value('index.ts', 'widgets/chat/Chat.tsx'),
  ];
  expect(checkLayers(allowed, rules)).toEqual([]);
  const refused = [
    value('contract/chat.ts', 'query/index.ts'),
    value('query/chat.ts', 'contract/chat.ts'),
    value('query/chat.ts', 'react', true),
    value('widgets/chat/Chat.tsx', 'widgets/onboarding/index.ts'),
    value('widgets/chat/core/createChat.ts', 'widgets/chat/Chat.tsx'),
    value('widgets/chat/core/createChat.ts', 'widgets/findings/core/createReview.ts'),
    value('widgets/chat/core/createChat.ts', 'query/index.ts'),
    value('widgets/chat/core/createChat.ts', '@tanstack/react-query', true),
    value('widgets/chat/core/turns/following/runTurn.ts', 'zustand', true),
  ];
  expect(checkLayers(refused, rules)).toHaveLength(refused.length);
});
