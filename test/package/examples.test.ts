import { chromium, type Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { expectChat } from '../examples/expectChat.ts';
import { expectRoutes } from '../examples/expectRoutes.ts';
import { startExample, type RunningExample } from '../examples/startExample.ts';
import { openPage } from '../openPage.ts';

let example: RunningExample;
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(browserLaunchOptions());
});
afterEach(() => example.stop());
afterAll(() => browser.close());

test.each(['node-http', 'hono'])('the example %s answers as a backend should', async (name) => {
  example = await startExample(name);
  await expectRoutes(example.url);
});

test('the example html holds a conversation under the strictest policy', async () => {
  example = await startExample('html');
  const page = await openPage(browser);
  await expectChat(page, example.url);
  const policy = (await fetch(example.url)).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[\w+/]{22}=='; style-src 'nonce-/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Which suppliers delivered late?').waitFor({ state: 'hidden' });
  const outside = await fetch(`${example.url}/brainstem/..%2f..%2fpackage.json`);
  expect(outside.status).toBe(404);
});
