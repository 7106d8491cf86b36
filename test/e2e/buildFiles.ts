import { resolve } from 'node:path';
import { build } from 'vite';
import { pageBuild, viteOptions } from '../../playground/server/viteOptions.ts';
import { elementsFolder, pageFolder } from './builtFiles.ts';

/** Builds once what all end-to-end tests open, as for production. */
export async function setup(): Promise<void> {
  const before = process.env['NODE_ENV'];
  // The test runner's own mode would build React for development.
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      ...viteOptions,
      build: { ...pageBuild, outDir: resolve(pageFolder), emptyOutDir: true },
    });
    await buildElements();
  } finally {
    process.env['NODE_ENV'] = before;
  }
}

/** Builds the files of the script tag. */
export async function buildElements(): Promise<void> {
  await build({
    configFile: 'vite.browser.config.ts',
    logLevel: 'error',
    build: { outDir: elementsFolder, emptyOutDir: true },
  });
}
