import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../openPage.ts';
import { openElementHost, type ElementHost } from './openElementPage.ts';
import { sharedBrowser } from './sharedBrowser.ts';

let host: ElementHost;
let page: Page;

beforeAll(async () => {
  host = await openElementHost();
  page = await openPage(await sharedBrowser(), {
    viewport: { width: 390, height: 800 },
    isMobile: true,
    hasTouch: true,
  });
});

afterAll(async () => {
  await page.close();
  await host.close();
});

test.each([
  ['chat', 'Message'],
  ['findings-review', 'Search findings'],
  ['sql-connection-form', 'Host'],
])('a phone does not zoom to the fields of %s, whose text is large enough', async (name, field) => {
  await page.goto(
    `${host.url}/?markup=${encodeURIComponent(`<brainstem-${name}></brainstem-${name}>`)}`,
  );
  await page.getByLabel(field, { exact: true }).first().waitFor({ state: 'attached' });
  const sizes = await page
    .locator('input:not([type=checkbox], [type=radio], [type=file]), select, textarea')
    .evaluateAll((fields) =>
      fields.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
    );
  expect(sizes).not.toEqual([]);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});
