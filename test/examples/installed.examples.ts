import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { expectChat } from './expectChat.ts';
import { expectEveryElement } from './expectEveryElement.ts';
import { expectOwnChat, expectReview } from './expectOwnMarkup.ts';
import { expectRoutes } from './expectRoutes.ts';
import { installExamples, npm } from './installExamples.ts';
import { freePorts, startExample, type RunningExample } from './startExample.ts';
import { openPage } from '../openPage.ts';

let root: string | undefined;
let example: RunningExample | undefined;

// Tens of thousands of files come and go, which takes minutes on a busy disk.
beforeAll(async () => {
  root = await installExamples();
}, 900_000);
afterEach(() => example?.stop());
afterAll(() => {
  if (root !== undefined) rmSync(root, { recursive: true, force: true });
}, 900_000);

async function open(name: string): Promise<string> {
  example = await startExample(name, root);
  return example.url;
}

/** Opens a page in a browser of its own, which is gone when the next example needs the machine. */
async function inBrowser(look: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    await look(await openPage(browser));
  } finally {
    await browser.close();
  }
}

test.each(['node-http', 'express', 'hono', 'next'])(
  'the example %s answers as a backend should',
  async (name) => {
    await expectRoutes(await open(name));
  },
);

test.each(['vue', 'next', 'webpack', 'rspack', 'solid', 'angular'])(
  'the example %s holds a conversation',
  async (name) => {
    const url = await open(name);
    await inBrowser((page) => expectChat(page, url));
  },
);

test.each(['vue', 'solid', 'angular'])(
  'the example %s counts answers, and takes the chat out and in again',
  async (name) => {
    const url = await open(name);
    await inBrowser(async (page) => {
      await expectChat(page, url);
      await page.getByText('Answers so far: 1').waitFor();
      await page.getByRole('button', { name: 'Hide chat' }).click();
      await page.locator('brainstem-chat').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Show chat' }).click();
      await page.getByRole('textbox', { name: 'Message' }).waitFor();
    });
  },
);

test.each(['vue', 'webpack', 'rspack', 'solid', 'angular'])(
  'the page of the example %s shows every widget as an element',
  async (name) => {
    const url = await open(name);
    await inBrowser((page) => expectEveryElement(page, url));
  },
);

test('the example vue-core approves a finding in its own markup, and undoes it', async () => {
  const url = await open('vue-core');
  await inBrowser((page) => expectReview(page, url));
});

test('the example svelte-core holds a conversation in its own markup', async () => {
  const url = await open('svelte-core');
  await inBrowser((page) => expectOwnChat(page, url));
});

test('the tests of the example testing pass with Vitest and jsdom, in a browser, and with Playwright', async () => {
  vi.stubEnv('CHROMIUM_PATH', browserLaunchOptions().executablePath);
  vi.stubEnv('PORT', String(await freePorts()));
  const folder = join(root ?? '', 'examples', 'testing');
  await npm(folder, 'test');
  expect(existsSync(join(folder, 'test-results/.last-run.json'))).toBe(true);
  vi.unstubAllEnvs();
});

test.each([
  ['vue', 'dist/index.html'],
  ['vue-core', 'dist/index.html'],
  ['svelte-core', 'dist/index.html'],
  ['webpack', 'dist/main.js'],
  ['rspack', 'dist/main.js'],
  ['solid', 'dist/index.html'],
  ['angular', 'dist/browser/index.html'],
  ['next', '.next/BUILD_ID'],
])('the example %s builds for production', async (name, made) => {
  const folder = join(root ?? '', 'examples', name);
  await npm(folder, 'run', 'build');
  expect(existsSync(join(folder, made))).toBe(true);
});
