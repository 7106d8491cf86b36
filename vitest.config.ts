import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './scripts/browserLaunchOptions.ts';
import { timeouts } from './test/timeouts.ts';

/** The limits of every project; none states its own. */
const limits = {
  testTimeout: timeouts.test,
  hookTimeout: timeouts.test,
  expect: { poll: { timeout: timeouts.wait, interval: 10 } },
  env: {
    TEST_WAIT_SECONDS: String(timeouts.wait / 1000),
    TEST_LONG: String(process.env['TEST_LONG'] === 'true'),
  },
};

/** Whole runs take no pictures; a file that is run by itself may. */
const isSeen = process.env['TEST_LONG'] === undefined;

/** A transparent frame is laid out, hit and measured as ever, but nothing in it is rasterised. */
const hideFrames =
  "document.head.appendChild(document.createElement('style')).textContent = 'iframe:not([data-seen]) { opacity: 0 }'";

const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  connectTimeout: timeouts.test,
  provider: playwright({
    launchOptions: browserLaunchOptions(),
    // A click on what can't be clicked would else wait as long as its test may take.
    actionTimeout: timeouts.wait,
    contextOptions: { locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1200, height: 900 },
  orchestratorScripts: isSeen ? [] : [{ content: hideFrames }],
});

/**
 * Returns false where the command line names other projects. Storybook reads every story as its
 * plugin is made: half of the time that a run of one file of another project takes to begin.
 */
function asksFor(project: string): boolean {
  const { project: named = [] } = parseArgs({
    options: { project: { type: 'string', multiple: true } },
    strict: false,
  }).values;
  return named.length === 0 || named.some((name) => name === project || /[*!]/.test(`${name}`));
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...limits,
          name: 'unit',
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/package/**', '**/node_modules/**'],
          setupFiles: ['test/laterDay.ts', 'test/refuseComplaints.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...limits,
          name: 'dom',
          pool: 'threads',
          maxWorkers: 2,
          include: ['test/dom/*.dom.{ts,tsx}'],
          setupFiles: ['test/laterDay.ts', 'test/refuseComplaints.ts', 'test/dom/setup.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...limits,
          name: 'browser',
          isolate: false,
          include: ['src/**/*.test.tsx', 'test/**/*.test.tsx'],
          exclude: ['test/cells/**', '**/node_modules/**'],
          // See decisions/0027: as on a customer's page, where React renders once.
          env: { ...limits.env, TEST_STRICT_MODE: limits.env.TEST_LONG },
          setupFiles: ['test/laterDay.ts', 'test/refuseComplaints.ts', 'test/browser/setup.ts'],
          browser: chromium(),
        },
      },
      {
        extends: './vite.config.ts',
        // Beside the browser tests, in the other lane: see test/run.ts.
        test: {
          ...limits,
          name: 'cells',
          isolate: false,
          include: ['test/cells/*.test.tsx'],
          // As while a partner develops: what is mounted is mounted twice.
          env: { ...limits.env, TEST_STRICT_MODE: 'true' },
          setupFiles: ['test/laterDay.ts', 'test/refuseComplaints.ts', 'test/browser/setup.ts'],
          browser: chromium(),
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [asksFor('storybook') && storybookTest({ configDir: '.storybook' })],
        test: {
          ...limits,
          name: 'storybook',
          isolate: false,
          setupFiles: ['test/browser/promptTimers.ts', 'test/browser/leanReact.ts'],
          browser: chromium(),
        },
      },
      {
        extends: './vite.config.ts',
        // The built package by its own name: no aliases to the sources.
        resolve: { alias: [] },
        test: {
          ...limits,
          name: 'package',
          pool: 'threads',
          maxWorkers: 2,
          environment: 'node',
          include: ['test/package/**/*.test.ts'],
          globalSetup: 'test/package/hosts/installHosts.ts',
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...limits,
          name: 'examples',
          environment: 'node',
          include: ['test/examples/*.examples.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        // The site of the documentation and Storybook, as `npm run check:package` builds them.
        test: {
          ...limits,
          name: 'docs',
          pool: 'threads',
          environment: 'node',
          include: ['test/site/*.site.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...limits,
          // Each look goes to the browser and back, which takes more than to wait.
          expect: { poll: { timeout: timeouts.wait, interval: 50 } },
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.e2e.ts'],
          globalSetup: 'test/e2e/buildFiles.ts',
          pool: 'forks',
          // The files of a worker share its browser, each with contexts of its own.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...limits,
          name: 'browsers',
          environment: 'node',
          include: ['test/browsers/**/*.browsers.ts'],
          globalSetup: 'test/e2e/buildFiles.ts',
          pool: 'forks',
        },
      },
    ],
  },
});
