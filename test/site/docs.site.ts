import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { kebabCase, tagOf, widgetNames } from '../../src/widgets/widgetNames.ts';
import { openSite, readSite, siteFolder } from './openSite.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(browserLaunchOptions());
});
afterAll(() => browser.close());

test.each(widgetNames)(
  'the page of %s shows it live and fits a phone and a desktop, without a word on the console',
  async (name) => {
    const { page, complaints } = await open(`/widgets/${kebabCase(name)}`);
    await page.locator(tagOf(name)).locator('[data-part]').first().waitFor();
    await page.waitForFunction(
      (tag) =>
        document.querySelector(tag)?.shadowRoot?.querySelector('[aria-busy="true"]') === null,
      tagOf(name),
    );
    expect(await page.locator(tagOf(name)).textContent()).not.toMatch(
      /can’t be shown|Couldn’t show/,
    );
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([width, overflow]).toEqual([width, 0]);
    }
    expect(complaints).toEqual([]);
    await page.close();
  },
);

test('the chat on the first page answers', async () => {
  const { page, complaints } = await open('/quick-start');
  // An element loads its code when it comes near the window.
  await page.locator('brainstem-chat').scrollIntoViewIfNeeded();
  const field = page.getByRole('textbox', { name: 'Message' });
  // The conversation that is open has answers already; each has a button.
  const copies = page.getByRole('button', { name: 'Copy message' });
  await copies.first().waitFor();
  const before = await copies.count();
  await field.fill('Which suppliers delivered late?');
  await field.press('Enter');
  await copies.nth(before).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test('the first page has the code of each framework in a tab', async () => {
  const { page } = await open('/quick-start');
  const shown = {
    Next: 'export const POST = createTokenHandler',
    Vite: 'configureServer',
    Vue: "import { onMounted, onUnmounted } from 'vue'",
    Svelte: "import { onMount } from 'svelte'",
    Express: 'createNodeListener(',
    Fastify: 'createNodeListener(',
    Hono: 'export const brainstemToken = createTokenHandler',
    'Plain HTML': 'loadBrainstem({',
  };
  for (const [name, code] of Object.entries(shown)) {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tabpanel').getByText(code).first().waitFor();
  }
  await page.close();
});

test('the theme editor gives the CSS of the accent that was chosen, and measures its contrast', async () => {
  const { page, complaints } = await open('/theming');
  const button = page.getByRole('cell', { name: /^Main button/ }).first();
  await button.getByText(/^ ?[\d.]+$/).waitFor();
  await page.getByLabel('Accent').fill('#808080');
  await page.getByText('--brainstem-accent: #808080;').waitFor();
  await button.getByText(/^ ?5\.3$/).waitFor();
  // A widget far below the fold waits until it comes near.
  await page.locator('.live-widget-findingsReview').scrollIntoViewIfNeeded();
  for (const part of ['chat', 'sql-connection-form', 'findings-review']) {
    await page.locator(`brainstem-${part} [data-part]`).first().waitFor();
  }
  await page.getByRole('button', { name: 'Neon' }).click();
  await page.getByText('color-scheme: dark;').waitFor();
  expect(await page.getByLabel('Accent').inputValue()).toBe('#2ee6c0');
  expect(complaints).toEqual([]);
  await page.close();
});

test('the search finds a page by what it says', async () => {
  const { page } = await open('/');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.locator('.VPLocalSearchBox').getByRole('searchbox').fill('service actor');
  await page.locator('a[href^="/quick-start"]').first().waitFor();
  await page.close();
});

test('llms.txt lists Markdown pages that are there', () => {
  const listed = [...readSite('llms.txt').matchAll(/\]\(\/([^)]+)\)/g)].map(
    ([, path = '']) => path,
  );
  expect(listed.length).toBeGreaterThan(widgetNames.length + 10);
  expect(listed.filter((path) => !existsSync(join(siteFolder, path)))).toEqual([]);
  expect(readSite('quick-start.md')).toContain('export const POST = createTokenHandler');
  expect(readSite('widgets/chat.md')).not.toContain('<LiveWidget');
});

const open = (path: string) => openSite(browser, path);
