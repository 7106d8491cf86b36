import type { CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../openPage.ts';
import { openElementHost, type ElementHost } from './openElementPage.ts';
import { sharedBrowser } from './sharedBrowser.ts';

let host: ElementHost;
let page: Page;
let input: CDPSession;

beforeAll(async () => {
  host = await openElementHost();
  const screen = { viewport: { width: 800, height: 500 }, hasTouch: true };
  page = await openPage(await sharedBrowser(), screen);
  input = await page.context().newCDPSession(page);
  await page.goto(`${host.url}/?beside&markup=`);
});

afterAll(async () => {
  await page.close();
  await host.close();
});

/** Puts a new viewer below the host's own content, on a screen that doesn't hold both. */
async function openViewer(): Promise<void> {
  await page.evaluate(() => {
    const viewer = document.createElement('brainstem-brain-viewer');
    document.querySelector('.box')?.replaceChildren(viewer);
    scrollTo(0, 0);
  });
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

test('one finger on a group or a line of the map scrolls to its end, then the page, and opens nothing', async () => {
  for (const selector of ['[data-part="group"] button', '[data-part="badge"]']) {
    await openViewer();
    await swipe([await middleOf(selector)]);
    for (let more = 0; more < 6 && (await scrolled()) <= 60; more += 1) {
      await swipe([await middleOf('[data-part="graph"]')]);
    }
    await expect.poll(scrolled, { message: selector }).toBeGreaterThan(60);
    expect(await page.getByRole('group', { name: 'Side panel' }).count(), selector).toBe(0);
    expect(await page.getByRole('group', { name: 'Place in the map' }).count(), selector).toBe(0);
  }
});

test('where all types are shown, two fingers move the picture, and one on anything scrolls the page and drags nothing', async () => {
  await openViewer();
  await showAllTypes();
  // The clicks may have scrolled to what they press.
  await page.evaluate(() => scrollTo(0, 0));
  const pane = '.react-flow__pane';
  const untouched = await looked();
  const { x, y } = await middleOf(pane);
  await swipe([
    { x: x - 60, y },
    { x: x + 60, y },
  ]);
  await expect.poll(looked).not.toBe(untouched);
  expect(await scrolled()).toBe(0);

  for (const selector of [
    pane,
    '[data-part="cursor"]',
    '.react-flow__node',
    '[data-part="badge"]',
  ]) {
    await page.evaluate(() => scrollTo(0, 0));
    const target = page.locator(selector).first();
    for (let press = 0; press < 6 && !(await target.isVisible()); press += 1) {
      await page.getByRole('button', { name: 'Zoom in' }).click();
    }
    const before = await looked();
    await swipe([await middleOf(selector)]);
    await expect.poll(scrolled, { message: selector }).toBeGreaterThan(60);
    expect(await looked(), selector).toBe(before);
  }
});
