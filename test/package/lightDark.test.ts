import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { openPage } from '../openPage.ts';

const light = 'rgb(25, 28, 33)';
const dark = 'rgb(233, 235, 238)';

let browser: Browser;
let styles: string;

beforeAll(async () => {
  styles = await bundledForOlderBrowsers();
  browser = await chromium.launch(browserLaunchOptions());
});

afterAll(() => browser.close());

test('the bundler rewrote what the host says in light-dark()', () => {
  expect(styles).toContain('--lightningcss-light,red');
});

describe.each(['light', 'dark'] as const)('on a machine set to %s', (colorScheme) => {
  test.each([
    ['auto', '', light],
    ['auto', 'light dark', colorScheme === 'dark' ? dark : light],
    ['auto', 'dark', dark],
    ['light', 'dark', light],
    ['dark', 'light', dark],
    ['dark', '', dark],
  ])('theme %s has its colours in a page of scheme “%s”', async (theme, scheme, text) => {
    const page = await openPage(browser, { colorScheme });
    await page.setContent(`<!doctype html><html lang="en" style="color-scheme: ${scheme}">
      <style>${styles}</style>
      <div data-brainstem data-theme="${theme}"><p style="color: var(--_text, red)">Text</p></div>`);
    const drawn = await page.locator('p').evaluate((element) => getComputedStyle(element).color);
    expect(drawn).toBe(text);
    await page.close();
  });
});

/** The kit's sheet as a partner's build leaves it, whose browsers do not know `light-dark()`. */
async function bundledForOlderBrowsers(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'brainstem-sheet-'));
  const sheet = join(root, 'host.css');
  writeFileSync(
    sheet,
    `@import '${resolve('dist/styles.css')}';\np { top: 0; }
.own { color: light-dark(red, blue); }`,
  );
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { cssTarget: ['chrome111', 'safari16.4'], rolldownOptions: { input: sheet } },
  });
  const assets = join(root, 'dist/assets');
  const [name = ''] = readdirSync(assets).filter((file) => file.endsWith('.css'));
  const text = readFileSync(join(assets, name), 'utf8');
  rmSync(root, { recursive: true });
  return text;
}
