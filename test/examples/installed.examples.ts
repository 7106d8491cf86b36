import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { expectChat } from './expectChat.ts';
import { expectRoutes } from './expectRoutes.ts';
import { installExamples, npm } from './installExamples.ts';
import { startExample, type RunningExample } from './startExample.ts';

let root: string | undefined;
let browser: Browser | undefined;
let example: RunningExample | undefined;

beforeAll(async () => {
  root = installExamples();
  browser = await chromium.launch(browserLaunchOptions());
}, 900_000);
afterEach(() => example?.stop());
afterAll(async () => {
  await browser?.close();
  if (root !== undefined) rmSync(root, { recursive: true, force: true });
});

async function open(name: string): Promise<string> {
  example = await startExample(name, root);
  return example.url;
}

async function holdChat(url: string): Promise<void> {
  const page = await browser?.newPage();
  if (page === undefined) throw new Error('There is no browser.');
  await expectChat(page, url);
  await page.close();
}

test.each(['node-http', 'express', 'hono', 'next'])(
  'the example %s answers as a backend should',
  async (name) => {
    await expectRoutes(await open(name));
  },
);

test.each(['vue', 'next', 'webpack'])('the example %s holds a conversation', async (name) => {
  await holdChat(await open(name));
});

test('the example vue counts answers, and takes the chat out and in again', async () => {
  const url = await open('vue');
  const page = await browser?.newPage();
  if (page === undefined) throw new Error('There is no browser.');
  await expectChat(page, url);
  await page.getByText('Answers so far: 1').waitFor();
  await page.getByRole('button', { name: 'Hide chat' }).click();
  await page.locator('brainstem-chat').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Show chat' }).click();
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
  await page.close();
});

test.each(['vue', 'webpack', 'next'])('the example %s builds for production', (name) => {
  expect(() => npm(join(root ?? '', 'examples', name), 'run', 'build')).not.toThrow();
});
