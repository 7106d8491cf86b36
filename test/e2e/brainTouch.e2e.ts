import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { openPage } from '../openPage.ts';
import { openElementHost, type ElementHost } from './openElementPage.ts';

let host: ElementHost;
let browser: Browser;
let page: Page;
let input: CDPSession;

beforeAll(async () => {
  host = await openElementHost();
  browser = await chromium.launch(browserLaunchOptions());
  page = await openPage(browser, { viewport: { width: 800, height: 500 }, hasTouch: true });
  input = await page.context().newCDPSession(page);
});

afterAll(async () => {
  await browser.close();
  await host.close();
});

/** A viewer below the host's own content, on a screen that doesn't hold both. */
async function openViewer(): Promise<void> {
  const markup = encodeURIComponent('<brainstem-brain-viewer></brainstem-brain-viewer>');
  await page.goto(`${host.url}/?beside&markup=${markup}`);
  await page
    .getByRole('button', { name: /, group, / })
    .first()
    .waitFor();
}

/** Shows all types at once instead of the map. */
async function showAllTypes(): Promise<void> {
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('All types');
  await page.getByRole('button', { name: 'Display' }).click();
  await page.locator('[data-part="cursor"]').waitFor();
}

const scrolled = (): Promise<number> => page.evaluate(() => scrollY);

const looked = (): Promise<string> =>
  page.locator('.react-flow__viewport').evaluate(({ style }) => style.transform);

/** The middle of something in the graph, on the screen. */
async function middleOf(selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not seen.`);
  return { x: box.x + box.width / 2, y: Math.min(480, box.y + box.height / 2) };
}

/** Fingers that go up by 120 pixels, one frame after the other. */
async function swipe(fingers: readonly { x: number; y: number }[]): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0): Promise<unknown> =>
    input.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : fingers.map(({ x, y }, id) => ({ x, y: y - up, id })),
    });
  await send('touchStart');
  for (let up = 10; up <= 120; up += 10) await send('touchMove', up);
  await send('touchEnd');
}

test.each([
  ['a group', '[data-part="group"] button'],
  ['a line', '[data-part="badge"]'],
])(
  'one finger on %s of the map scrolls to its end, then the page, and opens nothing',
  async (_name, selector) => {
    await openViewer();
    await swipe([await middleOf(selector)]);
    for (let more = 0; more < 6 && (await scrolled()) <= 60; more += 1) {
      await swipe([await middleOf('[data-part="graph"]')]);
    }
    await expect.poll(scrolled).toBeGreaterThan(60);
    expect(await page.getByRole('group', { name: 'Side panel' }).count()).toBe(0);
    expect(await page.getByRole('group', { name: 'Place in the map' }).count()).toBe(0);
  },
);

describe('where all types are shown', () => {
  beforeAll(async () => {
    await openViewer();
    await showAllTypes();
  });

  beforeEach(() => page.evaluate(() => scrollTo(0, 0)));

  test.each([
    ['the picture', '.react-flow__pane'],
    ['the label that the keyboard is at', '[data-part="cursor"]'],
  ])('one finger on %s scrolls the page, and moves nothing in it', async (_name, selector) => {
    const before = await looked();
    await swipe([await middleOf(selector)]);
    await expect.poll(scrolled).toBeGreaterThan(60);
    expect(await looked()).toBe(before);
  });

  test.each([
    ['a card', '.react-flow__node'],
    ['a badge', '[data-part="badge"]'],
  ])('one finger on %s scrolls the page, and drags nothing', async (_name, selector) => {
    const target = page.locator(selector).first();
    for (let press = 0; press < 6 && !(await target.isVisible()); press += 1) {
      await page.getByRole('button', { name: 'Zoom in' }).click();
    }
    const before = await looked();
    await swipe([await middleOf(selector)]);
    await expect.poll(scrolled).toBeGreaterThan(60);
    expect(await looked()).toBe(before);
  });
});

test('two fingers move the picture, and the page stays', async () => {
  await openViewer();
  await showAllTypes();
  const before = await looked();
  const { x, y } = await middleOf('.react-flow__pane');
  await swipe([
    { x: x - 60, y },
    { x: x + 60, y },
  ]);
  await expect.poll(looked).not.toBe(before);
  expect(await scrolled()).toBe(0);
});
