import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './scripts/browserLaunchOptions.ts';

const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: browserLaunchOptions(),
    contextOptions: { locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1200, height: 900 },
});

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          // Properties take seconds where other lanes fill the machine.
          testTimeout: 30_000,
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/package/**', '**/node_modules/**'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'browser',
          isolate: false,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['test/browser/setup.ts'],
          browser: chromium(),
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', isolate: false, browser: chromium() },
      },
      {
        extends: './vite.config.ts',
        // The built package by its own name: no aliases to the sources.
        resolve: { alias: [] },
        test: {
          name: 'package',
          pool: 'threads',
          maxWorkers: 2,
          environment: 'node',
          include: ['test/package/**/*.test.ts'],
          globalSetup: 'test/package/hosts/installHosts.ts',
          // A compiler takes seconds, and a minute on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'examples',
          environment: 'node',
          include: ['test/examples/*.examples.ts'],
          testTimeout: 300_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.e2e.ts'],
          globalSetup: 'test/e2e/buildFiles.ts',
          pool: 'forks',
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['test/browsers/**/*.browsers.ts'],
          globalSetup: 'test/e2e/buildFiles.ts',
          pool: 'forks',
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
