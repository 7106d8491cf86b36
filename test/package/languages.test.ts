import { readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { sourcesOf } from './builtFiles.ts';

/** The languages beside English, each in a folder of its own. */
const catalogs = readdirSync('src/words', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['english', 'testing'].includes(entry.name))
  .map(({ name }) => name);

/** The folder of the languages' files, which the script tag's elements load, too. */
const languages = resolve('dist/browser/locales');

/** The languages whose words a page with the chat downloads, at once or later. */
async function languagesOf(...locales: string[]): Promise<string[]> {
  const page = resolve('page-of-a-language.js');
  const from = [
    ...['react/provider', 'react/chat'].map((entry) => resolve('dist', entry)),
    ...locales.map((tag) => (tag === 'en' ? resolve('dist/locales/en') : join(languages, tag))),
  ];
  const code = from.map((entry) => `export * from ${JSON.stringify(entry)};`);
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
  expect(read).toContain('src/words/english/chat.ts');
  const takenIn = catalogs.filter((name) =>
    read.some((source) => source.startsWith(`src/words/${name}`)),
  );
  const files = ofPackage.filter((module) => dirname(module) === languages);
  return [...takenIn, ...files.map((file) => basename(file, '.js'))];
}

test('a page without a locale downloads the words of no language but English', async () => {
  expect(await languagesOf()).toEqual([]);
  expect(await languagesOf('en')).toEqual([]);
});

test.each(readdirSync(languages).map((file) => basename(file, '.js')))(
  'a page with the locale %s downloads the words of that language alone',
  async (tag) => {
    expect(await languagesOf(tag)).toEqual([tag]);
  },
);

test('every language is a file of its own, which the manifest names', () => {
  expect(readdirSync(languages)).toHaveLength(catalogs.length);
  expect(manifest.exports['./locales/*'].default).toBe('./dist/browser/locales/*.js');
});
