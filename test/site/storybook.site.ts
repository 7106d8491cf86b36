import { readFileSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { widgetNames } from '../../src/widgets/widgetNames.ts';
import { openSite } from './openSite.ts';

/** Storybook as `npm run check:package` builds it. */
const folder = '.cache/storybook';

const index = v.object({
  entries: v.record(v.string(), v.object({ id: v.string(), title: v.string(), type: v.string() })),
});
const { entries } = v.parse(index, JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')));

/** The first story of each part of the sidebar: what breaks a build of Storybook breaks them all. */
const firstStories = new Map(
  Object.values(entries)
    .filter(({ type }) => type === 'story')
    .toReversed()
    .map(({ id, title }) => [title.split('/')[0], id]),
);

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(browserLaunchOptions());
});
afterAll(() => browser.close());

test.each([...firstStories.values()])('the built Storybook shows %s', async (id) => {
  const { page } = await openSite(browser, `/iframe.html?id=${id}&viewMode=story`, { folder });
  const story = page.locator('#storybook-root');
  await expect.poll(() => story.innerText()).not.toBe('');
  await page.close();
});

test('the welcome page leads to the stories of each widget', async () => {
  const { page } = await openSite(browser, '/iframe.html?id=welcome--docs&viewMode=docs', {
    folder,
  });
  const cards = page.locator('.widget-cards a');
  await expect.poll(() => cards.count()).toBe(widgetNames.length);
  const paths = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const pages = Object.keys(entries).map((id) => `./?path=/docs/${id}`);
  expect(pages).toEqual(expect.arrayContaining(paths));
  await page.close();
});
