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

// Storybook's own test panel gives every project its one name, so there it gets one.
const themes = process.env['VITEST_STORYBOOK'] === 'true' ? ['light'] : ['light', 'dark'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/package/**', '**/node_modules/**'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['test/browser/setup.ts'],
          browser: chromium(),
        },
      },
      ...themes.map((theme) => ({
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
        test: {
          name: theme === 'light' ? 'storybook' : `storybook-${theme}`,
          browser: chromium(),
        },
      })),
      {
        extends: './vite.config.ts',
        // The built package by its own name: no aliases to the sources.
        resolve: { alias: [] },
        test: { name: 'package', environment: 'node', include: ['test/package/**/*.test.ts'] },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.e2e.ts'],
          pool: 'forks',
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
