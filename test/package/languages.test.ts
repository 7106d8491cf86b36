import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { sourcesOf } from './builtFiles.ts';

/** The languages beside English, each in a folder of its own. */
const catalogs = readdirSync('src/words', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['english', 'testing'].includes(entry.name))
  .map(({ name }) => name);

/** The languages whose words a page with the chat downloads, at once or later. */
async function languagesOf(...locales: string[]): Promise<string[]> {
  const page = resolve('page-of-a-language.js');
  const from = ['react/provider', 'react/chat', ...locales.map((tag) => `locales/${tag}`)];
  const code = from.map((entry) => `export * from ${JSON.stringify(resolve('dist', entry))};`);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { extensions: ['.js'] },
    plugins: [
      {
        name: 'brainstem-virtual-page',
        resolveId: (id) => (id === page ? id : undefined),
        load: (id) => (id === page ? code.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: page,
        external: [/^react(-dom)?(\/|$)/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const modules = [built]
    .flat()
    .flatMap((bundle) =>
      'output' in bundle
        ? bundle.output.flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
        : [],
    );
  const ofPackage = modules.filter((module) => module.startsWith(resolve('dist')));
  const read = ofPackage.flatMap(sourcesOf);
  expect(read).toContain('src/words/chat.ts');
  return catalogs.filter((name) => read.some((source) => source.startsWith(`src/words/${name}`)));
}

test('a page without a locale downloads the words of no language but English', async () => {
  expect(await languagesOf()).toEqual([]);
  expect(await languagesOf('en')).toEqual([]);
});

test.each([
  ['ar', 'arabic'],
  ['de', 'german'],
  ['es', 'spanish'],
  ['fr', 'french'],
  ['ja', 'japanese'],
  ['pt-BR', 'brazilianPortuguese'],
  ['zh-CN', 'simplifiedChinese'],
])('a page with the locale %s downloads the words of that language alone', async (tag, name) => {
  expect(await languagesOf(tag)).toEqual([name]);
});

test('every language is an entry of its own', () => {
  const entries = readdirSync('dist/locales').filter((file) => file.endsWith('.js'));
  expect(entries.length).toBe(catalogs.length + 1);
});
