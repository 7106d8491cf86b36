import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { openPage } from '../openPage.ts';
import { openElementHost, type ElementHost } from './openElementPage.ts';

let host: ElementHost;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  host = await openElementHost();
  browser = await chromium.launch({
    ...browserLaunchOptions(),
    // Playwright turns it off, and people’s browsers have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  page = await openPage(browser, { viewport: { width: 800, height: 760 } });
  await page.goto(`${host.url}/?beside&markup=${encodeURIComponent(markup)}`);
  await messageField().waitFor();
});

afterAll(async () => {
  await browser.close();
  await host.close();
});

const markup = '<brainstem-chat></brainstem-chat>';
const messageField = () => page.getByRole('textbox', { name: 'Message' });

test('a widget in an inert part of the page takes no focus and no key, and goes on once the part isn’t inert', async () => {
  const field = messageField();
  await field.fill('A draft');
  await page.evaluate(() => document.querySelector('.box')?.setAttribute('inert', ''));
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  const isWithin = () =>
    page.evaluate(() => document.activeElement?.localName === 'brainstem-chat');
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await isWithin()).toBe(false);
  }
  await page.keyboard.type('nobody reads this?');
  await page.evaluate(() => document.querySelector('.box')?.removeAttribute('inert'));
  expect(await field.inputValue()).toBe('A draft');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Copy message' }).first().waitFor();
});

test('a page that comes back from the back-forward cache has its draft, and goes on', async () => {
  await messageField().fill('A draft');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await page.goto(`${host.url}/?beside&markup=`);
  await page.evaluate(() => history.back());
  await page.locator('html[data-persisted="true"]').waitFor({ state: 'attached' });
  const field = messageField();
  expect(await field.inputValue()).toBe('A draft');
  await field.press('Enter');
  // The answer of before is there, too.
  await page.getByRole('button', { name: 'Copy message' }).nth(1).waitFor();
});
