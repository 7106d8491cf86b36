import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { openPage } from '../openPage.ts';
import { buildStyles } from './hosts/buildStyles.ts';

const light = 'rgb(25, 28, 33)';
const dark = 'rgb(233, 235, 238)';

let browser: Browser;
let styles: string;

beforeAll(async () => {
  // Of these browsers, some do not know `light-dark()`.
  styles = await buildStyles(
    ['chrome111', 'safari16.4'],
    'p { top: 0; }\n.own { color: light-dark(red, blue); }',
  );
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
